/**
 * Brings a place to life. Where that fails, what stands there stays as it is, and its reader is told
 * in the words of `data-failed`, with a button that tries again (`data-again`). Does nothing where it
 * is alive or about to be: the press of that button wakes a sandbox that is woken by any press.
 *
 * @param act does it; what it throws is what failed
 */
export async function awaken(place: HTMLElement, act: () => Promise<void>): Promise<void> {
  if (place.dataset.state) return;
  place.dataset.state = 'waking';
  try {
    await act();
  } catch (error) {
    console.error(error);
    delete place.dataset.state;
    tell(place, () => awaken(place, act));
  }
}

function tell(place: HTMLElement, again: () => Promise<void>): void {
  const notice = place.querySelector('.desk .notice') ?? place.querySelector('.notice');
  const said = document.createElement('p');
  said.textContent = place.dataset.failed ?? '';
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = place.dataset.again ?? '';
  button.addEventListener('click', () => {
    if (document.activeElement === button) keepFocus(place);
    notice?.replaceChildren();
    void again();
  });
  notice?.replaceChildren(said, button);
}

/** Gives the focus to what stays where a button is taken away that has it. */
function keepFocus(place: HTMLElement): void {
  const control = place.querySelector<HTMLElement>('.control.main');
  if (!control) place.tabIndex = -1;
  (control ?? place).focus({ preventScroll: true });
}
