/** Creating tokens, in English. */

import type { Context } from '../context.ts';
import type { Mood } from '../language.ts';
import type { StepOf } from '../step.ts';
import { term } from '../text.ts';
import { tokenTraits } from '../token.ts';
import { amount } from './amount.ts';
import { expedition } from './expedition.ts';
import { possessive } from './selection.ts';
import { does } from './verb.ts';
import { a, list, subtype } from './words.ts';

export function create(step: StepOf<'create'>, mood: Mood, context: Context): string {
  const card = context.token(step.token);
  const count = step.count ?? 1;
  const word = term('token', count === 1 ? 'token' : 'tokens');
  const many =
    count === 1
      ? a(`${card.name.en} ${word}`)
      : `${amount(count, context, 'word')} ${card.name.en} ${word}`;
  const types = list((card.subtypes ?? []).map((id) => subtype(id)));
  const traits = tokenTraits(card, types, context);
  const where =
    typeof step.in === 'object' && 'landmarks' in step.in
      ? `among ${possessive(step.in.landmarks, context)} Landmarks`
      : `in ${expedition(step.in, context).text}`;
  const spread = step.distributed
    ? `; distribute them ${where.replace(/^in /u, 'among ')}`
    : ` ${where}`;
  context.it = { noun: 'token', plural: count !== 1 };
  return `${does(step, 'create', mood, context)} ${many}${traits}${spread}`;
}
