/**
 * The order of passive abilities by the letter of 2.3.2 and 2.3.3, with no shortcut: an oracle for
 * `dependency.ts`. Every pair is tried, every chain is walked, every answer is compared in full.
 */

import { passiveConditionHolds } from '../board/abilities-at-work.ts';
import { applyChange, changeOf } from '../board/alteration.ts';
import { baseTraits } from '../board/characteristics.ts';
import type { Traits } from '../cards/compile.ts';
import { TERRAINS } from '../cards/vocabulary.ts';
import { itemAt, requireValue } from '../rules/require.ts';
import type { Draft } from '../state/game.ts';
import { objectAt } from '../state/lookup.ts';
import { isAtWork } from '../state/object.ts';
import type { Altering, Working } from '../state/working-state.ts';

type State = Pick<Working, 'traits' | 'terrains' | 'considered'>;

/** The facts of one ability that 2.3.2.d, e and f tell apart. */
interface Facts {
  exists: boolean;
  appliesTo: string;
  does: string;
}

/** Returns the earliest ability that depends on none, or only on ones that depend on it (2.3.3). */
export function literalNext(draft: Draft, state: State, waiting: readonly Altering[]): Altering {
  const direct = new Map(
    waiting.map((a) => [a, waiting.filter((b) => a !== b && dependsOn(draft, state, a, b))]),
  );
  const all = new Map(waiting.map((a) => [a, reachableFrom(a, direct)]));
  const free = waiting.filter((a) =>
    [...requireValue(all.get(a), 'a')].every((b) => b === a || all.get(b)?.has(a)),
  );
  return free.reduce((first, one) => (one.object < first.object ? one : first));
}

/** Returns all that can be reached by one or more arrows (2.3.2.g). */
function reachableFrom(from: Altering, direct: ReadonlyMap<Altering, Altering[]>): Set<Altering> {
  const found = new Set<Altering>();
  const visit = (one: Altering) => {
    for (const next of direct.get(one) ?? []) {
      if (found.has(next)) continue;
      found.add(next);
      visit(next);
    }
  };
  visit(from);
  return found;
}

function dependsOn(draft: Draft, state: State, a: Altering, b: Altering): boolean {
  const before = factsOf(draft, state, a);
  const after = factsOf(draft, applyOne(draft, state, b), a);
  return (
    before.exists !== after.exists ||
    before.appliesTo !== after.appliesTo ||
    before.does !== after.does
  );
}

function factsOf(draft: Draft, state: State, altering: Altering): Facts {
  return withWorking(draft, state, () => {
    const exists = existsIn(draft, state, altering);
    if (!exists || !passiveConditionHolds(draft, altering))
      return { exists, appliesTo: '', does: '' };
    const change = changeOf(draft, altering);
    if ('regions' in change) {
      return { exists, appliesTo: change.regions.join(), does: change.terrains.join() };
    }
    if ('expeditions' in change) {
      return { exists, appliesTo: change.expeditions.join(), does: change.as };
    }
    return {
      exists,
      appliesTo: change.objects.map(({ id }) => id).join(),
      does: JSON.stringify(change.objects.map(({ value }) => value)),
    };
  });
}

/** Returns the state with one more ability applied; the given one stays as it is. */
function applyOne(draft: Draft, state: State, altering: Altering): State {
  return withWorking(draft, state, () => {
    const traits = new Map(state.traits);
    const terrains = [...requireValue(state.terrains, 'state.terrains')];
    let { considered } = state;
    if (existsIn(draft, state, altering) && passiveConditionHolds(draft, altering)) {
      const change = changeOf(draft, altering);
      if ('regions' in change) {
        for (const region of change.regions) {
          const kept = change.keep ? itemAt(terrains, region, 'terrains') : [];
          const now = [...kept, ...change.terrains];
          terrains[region] = TERRAINS.filter((terrain) => now.includes(terrain));
        }
      } else if ('expeditions' in change) {
        const { expeditions, as } = change;
        considered = [...considered, ...expeditions.map((expedition) => ({ expedition, as }))];
      } else {
        for (const { id, value } of change.objects) {
          traits.set(id, applyChange(traitsIn(draft, state, id), altering, value));
        }
      }
    }
    return { traits, terrains, considered };
  });
}

function traitsIn(draft: Draft, state: State, id: number): Traits {
  return state.traits?.get(id) ?? baseTraits(draft, objectAt(draft, id));
}

function existsIn(draft: Draft, state: State, { object, key }: Altering): boolean {
  if (!isAtWork(objectAt(draft, object).zone)) return true;
  return traitsIn(draft, state, object).abilities.entries.some((entry) => entry.key === key);
}

function withWorking<T>(draft: Draft, state: State, what: () => T): T {
  const before = draft.working;
  draft.working = { ...requireValue(before, 'draft.working'), ...state };
  const result = what();
  draft.working = before;
  return result;
}
