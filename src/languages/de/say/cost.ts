/** Costs in German. */

import { createCosts } from '../../say/cost.ts';
import { arrangedSentence } from './clause.ts';
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

export const costSymbols: typeof costs.symbols = (value, context) =>
  arrangedSentence(costs.symbols(value, context));
