/** Contexts of texts: how one begins, and the objects that a text refers to in it (7.2). */

import type { ObjectReference } from '../cards/ability.ts';
import { itemAt } from '../rules/require.ts';
import { type Bindings, becameOf, type Context, NO_BINDINGS } from './bindings.ts';
import type { Draft } from './game.ts';
import { compiledOf, objectAt } from './lookup.ts';
import { type GameObject, isHidden } from './object.ts';
import { stillExists } from './zone.ts';

/** Returns a context for an object's own ability, with nothing named yet. */
export function contextOf(object: GameObject, bindings: Bindings = NO_BINDINGS): Context {
  return { me: object.id, controller: object.player, bindings };
}

/**
 * Returns ids that a reference means without any pick, as they were named; null when it needs a pick.
 */
export function namedIds(reference: ObjectReference, context: Context): readonly number[] | null {
  switch (reference) {
    case 'me':
      return context.me > 0 ? [context.me] : [];
    case 'it':
      return context.bindings.it;
    case 'that':
      return context.bindings.that;
    case 'rest':
      return context.bindings.revealed.filter((id) => !context.bindings.picked.includes(id));
  }
  if ('as' in reference && !('target' in reference) && !('choose' in reference)) {
    return context.bindings.named[reference.as] ?? [];
  }
  return null;
}

/**
 * Returns the object that `id` stands for now: itself while it exists, else the object that it became
 * by this effect, unless in a hidden zone (2.1.f, 2.1.g), else the one that it became by its Scout
 * ability, if the effect is that of the Character's own Reaction (7.4.5.e).
 */
export function presentObject(
  draft: Draft,
  id: number,
  { me, bindings }: Pick<Context, 'me' | 'bindings'>,
): GameObject | null {
  let at = id;
  for (let moves = 0; moves < 100; moves++) {
    if (stillExists(draft, at)) return objectAt(draft, at);
    const next = becameOf(bindings.moved, at);
    if (next === undefined) return id === me ? scoutedObject(draft, id) : null;
    if (isHidden(objectAt(draft, next).zone)) return null;
    at = next;
  }
  return null;
}

function scoutedObject(draft: Draft, id: number): GameObject | null {
  const object = draft.objects[id];
  if (!object || object.slot < 0 || compiledOf(draft, object).type !== 'character') return null;
  const now = draft.objects[itemAt(draft.things, object.slot, 'things')];
  return now && now.scoutedFrom === id ? now : null;
}
