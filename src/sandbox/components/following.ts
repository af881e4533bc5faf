/**
 * Following: on a low screen the controls lie over the board, and the header over its upper edge. The
 * page scrolls so that what a step is about can be seen between them.
 */

/** A stretch from an upper to a lower edge, in pixels of the screen. */
export interface Stretch {
  readonly top: number;
  readonly bottom: number;
}

/** Pixels kept free around what is followed. */
const MARGIN = 8;

/**
 * How far the page has to scroll down, in pixels; 0 where nothing need move. The controls stay where
 * they are under the finger: they lie at the lower edge of the screen before and after.
 *
 * @param wanted what a step is about; nothing scrolls for nothing
 * @param board the whole board
 * @param free what can be seen, between the header and the controls
 */
export function scrollTo(wanted: readonly Stretch[], board: Stretch, free: Stretch): number {
  if (wanted.length === 0) return 0;
  const top = Math.min(...wanted.map((each) => each.top)) - MARGIN;
  const bottom = Math.max(...wanted.map((each) => each.bottom)) + MARGIN;
  const most = Math.max(0, board.bottom - free.bottom);
  if (bottom - top > free.bottom - free.top) {
    return Math.min(most, (top + bottom - free.top - free.bottom) / 2);
  }
  if (bottom > free.bottom) return Math.min(most, bottom - free.bottom);
  return Math.min(0, top - free.top);
}
