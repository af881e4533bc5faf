/**
 * Picks: targets and choices, made just before the step that needs them (6.1.g, 6.5.b), in
 * initiative order when several players pick (6.1.h).
 */

import { amount } from '../board/amount.ts';
import { findObjects } from '../board/filter.ts';
import type { ObjectReference } from '../cards/ability.ts';
import { becameOf } from '../state/bindings.ts';
import { namedIds, presentObject } from '../state/context.ts';
import { playersOf } from '../state/player.ts';
import { zoneOf } from '../state/zone.ts';
import {
  type Build,
  bindPicked,
  contextOfBuild,
  forDoer,
  isDeclared,
  type Picking,
} from './build.ts';
import { pickChosen } from './choice.ts';
import { pickTargets } from './target.ts';

/**
 * Returns the objects that a reference means, as present ids; ids of what is gone stay as they were.
 * Null while a decision waits. `top` references are not for this function: their cards may not be
 * there yet.
 */
export function pickObjects(
  build: Build,
  reference: ObjectReference,
  picking: Picking,
): readonly number[] | null {
  const { draft } = build;
  if (isDeclared(reference))
    return bindPicked(build, presentIds(build, reference.declared), reference.as);
  const named = namedIds(reference, contextOfBuild(build));
  if (named !== null) return presentIds(build, named);
  if (typeof reference === 'string') return [];
  if ('all' in reference) {
    const found = findObjects(draft, reference.all, forDoer(build, picking.doer));
    const fit = build.suits ? found.filter(build.suits) : found;
    return bindPicked(
      build,
      fit.map(({ id }) => id),
      undefined,
    );
  }
  if ('top' in reference) {
    const [owner = build.controller] = playersOf(
      draft,
      reference.of ?? 'you',
      contextOfBuild(build),
    );
    const count = amount(draft, reference.top, contextOfBuild(build));
    return bindPicked(build, zoneOf(draft, 'deck', owner).slice(0, count), undefined);
  }
  if ('target' in reference) return pickTargets(build, reference, picking);
  if ('choose' in reference) return pickChosen(build, reference, picking);
  return [];
}

function presentIds(build: Build, ids: readonly number[]): readonly number[] {
  return ids.map((id) => {
    const now = presentObject(build.draft, id, contextOfBuild(build))?.id ?? id;
    if (now !== id) build.followed = isScouted(build, now, id) ? 'scouted' : 'moved';
    return now;
  });
}

/** Whether an object was found in Reserve only because its Scout ability sent it there (7.4.5.e). */
function isScouted({ draft, bindings }: Build, now: number, id: number): boolean {
  return draft.objects[now]?.scoutedFrom === id && becameOf(bindings.moved, id) === undefined;
}
