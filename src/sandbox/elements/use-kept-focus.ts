import { useLayoutEffect, useRef } from 'preact/hooks';

/**
 * Keeps the keyboard in a place. What had the focus may go with what it does, as an option does that
 * is chosen; the keys of the place would then be dead.
 *
 * @param find the place, once it is drawn
 * @param wanted finds what in the place takes the focus over
 */
export function useKeptFocus(find: () => HTMLElement | null | undefined, wanted: string): void {
  const had = useRef(false);
  had.current = hasFocus(find());
  useLayoutEffect(() => {
    const place = find();
    if (!had.current || hasFocus(place)) return;
    place?.querySelector<HTMLElement>(wanted)?.focus({ preventScroll: true });
  });
}

function hasFocus(place: HTMLElement | null | undefined): boolean {
  return place?.contains(document.activeElement) ?? false;
}
