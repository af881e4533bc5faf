/** Creating tokens, in Italian. */

import type { Amount } from '../../../engine/cards/ability.ts';
import type { StepOf } from '../../say/step.ts';
import { termMark } from '../../say/text.ts';
import {
  distributedAmong,
  isInReserve,
  reserveCostOf,
  tokensCounted,
  tokenTraits,
} from '../../say/token.ts';
import type { Mood, WordingContext } from '../../say/wording.ts';
import { amount } from './amount.ts';
import { expedition, matchingExpeditions } from './expedition.ts';
import { does } from './player-verb.ts';
import { PLACED, playerPhrase } from './selection.ts';
import { numberWord, subtype, withIndefinite, withPreposition } from './words.ts';

/** ", fino a un max di 3, dove X è il numero di …". */
function whatXIs(count: Amount, context: WordingContext): string {
  const { value, atMost, max } = tokensCounted(count);
  const most = max === undefined ? '' : `, fino a un max di ${max}`;
  if (atMost !== undefined)
    return `, con X pari al massimo ${withPreposition('a', amount(atMost, context))}`;
  return value === undefined ? most : `${most}, dove X è ${amount(value, context)}`;
}

export function createClause(step: StepOf<'create'>, mood: Mood, context: WordingContext): string {
  if (step.token === 'signature') {
    context.it = { noun: 'token', plural: false };
    const text = `la ${termMark('token', 'pedina')} Firma del tuo eroe nella tua Riserva`;
    return does(step.who, 'creare', { text }, mood, context);
  }
  const card = context.token(step.token);
  const name = (card.name.it ?? card.name.en).replaceAll("'", '’');
  const count = step.count ?? 1;
  const one = count === 1;
  const word = termMark('token', one ? 'pedina' : 'pedine');
  const many = one
    ? withIndefinite(word, 'f')
    : `${typeof count === 'number' ? numberWord(count) : 'X'} ${word}`;
  const types = (card.subtypes ?? []).map((id) => subtype(id)).join(' ');
  const { statistics, says } = tokenTraits(card, context);
  if (isInReserve(step.in)) {
    context.it = { noun: 'token', plural: false };
    const token = `la mia ${word} Firma: ${types} ${name} ${statistics}`;
    const text = `${token} con costo dalla Riserva ${reserveCostOf(card)} nella tua Riserva`;
    return does(step.who, 'creare', { text }, mood, context);
  }
  const landmarks =
    typeof step.in === 'object' && 'landmarks' in step.in ? step.in.landmarks : null;
  const place =
    landmarks !== null
      ? `i ${landmarks === 'you' ? 'tuoi fulcri' : `fulcri ${withPreposition('di', playerPhrase(landmarks, context) || 'quel giocatore')}`}`
      : step.in === 'it' && !context.it.plural
        ? PLACED.it
        : expedition(step.in as Parameters<typeof expedition>[0], context).text;
  const where = withPreposition('in', place);
  const among = distributedAmong(step);
  const spread = among
    ? `, distribuite tra qualsiasi ${matchingExpeditions(among, false, context)}`
    : step.distributed
      ? `, distribuite a tua scelta tra ${place}`
      : ` ${where}`;
  context.it = { noun: 'token', plural: !one };
  return does(
    step.who,
    'creare',
    {
      text: `${many}${statistics === '' ? '' : ` ${types}`} ${name}${statistics === '' ? '' : ` ${statistics}`}${spread}${says === '' ? '' : ` con ${says}`}${whatXIs(count, context)}`,
    },
    mood,
    context,
  );
}
