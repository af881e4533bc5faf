/** Creating tokens, in Italian. */

import type { Amount } from '../../../engine/cards/ability.ts';
import type { Context } from '../../say/context.ts';
import type { Mood } from '../../say/language.ts';
import type { StepOf } from '../../say/step.ts';
import { term } from '../../say/text.ts';
import { distributedAmong, tokensCounted, tokenTraits } from '../../say/token.ts';
import { amount } from './amount.ts';
import { expedition, expeditions } from './expedition.ts';
import { does } from './player-verb.ts';
import { PLACED, player } from './selection.ts';
import { number, prep, subtype, un } from './words.ts';

/** " (al massimo tre), con X pari al numero di …". */
function whatXIs(count: Amount, context: Context): string {
  const { value, atMost, max } = tokensCounted(count);
  const most = max === undefined ? '' : ` (al massimo ${number(max)})`;
  if (atMost !== undefined) return `, con X pari al massimo ${prep('a', amount(atMost, context))}`;
  return value === undefined ? most : `${most}, con X pari ${prep('a', amount(value, context))}`;
}

export function create(step: StepOf<'create'>, mood: Mood, context: Context): string {
  const card = context.token(step.token);
  const name = (card.name.it ?? card.name.en).replaceAll("'", '’');
  const count = step.count ?? 1;
  const one = count === 1;
  const word = term('token', one ? 'pedina' : 'pedine');
  const many = one ? un(word, 'f') : `${typeof count === 'number' ? number(count) : 'X'} ${word}`;
  const types = (card.subtypes ?? []).map((id) => subtype(id)).join(' ');
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
  const among = distributedAmong(step);
  const spread = among
    ? `; distribuiscile tra ${expeditions(among, true, context)} qualsiasi`
    : step.distributed
      ? `; distribuiscile tra ${place}`
      : ` ${where}`;
  context.it = { noun: 'token', plural: !one };
  return does(
    step.who,
    'creare',
    { text: `${many} ${name}${traits}${spread}${whatXIs(count, context)}` },
    mood,
    context,
  );
}
