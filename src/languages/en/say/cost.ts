/** Costs in English. */

import { createCosts } from '../../say/cost.ts';
import { spent, step } from './step.ts';
import { list } from './words.ts';

export const { cost, symbols } = createCosts({
  capitals: true,
  list,
  pay: (mana) => `pay ${mana}`,
  spend: (part, _mood, context) => `spend ${spent(part, context)}`,
  step: (value, _mood, context) =>
    step(value, value.do === 'resupply' ? 'order' : 'infinitive', context),
});
