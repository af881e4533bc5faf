/** The objects that an Emblem is about (6.3.i). */

import { becameOf } from './bindings.ts';
import type { Game } from './game.ts';
import { type Emblem, type GameObject, hidesFaces } from './object.ts';

/** Returns the objects that an Emblem is about and that all may see, besides the one bearing it. */
export function boundObjects(
  { objects }: Pick<Game, 'objects'>,
  { source, bindings }: Emblem,
): readonly GameObject[] {
  return bindings.it.flatMap((id) => {
    const object = id === source ? null : objects[becameOf(bindings.moved, id) ?? id];
    if (!object || object.card < 0 || object.id === source) return [];
    return hidesFaces(object.zone) ? [] : [object];
  });
}
