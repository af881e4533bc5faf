/** Optional costs of a card, which make it cost less (5.1.2.c, 3). */

import { amount } from '../board/amount.ts';
import { manaOf } from '../board/payment.ts';
import type { Cost, Filter } from '../cards/ability.ts';
import { ask, YES_NO } from '../choices/ask.ts';
import type { Build } from '../choices/build.ts';
import type { AppliedChange, PlayFrame, Reduction } from '../state/frame.ts';
import type { Draft } from '../state/game.ts';
import { compiledOf } from '../state/lookup.ts';
import { canPay, isRush } from './cost.ts';
import { NOTHING_SETTLED, type Settled } from './mana-payment.ts';
import { type Playing, playingContext, price } from './price.ts';

/** The optional costs that were chosen: what is paid, how much mana it saves, what may be targeted. */
export interface Optional {
  readonly cost: Cost;
  readonly less: number;
  readonly targets: Filter | null;
}

export const NOTHING_OPTIONAL: Optional = { cost: [], less: 0, targets: null };

/**
 * Returns the claims at first: a card that is being played pays for nothing, as it is on its way to
 * Limbo (5.1.2.h, 5.1.2.i).
 */
export function settledAtFirst({ object }: Playing): Settled {
  return { ...NOTHING_SETTLED, leftOut: [object.id] };
}

/** Returns the claims besides an optional cost: a Rush must leave the mana for the card itself. */
function settledBy(playing: Playing, cost: Cost, reduced: () => number): Settled {
  const settled = settledAtFirst(playing);
  return cost.some(isRush) ? { ...settled, mana: reduced() } : settled;
}

/**
 * Asks which optional costs that make the card cheaper are paid (5.1.2.c, 3); needed ones are not asked
 * about. Null while a decision waits.
 */
export function optionalCosts(
  build: Build,
  frame: PlayFrame,
  playing: Playing,
  changes: readonly AppliedChange[],
): Optional | null {
  const { draft } = build;
  const context = playingContext(playing);
  let result = NOTHING_OPTIONAL;
  for (const { ability } of compiledOf(draft, playing.object).playing) {
    const { rule } = ability;
    if (rule.rule !== 'optional-cost') continue;
    const together = [...result.cost, ...rule.cost];
    const less = amount(draft, rule.less, context);
    const reduced = () => price(draft, playing, changes, frame.less, result.less + less);
    if (!canPay(draft, together, context, frame.player, settledBy(playing, together, reduced))) {
      continue;
    }
    const without = price(draft, playing, changes, frame.less, result.less);
    const mustPay = without > manaOf(draft, frame.player);
    const chosen = ask(build, () => ({
      player: frame.player,
      kind: 'payment',
      cites: ['5.1.2.c', '5.1.2.g', '6.4.b'],
      options: mustPay ? YES_NO.slice(0, 1) : YES_NO,
      min: 1,
      max: 1,
    }));
    if (chosen === null) return null;
    if (chosen[0]?.what.is !== 'yes') continue;
    result = {
      cost: together,
      less: result.less + less,
      targets: rule.targets ?? result.targets,
    };
  }
  return result;
}

/** Returns the mana that optional costs which can be paid would save (5.1.2.c). */
export function possibleDiscount(
  draft: Draft,
  playing: Playing,
  changes: readonly AppliedChange[],
  reduction: Reduction,
): number {
  const own = compiledOf(draft, playing.object).playing;
  let total = 0;
  let together: Cost = [];
  const context = playingContext(playing);
  for (const { ability } of own) {
    const { rule } = ability;
    if (rule.rule !== 'optional-cost') continue;
    const cost = [...together, ...rule.cost];
    const less = amount(draft, rule.less, context);
    const reduced = () => price(draft, playing, changes, reduction, total + less);
    if (!canPay(draft, cost, context, playing.player, settledBy(playing, cost, reduced))) continue;
    together = cost;
    total += less;
  }
  return total;
}
