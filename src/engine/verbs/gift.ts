/** Receiving a Gift as well: what an opponent drew, Resupplied or received as a token on your turn. */

import type { Build } from '../choices/build.ts';
import { askExpeditions } from '../choices/place-pick.ts';
import type { RuleNumber } from '../rules/rule-number.ts';
import type { GameObject } from '../state/object.ts';
import type { AtomicAction, StepPlan } from '../state/step.ts';
import { topCard } from './deck.ts';
import { planOf } from './plan.ts';

const GROUNDS: Readonly<Record<'draw' | 'resupply' | 'create', readonly RuleNumber[]>> = {
  draw: ['7.3.9.a'],
  resupply: ['7.3.31.a'],
  create: ['7.3.5.a', '7.3.5.b'],
};

/** The step by which the controller receives what the trigger spoke of; null while a decision waits. */
export function planReceiveGift(build: Build): StepPlan | null {
  const { draft, controller, bindings } = build;
  const given = bindings.that.flatMap((id) => draft.objects[id] ?? []);
  const [first] = given;
  if (!first) return planOf(build, 'receive-gift', [], []);
  if (first.token) {
    const actions = tokens(build, given);
    return actions && planOf(build, 'create', GROUNDS.create, actions, { it: 'made' });
  }
  const verb = first.zone === 'reserve' ? 'resupply' : 'draw';
  const to = verb === 'draw' ? 'hand' : 'reserve';
  const actions = given.map((_, at) => topCard(controller, at + 1, to, verb));
  return planOf(build, verb, GROUNDS[verb], actions, { it: 'made' });
}

/** A like token for each: a Character in an Expedition that is chosen, a Landmark in the own zone. */
function tokens(build: Build, given: readonly GameObject[]): AtomicAction[] | null {
  const { controller: player } = build;
  const actions: AtomicAction[] = [];
  for (const { card, expedition } of given) {
    const create = { act: 'create', card, player, by: player } as const;
    if (expedition < 0) {
      actions.push({ ...create, expedition: -1 });
      continue;
    }
    const chosen = askExpeditions(build, [player * 2, player * 2 + 1], {
      player,
      cites: ['6.1.g'],
      least: 1,
      most: 1,
    });
    if (chosen === null) return null;
    for (const one of chosen) actions.push({ ...create, expedition: one });
  }
  return actions;
}
