/** Creating tokens, in English. */

import type { Amount } from '../../../engine/cards/ability.ts';
import type { Context } from '../../say/context.ts';
import type { Mood } from '../../say/language.ts';
import type { StepOf } from '../../say/step.ts';
import { term } from '../../say/text.ts';
import { distributedAmong, tokensCounted, tokenTraits } from '../../say/token.ts';
import { amount } from './amount.ts';
import { expedition, expeditions } from './expedition.ts';
import { possessive } from './selection.ts';
import { does } from './verb.ts';
import { a, number, subtype } from './words.ts';

/** " (three at most), X being the number of …". */
function whatXIs(count: Amount, context: Context): string {
  const { value, atMost, max } = tokensCounted(count);
  const most = max === undefined ? '' : ` (${number(max)} at most)`;
  if (atMost !== undefined) return `, X being at most ${amount(atMost, context)}`;
  return value === undefined ? most : `${most}, X being ${amount(value, context)}`;
}

export function create(step: StepOf<'create'>, mood: Mood, context: Context): string {
  const card = context.token(step.token);
  const count = step.count ?? 1;
  const word = term('token', count === 1 ? 'token' : 'tokens');
  const many =
    count === 1
      ? a(`${card.name.en} ${word}`)
      : `${typeof count === 'number' ? number(count) : 'X'} ${card.name.en} ${word}`;
  const types = (card.subtypes ?? []).map((id) => subtype(id)).join(' ');
  const traits = tokenTraits(card, types, context);
  const where =
    typeof step.in === 'object' && 'landmarks' in step.in
      ? `among ${possessive(step.in.landmarks, context)} Landmarks`
      : `in ${expedition(step.in, context).text}`;
  const among = distributedAmong(step);
  const spread = among
    ? `; distribute them among any ${expeditions(among, true, context)}`
    : step.distributed
      ? `; distribute them ${where.replace(/^in /u, 'among ')}`
      : ` ${where}`;
  context.it = { noun: 'token', plural: count !== 1 };
  return `${does(step, 'create', mood, context)} ${many}${traits}${spread}${whatXIs(count, context)}`;
}
