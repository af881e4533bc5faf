/** Exchange cards (7.3.12), or boosts (7.3.11). */

import type { Step } from '../cards/ability.ts';
import type { Build } from '../choices/build.ts';
import { pickObjects } from '../choices/pick.ts';
import { pickPlayers } from '../choices/place-pick.ts';
import type { Draft } from '../state/game.ts';
import { objectAt } from '../state/lookup.ts';
import { BOOST, EXHAUSTED, NO_STATUSES } from '../state/object.ts';
import { type AtomicAction, BLANK_ACTION, type StepPlan } from '../state/step.ts';
import { stillExists, zoneOf } from '../state/zone.ts';
import { countersHeld } from './counter.ts';
import { moveTo } from './move.ts';
import { actionsOfEach, planOf } from './plan.ts';

/**
 * Plans Exchange (7.3.12): each moves to the other's zone; nothing happens when one of them is missing.
 */
export function planExchange(
  build: Build,
  step: Extract<Step, { do: 'exchange' }>,
): StepPlan | null {
  const { draft } = build;
  const doers = pickPlayers(build, step.who ?? 'you');
  if (doers === null) return null;
  const actions = actionsOfEach(build, step, doers, (doer) => {
    const first = pickObjects(build, step.of, { doer });
    if (first === null) return null;
    if (first.length === 0) return [];
    const second = pickObjects(build, step.with, { doer });
    if (second === null) return null;
    const [a] = first;
    const [b] = second;
    if (a === undefined || b === undefined || !stillExists(draft, a) || !stillExists(draft, b))
      return [];
    return [moveToPlaceOf(draft, a, b, doer), moveToPlaceOf(draft, b, a, doer)];
  });
  if (actions === null) return null;
  const rule = actions.length === 0 ? '7.3.12.b' : '7.3.12.a';
  return planOf(build, step.do, [rule], actions, { who: doers });
}

/** Returns one of the two moves: to the place of the other, in a Deck also its position. */
function moveToPlaceOf(draft: Draft, id: number, other: number, doer: number): AtomicAction {
  const there = objectAt(draft, other);
  const isShared = there.zone === 'expedition';
  const position =
    there.zone === 'deck' ? zoneOf(draft, 'deck', there.player).indexOf(other) + 1 : 0;
  return {
    ...moveTo(draft, id, there.zone, 'exchange', doer),
    position,
    ...(isShared ? { player: there.player, expedition: there.expedition } : {}),
    enters: there.zone === 'mana' ? EXHAUSTED : NO_STATUSES,
  };
}

/** Plans Exchange boosts (7.3.11): each gains or loses the difference. */
export function planExchangeBoosts(
  build: Build,
  step: Extract<Step, { do: 'exchange-boosts' }>,
): StepPlan | null {
  const objects = pickObjects(build, step.of, { doer: build.controller });
  if (objects === null) return null;
  const [a, b] = objects;
  const cites = ['7.3.11.a'] as const;
  if (a === undefined || b === undefined) return planOf(build, step.do, ['7.3.12.b', ...cites], []);
  const difference = countersHeld(build.draft, a, BOOST) - countersHeld(build.draft, b, BOOST);
  if (difference === 0) return planOf(build, step.do, ['7.3.11.b', ...cites], []);
  const [more, less] = difference > 0 ? [a, b] : [b, a];
  const count = Math.abs(difference);
  const change = { counter: BOOST, count, by: build.controller };
  return planOf(build, step.do, cites, [
    { ...BLANK_ACTION, act: 'lose-counters', object: more, ...change },
    { ...BLANK_ACTION, act: 'gain-counters', object: less, ...change },
  ]);
}
