/** Creating tokens, in Italian. */

import type { Context } from '../context.ts';
import type { Mood } from '../language.ts';
import type { StepOf } from '../step.ts';
import { term } from '../text.ts';
import { tokenTraits } from '../token.ts';
import { amount } from './amount.ts';
import { expedition } from './expedition.ts';
import { does } from './player-verb.ts';
import { PLACED, player } from './selection.ts';
import { list, prep, subtype, un } from './words.ts';

export function create(step: StepOf<'create'>, mood: Mood, context: Context): string {
  const card = context.token(step.token);
  const name = (card.name.it ?? card.name.en).replaceAll("'", '’');
  const count = step.count ?? 1;
  const one = count === 1;
  const word = term('token', one ? 'pedina' : 'pedine');
  const many = one ? un(word, 'f') : `${amount(count, context, 'word')} ${word}`;
  const types = list((card.subtypes ?? []).map((id) => subtype(id)));
  const traits = tokenTraits(card, types, context);
  const landmarks =
    typeof step.in === 'object' && 'landmarks' in step.in ? step.in.landmarks : null;
  const place =
    landmarks !== null
      ? `tra i ${landmarks === 'you' ? 'tuoi fulcri' : `fulcri ${prep('di', player(landmarks, context) || 'quel giocatore')}`}`
      : step.in === 'it' && !context.it.plural
        ? PLACED.it
        : expedition(step.in as Parameters<typeof expedition>[0], context).text;
  const where = landmarks === null ? prep('in', place) : place;
  const spread = step.distributed ? `; distribuiscile tra ${place}` : ` ${where}`;
  context.it = { noun: 'token', plural: !one };
  return does(step.who, 'creare', { text: `${many} ${name}${traits}${spread}` }, mood, context);
}
