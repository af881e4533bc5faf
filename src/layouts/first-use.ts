/** What first happens on a page that somebody uses. */
const SIGNS_OF_USE = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const;

/** What is pressed for something that a page loads only once it is used. */
const PRESSED =
  '.quote-tools button, [aria-controls="search-dialog"], main :is(.term, .ref, .entry)';

/**
 * Loads, when a page is first used, what it did without until then. What was pressed, focused or
 * typed meanwhile happens again once that is there; where it cannot be loaded, links stay links.
 *
 * @param load loads what listens to the page
 */
export function onFirstUse(load: () => Promise<unknown>): void {
  const held: Event[] = [];
  let focused: EventTarget | null = null;
  let isReady = false;
  const begin = (event: Event) => {
    if (event.type === 'focusin') focused = event.target;
    if (event.type === 'keydown' && isShortcut(event as KeyboardEvent)) hold(event);
    for (const sign of SIGNS_OF_USE) document.removeEventListener(sign, begin, true);
    document.addEventListener('click', holdPress, true);
    void load().then(
      () => {
        ready();
        if (focused instanceof Element && focused === document.activeElement) {
          focused.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
        }
      },
      () => ready(),
    );
  };
  const hold = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push(event);
  };
  const holdPress = (event: MouseEvent) => {
    const pressed = event.target instanceof Element && event.target.closest(PRESSED);
    const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && event.button === 0;
    if (!isReady && pressed && isPlain) hold(event);
  };
  const ready = () => {
    isReady = true;
    document.removeEventListener('click', holdPress, true);
    for (const event of held.splice(0)) event.target?.dispatchEvent(again(event));
  };
  for (const sign of SIGNS_OF_USE) document.addEventListener(sign, begin, true);
}

/** The keys that open the search, which a browser may have taken for its own. */
function isShortcut({ key, ctrlKey, metaKey, target }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k';
  return key === '/' && !(target instanceof Element && target.closest('input, textarea, select'));
}

function again(event: Event): Event {
  if (event instanceof KeyboardEvent) return new KeyboardEvent('keydown', event);
  return new PointerEvent('click', event as PointerEvent);
}
