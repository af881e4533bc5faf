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
  const last: { focus?: FocusEvent; hover?: PointerEvent } = {};
  let isBegun = false;

  const hold = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push(event);
  };
  const holdPress = (event: MouseEvent) => {
    const pressed = event.target instanceof Element && event.target.closest(PRESSED);
    const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && event.button === 0;
    if (pressed && isPlain) hold(event);
  };
  const begin = (event: Event) => {
    if (event instanceof FocusEvent) last.focus = event;
    if (event instanceof PointerEvent && event.type === 'pointerover') last.hover = event;
    if (event instanceof KeyboardEvent && isShortcut(event)) hold(event);
    if (isBegun) return;
    isBegun = true;
    document.addEventListener('click', holdPress, true);
    void load()
      .catch(() => {})
      .finally(ready);
  };
  const ready = () => {
    document.removeEventListener('click', holdPress, true);
    for (const sign of SIGNS_OF_USE) document.removeEventListener(sign, begin, true);
    for (const event of held) event.target?.dispatchEvent(again(event));
    const { focus, hover } = last;
    if (focus?.target === document.activeElement) focus?.target?.dispatchEvent(again(focus));
    if (hover?.target instanceof Element && hover.target.matches(':hover')) {
      hover.target.dispatchEvent(again(hover));
    }
  };
  for (const sign of SIGNS_OF_USE) document.addEventListener(sign, begin, true);
}

/** The keys that open the search, which a browser may have taken for its own. */
function isShortcut({ key, ctrlKey, metaKey, target }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k';
  return key === '/' && !(target instanceof Element && target.closest('input, textarea, select'));
}

function again(event: Event): Event {
  if (event instanceof KeyboardEvent) return new KeyboardEvent(event.type, event);
  if (event instanceof FocusEvent) return new FocusEvent(event.type, event);
  return new PointerEvent(event.type, event as PointerEvent);
}
