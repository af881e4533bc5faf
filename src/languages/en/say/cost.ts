/** Costs in English. */

import { createCosts } from '../../say/cost.ts';
import { spentCounters, step } from './step.ts';
import { joinList } from './words.ts';

export const { cost, symbols } = createCosts({
  capitals: true,
  list: joinList,
  pay: (mana) => `pay ${mana}`,
  spend: (part, _mood, context) => `spend ${spentCounters(part, context)}`,
  step: (value, _mood, context) =>
    step(value, value.do === 'resupply' ? 'order' : 'infinitive', context),
});
