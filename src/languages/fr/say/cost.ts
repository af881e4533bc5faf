/** Costs in French. */

import { createCosts } from '../../say/cost.ts';
import { spentCounters, step } from './step.ts';
import { joinList } from './words.ts';

export const { cost, symbols } = createCosts({
  capitals: true,
  list: joinList,
  pay: (mana, mood) => `${mood === 'order' ? 'payez' : 'payer'} ${mana}`,
  spend: (part, mood, context) =>
    `${mood === 'order' ? 'dépensez' : 'dépenser'} ${spentCounters(part, context)}`,
  step,
});
