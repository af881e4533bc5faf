/** Costs in Italian. */

import { createCosts } from '../../say/cost.ts';
import { spentCounters, step } from './step.ts';
import { joinList } from './words.ts';

export const { cost, symbols } = createCosts({
  capitals: false,
  list: joinList,
  pay: (mana, mood) => `${mood === 'order' ? 'paga' : 'pagare'} ${mana}`,
  spend: (part, mood, context) =>
    `${mood === 'order' ? 'spendi' : 'spendere'} ${spentCounters(part, context)}`,
  step,
});
