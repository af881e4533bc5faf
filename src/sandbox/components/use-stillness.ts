import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/**
 * Keeps the lower edge of a place where it is on the screen when something above it comes or goes, so
 * that what is pressed again and again stays under the finger: the page is scrolled instead. A place
 * that sticks to the edge of the screen stays there by itself.
 *
 * @param moment what comes or goes; nothing is measured as long as it stays the same
 */
export function useStillness(place: RefObject<HTMLElement | null>, moment: unknown): void {
  const last = useRef(moment);
  const edge = useRef<number | null>(null);
  if (last.current !== moment) {
    last.current = moment;
    edge.current = lowerEdge(place);
  }
  useLayoutEffect(() => {
    const before = edge.current;
    const after = lowerEdge(place);
    edge.current = null;
    if (before === null || after === null || before === after) return;
    scrollBy({ top: after - before, behavior: 'instant' });
  }, [moment]);
}

function lowerEdge({ current }: RefObject<HTMLElement | null>): number | null {
  return current?.getBoundingClientRect().bottom ?? null;
}
