import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/**
 * Keeps the keyboard in a place. What had the focus may go with what it does, as an option does that
 * is chosen; the keys of the place would then be dead.
 *
 * @param wanted finds what in the place takes the focus over
 */
export function useKeptFocus(place: RefObject<HTMLElement | null>, wanted: string): void {
  const had = useRef(false);
  had.current = hasFocus(place);
  useLayoutEffect(() => {
    if (!had.current || hasFocus(place)) return;
    place.current?.querySelector<HTMLElement>(wanted)?.focus({ preventScroll: true });
  });
}

function hasFocus({ current }: RefObject<HTMLElement | null>): boolean {
  return current?.contains(document.activeElement) ?? false;
}
