/** Paying mana, with whatever else a cost makes a player do at the same time (6.4). */

import { payMana, readyOrbs } from '../board/payment.ts';
import type { Cost, Status } from '../cards/ability.ts';
import type { Build } from '../choices/build.ts';
import type { RuleNumber } from '../rules/rule-number.ts';
import type { Draft } from '../state/game.ts';
import { type AtomicAction, BLANK_STEP, type StepPlan } from '../state/step.ts';
import { groundsOfActions } from '../verbs/plan.ts';

/** Objects and mana that other parts of a cost have already claimed. */
export interface Settled {
  /** Objects that cannot pay for anything, such as the card that is being played (5.1.2.h). */
  readonly leftOut: readonly number[];
  /** Mana that must also be paid. */
  readonly mana: number;
  /** Uses of objects by other parts, as no object does the same twice (6.4.c). */
  readonly used: readonly Use[];
}

export interface Use {
  readonly id: number;
  readonly does: Does;
}

/** The effect of a payment on an object: it moves, or it gains a status. */
export type Does = 'move' | Status;

export const NOTHING_SETTLED: Settled = Object.freeze({ leftOut: [], mana: 0, used: [] });

const SPENDING: readonly RuleNumber[] = ['7.3.38.a', '2.5.h'];

const COST_RULES: readonly RuleNumber[] = ['6.1.a', '6.4.c'];
/** The parts of a cost are paid at once, where it has several. */
const SEVERAL_PARTS: readonly RuleNumber[] = ['6.1.d', '6.4.a'];
const MANA_RULES: readonly RuleNumber[] = [...COST_RULES, '3.2.9.f', '7.1.4.c', '1.1.6.k'];

/** Says that a cost turned out not to be payable, or not with the choices made. */
export const UNPAYABLE = 'unpayable';

/**
 * Returns the step that pays this mana, with Mana Orbs that nothing else exhausts, and does the rest.
 */
export function paidWith(
  build: Build,
  cost: Cost,
  player: number,
  { mana, used }: Settled,
  rest: readonly AtomicAction[],
): StepPlan | typeof UNPAYABLE {
  const { draft } = build;
  const orbs = mana > 0 ? orbsLeft(draft, player, used) : [];
  if (mana > orbs.length) return UNPAYABLE;
  const basic = mana > 0 ? MANA_RULES : COST_RULES;
  const actions = [...payMana(player, mana, orbs), ...rest];
  const cites = [
    ...basic,
    ...(actions.length > 1 ? SEVERAL_PARTS : []),
    ...(cost.some((part) => part.do === 'spend') ? SPENDING : []),
  ];
  return {
    ...BLANK_STEP,
    verb: 'pay',
    player,
    source: build.source,
    // A target that the effect lacks is no part of the cost, which is paid in full (6.4.c).
    cites: draft.entries
      ? [...cites, ...groundsOfActions({ several: build.several, lacking: false }, actions)]
      : cites,
    actions,
    who: [player],
    cost: true,
  };
}

/** Returns the ready Mana Orbs that no other part exhausts. */
export function orbsLeft(draft: Draft, player: number, used: readonly Use[]): readonly number[] {
  const orbs = readyOrbs(draft, player);
  if (used.length === 0) return orbs;
  return orbs.filter((orb) => !used.some(({ id, does }) => id === orb && does === 'exhausted'));
}
