/**
 * Brings a place to life. Where that fails, what stands there stays as it is, and its reader is told
 * in the words of `data-failed`, with a button that tries again (`data-again`).
 *
 * @param act does it; what it throws is what failed
 */
export async function awaken(place: HTMLElement, act: () => Promise<void>): Promise<void> {
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
    notice?.replaceChildren();
    void again();
  });
  notice?.replaceChildren(said, button);
}
