/** What first happens on a page that somebody uses. */
const SIGNS_OF_USE = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const;

/** What is pressed for something that a page loads only once it is used. */
const PRESSED =
  '.quote-tools button, [aria-controls="search-dialog"], main :is(.term, .ref, .entry, .card-link)';
const SEARCH_BUTTON = '[aria-controls="search-dialog"]';

/**
 * Loads, when a page is first used, what it did without until then. What was pressed, focused or
 * typed meanwhile happens again once that is there; where it cannot be loaded, links stay links.
 * Until then a page does without 5.8 kB (brotli) of scripts, an eighth of what a rule's page loads.
 *
 * @param load loads what listens to the page
 */
export function onFirstUse(load: () => Promise<unknown>): void {
  const held: (() => void)[] = [];
  const last: { focus?: FocusEvent; hover?: PointerEvent } = {};
  let isBegun = false;
  let opensSearch = false;

  const hold = (
    event: Event,
    repeat: () => void = () => void event.target?.dispatchEvent(again(event)),
  ) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push(repeat);
  };
  const holdKey = (event: KeyboardEvent) => {
    if (opensSearch && isTyped(event)) hold(event, () => typeIn(event.key));
    else if (isShortcut(event)) {
      opensSearch = true;
      hold(event);
    }
  };
  const holdPress = (event: MouseEvent) => {
    const pressed = event.target instanceof Element && event.target.closest(PRESSED);
    const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && event.button === 0;
    if (!pressed || !isPlain) return;
    opensSearch ||= pressed.matches(SEARCH_BUTTON);
    hold(event);
  };
  const begin = (event: Event) => {
    if (event instanceof FocusEvent) last.focus = event;
    if (event instanceof PointerEvent && event.type === 'pointerover') last.hover = event;
    if (event instanceof KeyboardEvent) holdKey(event);
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
    for (const repeat of held) repeat();
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

/** Whether a key is part of what is searched, Enter at its end included. */
function isTyped({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return (key.length === 1 || key === 'Enter') && !ctrlKey && !metaKey && !altKey;
}

/** Types into the box that has the focus. */
function typeIn(key: string): void {
  const box = document.activeElement;
  if (!(box instanceof HTMLInputElement)) return;
  if (key === 'Enter') box.form?.requestSubmit();
  else {
    box.setRangeText(key, box.selectionStart ?? 0, box.selectionEnd ?? 0, 'end');
    box.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
}

function again(event: Event): Event {
  if (event instanceof KeyboardEvent) return new KeyboardEvent(event.type, event);
  if (event instanceof FocusEvent) return new FocusEvent(event.type, event);
  return new PointerEvent(event.type, event as PointerEvent);
}
