/** Costs in French. */

import { createCosts } from '../../say/cost.ts';
import { spent, step } from './step.ts';
import { list } from './words.ts';

export const { cost, symbols } = createCosts({
  capitals: true,
  list,
  pay: (mana, mood) => `${mood === 'order' ? 'payez' : 'payer'} ${mana}`,
  spend: (part, mood, context) =>
    `${mood === 'order' ? 'dépensez' : 'dépenser'} ${spent(part, context)}`,
  step,
});
