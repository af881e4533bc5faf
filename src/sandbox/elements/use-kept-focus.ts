import { useLayoutEffect, useRef } from 'preact/hooks';

/**
 * Keeps the focus in a place when the focused element is removed, as an option is when it is chosen:
 * otherwise the keys of the place would stop working.
 *
 * @param find the place, once it is drawn
 * @param wanted selects the element in the place that then takes the focus
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
