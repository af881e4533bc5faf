/** Costs in English. */

import type { Cost, CostPart } from '../../engine/cards/ability.ts';
import type { Context } from '../context.ts';
import { mana } from '../text.ts';
import { spent, step } from './step.ts';
import { list } from './words.ts';

function part(value: CostPart, context: Context): string {
  switch (value.do) {
    case 'pay':
      return `pay ${typeof value.mana === 'number' ? mana(value.mana) : mana('X')}`;
    case 'rush':
      return step(
        { do: 'rush', ...(value.card ? { what: { choose: value.card } } : {}) },
        'infinitive',
        context,
      );
    case 'resupply':
      return step(value, 'order', context);
    case 'spend':
      return `spend ${spent(value, context)}`;
    default:
      return step(value, 'infinitive', context);
  }
}

/** A cost in words, after "may". */
export function cost(value: Cost, context: Context): string {
  return list(value.map((one) => part(one, context)));
}

/** A cost before a colon. */
export function symbols(value: Cost, context: Context): string {
  const said = value.map((one) => {
    if (one.do === 'pay') return typeof one.mana === 'number' ? mana(one.mana) : mana('X');
    if (one.do === 'exhaust' && one.of === 'me') return '{exhaust}';
    if (one.do === 'discard' && one.of === 'me') return '{discard-from-reserve}';
    return part(one, context);
  });
  return said.join(', ');
}
