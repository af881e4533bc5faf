/** Swapping Mana Orbs (3.2.9.e), which matters where one of them is about to be chosen. */

import { findObjects } from '../board/filter.ts';
import type { Filter, Step } from '../cards/ability.ts';
import type { Context } from '../state/bindings.ts';
import type { Draft } from '../state/game.ts';
import { objectAt } from '../state/lookup.ts';
import { hasStatus } from '../state/object.ts';
import { initiativeOrder, playersOf } from '../state/player.ts';
import { type AtomicAction, BLANK_ACTION } from '../state/step.ts';
import { zoneOf } from '../state/zone.ts';
import { ask } from './ask.ts';
import { type Build, chosenObjects, objectOption } from './build.ts';

/**
 * Returns players who may swap Orbs before a step: those whose Orbs it chooses among and who have
 * both ready and exhausted ones. In edition 4.0 only a player who is asked to choose one of their own
 * may, in 2024-09 anybody at any time, which is offered when it can matter.
 */
export function orbOwners(draft: Draft, step: Step, context: Context): readonly number[] {
  const filter = orbsChosenBy(step);
  if (filter === null || !('of' in step) || typeof step.of !== 'object') return NOBODY;
  const { of } = step;
  const anybody = draft.profile.swapOrbs === 'any-time';
  const doers =
    'who' in step && step.who ? playersOf(draft, step.who, context) : [context.controller];
  const owners = new Set<number>();
  for (const doer of doers) {
    const mine: Context =
      doer === context.controller
        ? context
        : { ...context, bindings: { ...context.bindings, they: [doer] } };
    const by = 'by' in of && of.by ? playersOf(draft, of.by, mine) : [doer];
    const choosers = 'target' in of ? [context.controller] : by;
    for (const { player } of findObjects(draft, filter, mine)) {
      if (anybody || choosers.includes(player)) owners.add(player);
    }
  }
  return initiativeOrder(draft).filter(
    (player) =>
      owners.has(player) &&
      exhaustedOrbs(draft, player, true).length > 0 &&
      exhaustedOrbs(draft, player, false).length > 0,
  );
}

const NOBODY: readonly number[] = [];

function exhaustedOrbs(draft: Draft, player: number, exhausted: boolean): readonly number[] {
  return zoneOf(draft, 'mana', player).filter(
    (id) => hasStatus(objectAt(draft, id), 'exhausted') === exhausted,
  );
}

/** Asks which Orb becomes exhausted and which ready; returns no actions when the player declines. */
export function askSwap(build: Build, player: number): AtomicAction[] | null {
  const { draft } = build;
  const picked: number[] = [];
  for (const exhausted of [false, true]) {
    const chosen = ask(build, () => ({
      player,
      kind: 'swap-orbs',
      cites: ['3.2.9.e'],
      options: exhaustedOrbs(draft, player, exhausted).map((id) =>
        objectOption(draft, objectAt(draft, id), 'swap'),
      ),
      min: exhausted ? 1 : 0,
      max: 1,
    }));
    if (chosen === null) return null;
    const [id] = chosenObjects(chosen);
    if (id === undefined) return [];
    picked.push(id);
  }
  const [ready, exhausted] = picked as [number, number];
  return [
    { ...BLANK_ACTION, act: 'gain-status', object: ready, status: 'exhausted', by: player },
    { ...BLANK_ACTION, act: 'lose-status', object: exhausted, status: 'exhausted', by: player },
  ];
}

/**
 * Returns the filter by which a step chooses among cards in Mana zones; null where it does not
 * (3.2.9.e).
 */
export function orbsChosenBy(step: Step): Filter | null {
  if (!('of' in step) || typeof step.of !== 'object') return null;
  const { of } = step;
  const filter = 'choose' in of ? of.choose : 'target' in of ? of.target : null;
  return filter && typeof filter === 'object' && looksInMana(filter) ? filter : null;
}

function looksInMana(filter: Filter): boolean {
  return filter.in !== undefined && [filter.in].flat().includes('mana');
}
