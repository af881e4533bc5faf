/** Costs in Italian. */

import { createCosts } from '../../say/cost.ts';
import { spent, step } from './step.ts';
import { list } from './words.ts';

export const { cost, symbols } = createCosts({
  capitals: false,
  list,
  pay: (mana, mood) => `${mood === 'order' ? 'paga' : 'pagare'} ${mana}`,
  spend: (part, mood, context) =>
    `${mood === 'order' ? 'spendi' : 'spendere'} ${spent(part, context)}`,
  step,
});
