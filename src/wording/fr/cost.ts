/** Costs in French. */

import type { Cost, CostPart } from '../../engine/cards/ability.ts';
import type { Context } from '../context.ts';
import { mana } from '../text.ts';
import { spent, step } from './step.ts';
import { list } from './words.ts';

function part(value: CostPart, context: Context, mood: 'order' | 'infinitive'): string {
  switch (value.do) {
    case 'pay': {
      const how = typeof value.mana === 'number' ? mana(value.mana) : mana('X');
      return `${mood === 'order' ? 'payez' : 'payer'} ${how}`;
    }
    case 'rush':
      return step(
        { do: 'rush', ...(value.card ? { what: { choose: value.card } } : {}) },
        mood,
        context,
      );
    case 'spend':
      return `${mood === 'order' ? 'dépensez' : 'dépenser'} ${spent(value, context)}`;
    default:
      return step(value, mood, context);
  }
}

/** A cost in words, after "pouvez". */
export function cost(value: Cost, context: Context): string {
  return list(value.map((one) => part(one, context, 'infinitive')));
}

/** A cost before a colon. */
export function symbols(value: Cost, context: Context): string {
  return value
    .map((one) => {
      if (one.do === 'pay') return typeof one.mana === 'number' ? mana(one.mana) : mana('X');
      if (one.do === 'exhaust' && one.of === 'me') return '{exhaust}';
      if (one.do === 'discard' && one.of === 'me') return '{discard-from-reserve}';
      return part(one, context, 'order');
    })
    .join(', ');
}
