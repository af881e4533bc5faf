/** The order of timestamps that objects receive at the same time (2.2.16.d). */

import { requireValue } from '../rules/require.ts';
import type { Option } from '../state/decision.ts';
import { type Draft, playerOf } from '../state/game.ts';
import { compiledCard, objectAt } from '../state/lookup.ts';
import { inPlayZone } from '../state/object.ts';
import { initiativeOrder } from '../state/player.ts';
import type { AtomicAction, StepPlan } from '../state/step.ts';
import { ask, type Chooser } from './ask.ts';
import { objectOption } from './build.ts';

/** An object that arrives, the player who will have it, and its option. */
interface Arrival {
  readonly action: AtomicAction;
  readonly card: number;
  readonly player: number;
  readonly option: Option;
}

/**
 * Returns the step with its arrivals in the order that their players choose, the first player in
 * initiative order first. Nobody is asked where the order cannot matter: for fewer than two objects
 * whose passive abilities apply by timestamp.
 */
export function orderArrivals(asking: Chooser, plan: StepPlan): StepPlan | null {
  const { draft } = asking;
  if (plan.actions.length < 2) return plan;
  const arrivals = plan.actions.flatMap((action, index) => arrivalOf(draft, action, index));
  if (arrivals.length < 2) return plan;
  let actions = plan.actions;
  for (const player of initiativeOrder(draft)) {
    const mine = arrivals.filter((arrival) => arrival.player === player);
    if (mine.length === 0) continue;
    const chosen = ask(asking, () => ({
      player,
      kind: 'timestamps',
      cites: ['2.2.16.d', '2.2.16.b'],
      options: mine.map(({ option }) => option),
      min: mine.length,
      max: mine.length,
      ordered: mine.length > 1 || undefined,
    }));
    if (chosen === null) return null;
    const order = chosen.map(
      ({ id }) =>
        requireValue(
          mine.find(({ option }) => option.id === id),
          id,
        ).action,
    );
    const moved = new Set(order);
    actions = [...actions.filter((action) => !moved.has(action)), ...order];
  }
  return { ...plan, actions };
}

function arrivalOf(draft: Draft, action: AtomicAction, index: number): Arrival[] {
  if (action.act === 'create') {
    if (!appliesByTimestamp(draft, action.card)) return [];
    const { id } = compiledCard(draft, action.card).card;
    const option: Option = {
      id: `first:token-${index}`,
      what: { is: 'object', object: 0, card: id },
    };
    const player = action.expedition < 0 ? action.player : playerOf(action.expedition);
    return [{ action, card: action.card, player, option }];
  }
  if (action.act !== 'move' || !inPlayZone(action.to)) return [];
  const object = objectAt(draft, action.object);
  if (inPlayZone(object.zone) || !appliesByTimestamp(draft, object.card)) return [];
  const option = objectOption(draft, object, 'first');
  return [{ action, card: object.card, player: action.player, option }];
}

/** Returns passive abilities whose order of application is by timestamp (2.3.3.b, 5.1.2.f). */
export function appliesByTimestamp(draft: Draft, card: number): boolean {
  const { altering, rules } = compiledCard(draft, card).base.abilities;
  return altering.length > 0 || rules.some(({ ability }) => ability.rule.rule === 'minimum-cost');
}
