/** Cards from a Deck: draw (7.3.9), resupply (7.3.31), reveal and look. */

import { amount } from '../board/amount.ts';
import type { ObjectReference, Step } from '../cards/ability.ts';
import { type Build, contextOfBuild } from '../choices/build.ts';
import { pickObjects } from '../choices/pick.ts';
import { pickPlayers } from '../choices/place-pick.ts';
import type { Draft } from '../state/game.ts';
import { NO_STATUSES } from '../state/object.ts';
import { playersOf } from '../state/player.ts';
import { type AtomicAction, BLANK_ACTION, type StepPlan } from '../state/step.ts';
import type { MoveReason } from '../state/trace.ts';
import { moveTo } from './move.ts';
import { actionsOfEach, planOf, planOfEach } from './plan.ts';

/** Returns the card at a position of a Deck, on its way to a zone of its owner. */
export function topCard(
  player: number,
  at: number,
  to: 'hand' | 'reserve' | 'mana' | 'discard',
  why: MoveReason,
): AtomicAction & { act: 'top' } {
  return {
    ...BLANK_ACTION,
    act: 'top',
    deck: player,
    at,
    to,
    player,
    expedition: -1,
    position: 0,
    why,
    enters: NO_STATUSES,
    by: player,
  };
}

export function planDraw(build: Build, step: Extract<Step, { do: 'draw' }>): StepPlan | null {
  const players = pickPlayers(build, step.who ?? 'you');
  if (players === null) return null;
  if (step.of !== undefined) return drawSpoken(build, step.of, players);
  let isOne = true;
  const actions = actionsOfEach(build, step, players, (player) => {
    const count = amount(build.draft, step.count ?? 1, contextOfBuild(build));
    isOne &&= count === 1;
    return Array.from({ length: Math.min(count, deckSize(build.draft)) }, (_, at) =>
      topCard(player, at + 1, 'hand', 'draw'),
    );
  });
  if (actions === null) return null;
  return planOf(build, step.do, isOne ? ['7.3.9.a', '7.3.9.b'] : ['7.3.9.a'], actions, {
    who: players,
    it: 'made',
  });
}

/** Plans "draw it" for a card that was named before, as far as it is still there. */
function drawSpoken(
  build: Build,
  of: ObjectReference,
  players: readonly number[],
): StepPlan | null {
  const [player = build.controller] = players;
  const cards = pickObjects(build, of, { doer: player });
  if (cards === null) return null;
  const actions = cards.map((card) => moveTo(build.draft, card, 'hand', 'draw', player));
  return planOf(build, 'draw', ['7.3.9.a'], actions, { who: players });
}

/** Returns a number that no player's cards exceed: a bound for numbers that cards ask for. */
function deckSize(draft: Draft): number {
  return draft.things.length;
}

export function planResupply(
  build: Build,
  step: Extract<Step, { do: 'resupply' | 'exhausted-resupply' }>,
): StepPlan | null {
  const players = pickPlayers(build, step.who ?? 'you');
  if (players === null) return null;
  const exhausts = step.do === 'exhausted-resupply' ? ({ exhausts: true } as const) : {};
  const actions = players.map((player) => ({
    ...topCard(player, 1, 'reserve', 'resupply'),
    ...exhausts,
  }));
  const cites =
    step.do === 'exhausted-resupply'
      ? (['7.3.14.a', '7.3.31.a'] as const)
      : (['7.3.31.a'] as const);
  return planOf(build, 'resupply', cites, actions, { who: players, it: 'made' });
}

/** Plans Reveal or Look; cards in a hidden zone become known (3.1.3.f). */
export function planLook(
  build: Build,
  step: Extract<Step, { do: 'reveal' | 'look' }>,
): StepPlan | null {
  const actionsOf = (doer: number): AtomicAction[] | null => {
    const to = step.do === 'reveal' ? 'all' : doer;
    if (typeof step.of === 'object' && 'top' in step.of) {
      const shown = { ...BLANK_ACTION, act: 'reveal-top', to, by: doer } as const;
      return topPositions(build, step.of, doer).map((position) => ({ ...shown, ...position }));
    }
    const objects = pickObjects(build, step.of, { doer });
    return (
      objects?.map((object) => ({ ...BLANK_ACTION, act: 'reveal', object, to, by: doer })) ?? null
    );
  };
  const plan = planOfEach(build, step, ['3.1.3.f', '3.2.2.c'], actionsOf, 'made');
  const { die } = build.bindings;
  return plan && die !== null ? { ...plan, die } : plan;
}

/**
 * Returns the positions of a Deck's top cards, wherever a reshuffle may still bring them from
 * (4.0:3.2.2.d): of the Deck of whoever does it, when the text names no other.
 */
function topPositions(
  build: Build,
  { top, of }: Extract<ObjectReference, { top: unknown }>,
  doer: number,
): { readonly deck: number; readonly at: number }[] {
  const { draft } = build;
  const context = contextOfBuild(build);
  const count = Math.min(amount(draft, top, context), deckSize(draft));
  const owners = of === undefined ? [doer] : playersOf(draft, of, context);
  return owners.flatMap((deck) => Array.from({ length: count }, (_, at) => ({ deck, at: at + 1 })));
}
