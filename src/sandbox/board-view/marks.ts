/** Marks on the board at a moment. Things by key, places by their names, see `place.ts`. */

import type { CardFace, EmblemFace } from './board.ts';
import type { BoardChanges } from './board-changes.ts';
import { place } from './place.ts';

export interface Marks extends BoardChanges {
  /** Things and places that can be chosen now. */
  readonly options: ReadonlySet<string>;
  readonly chosen: ReadonlySet<string>;
  /** Keys of the things that differ from the board beside it. */
  readonly differs: ReadonlySet<string>;
}

export const UNMARKED: Marks = {
  touched: new Set(),
  from: new Map(),
  came: new Map(),
  options: new Set(),
  chosen: new Set(),
  differs: new Set(),
};

/**
 * The marks as a part of the board is drawn with: none where nothing in it is marked, so that it need
 * not be drawn anew for what is marked elsewhere.
 */
export function marksOn(
  marks: Marks,
  faces: readonly (CardFace | EmblemFace)[],
  ...places: readonly string[]
): Marks {
  const { touched, came, options, chosen, differs } = marks;
  const isMarked = (at: string) => came.has(at) || options.has(at) || chosen.has(at);
  return places.some(isMarked) ||
    faces.some(
      ({ key, object }) => touched.has(key) || differs.has(key) || isMarked(place.object(object)),
    )
    ? marks
    : UNMARKED;
}

/** How a place can be pressed. */
export function pressAt({ options, chosen }: Marks, at: string) {
  return { at, option: options.has(at), chosen: chosen.has(at) };
}
