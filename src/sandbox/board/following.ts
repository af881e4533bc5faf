/**
 * Following: the page scrolls only where something that a step is about cannot be seen, and then so
 * that the whole board is in view, if it fits between the header and the controls.
 */

/** A stretch from an upper to a lower edge, in pixels of the screen. */
export interface Stretch {
  readonly top: number;
  readonly bottom: number;
}

/** Pixels kept free around the thing that is scrolled to. */
const MARGIN = 8;

/**
 * Returns how far the page has to scroll down, in pixels; 0 where all things of a step are in sight.
 *
 * @param wanted the things that a step is about; without any, nothing scrolls
 * @param board the whole board
 * @param free the visible part, between the header and the controls
 */
export function scrollTo(wanted: readonly Stretch[], board: Stretch, free: Stretch): number {
  const isInSight = ({ top, bottom }: Stretch) => top >= free.top && bottom <= free.bottom;
  if (wanted.every(isInSight)) return 0;
  if (board.bottom - board.top <= free.bottom - free.top) return shortestWay(board, free);
  const top = Math.min(...wanted.map((each) => each.top)) - MARGIN;
  const bottom = Math.max(...wanted.map((each) => each.bottom)) + MARGIN;
  return shortestWay({ top, bottom }, free);
}

/** The shortest way that brings a stretch between two edges; its upper part where it is too high. */
function shortestWay({ top, bottom }: Stretch, free: Stretch): number {
  if (top < free.top || bottom - top > free.bottom - free.top) return top - free.top;
  return Math.max(0, bottom - free.bottom);
}
