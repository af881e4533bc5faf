/**
 * Loads and starts a sandbox. Does nothing where it is loading or has started: the retry button is
 * inside the sandbox, so that pressing it is an interaction that starts the sandbox too. On failure the
 * static content stays, with the message of `data-failed` and a retry button (`data-again`).
 *
 * @param act loads and starts it; throws on failure
 */
export async function startSandbox(place: HTMLElement, act: () => Promise<void>): Promise<void> {
  if (place.dataset.state) return;
  place.dataset.state = 'loading';
  const retry = place.querySelector('.notice button');
  try {
    await act();
    // A button that gets the focus starts the sandbox, which removes it.
    if (retry && document.activeElement === document.body) keepFocus(place);
  } catch (error) {
    console.error(error);
    delete place.dataset.state;
    tellFailure(place, () => startSandbox(place, act));
  }
}

function tellFailure(place: HTMLElement, again: () => Promise<void>): void {
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

/** Moves the focus off a button that is removed. */
function keepFocus(place: HTMLElement): void {
  const control = place.querySelector<HTMLElement>('.control.main');
  if (!control) place.tabIndex = -1;
  (control ?? place).focus({ preventScroll: true });
}
