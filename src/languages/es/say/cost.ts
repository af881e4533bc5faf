/** Costs in Spanish. */

import { createCosts } from '../../say/cost.ts';
import { spentCounters, step } from './step.ts';
import { joinList } from './words.ts';

/** Cards print costs in the infinitive, also before a colon: "{T}, gastar 3 de mis contadores". */
export const { cost, symbols } = createCosts({
  capitals: false,
  list: joinList,
  pay: (mana) => `pagar ${mana}`,
  spend: (part, _mood, context) => `gastar ${spentCounters(part, context)}`,
  step: (value, mood, context) => {
    const isOfPlayer = !('who' in value) || value.who === undefined || value.who === 'you';
    const isMe = 'of' in value && value.of === 'me';
    return step(value, isOfPlayer && !isMe ? 'infinitive' : mood, context);
  },
});
