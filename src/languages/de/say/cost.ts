/** Costs in German. */

import { createCosts } from '../../say/cost.ts';
import { arranged } from './clause.ts';
import { spentCounters, step } from './step.ts';
import { orderOrInfinitive } from './verb.ts';
import { joinList } from './words.ts';

const costs = createCosts({
  capitals: true,
  list: joinList,
  pay: (mana, mood) => orderOrInfinitive('bezahlen', mana, mood),
  spend: (part, mood, context) =>
    orderOrInfinitive('aus+geben', spentCounters(part, context), mood),
  step,
});

export const { cost } = costs;

export const symbols: typeof costs.symbols = (value, context) =>
  arranged(costs.symbols(value, context));
