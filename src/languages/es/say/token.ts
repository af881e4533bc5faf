/** Creating tokens, in Spanish. */

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
import { playerDoes } from './player-verb.ts';
import { PLACED, playerPhrase } from './selection.ts';
import { numberWord, subtype, withIndefinite, withPreposition } from './words.ts';

/** ", hasta un máximo de 3, donde X equivale al número de …". */
function whatXIs(count: Amount, context: WordingContext): string {
  const { value, atMost, max } = tokensCounted(count);
  const most = max === undefined ? '' : `, hasta un máximo de ${max}`;
  if (atMost !== undefined) return `, donde X no supera ${amount(atMost, context)}`;
  if (value === undefined) return most;
  return `${most}, donde X equivale ${withPreposition('a', amount(value, context))}`;
}

/** "tus hitos", "los hitos de un jugador objetivo". */
function landmarksOf(who: Parameters<typeof playerPhrase>[0], context: WordingContext): string {
  if (who === 'you') return 'tus hitos';
  return `los hitos ${withPreposition('de', playerPhrase(who, context) || 'ese jugador')}`;
}

export function createClause(step: StepOf<'create'>, mood: Mood, context: WordingContext): string {
  if (step.token === 'signature') {
    context.it = { noun: 'token', plural: false };
    const text = `la ${termMark('token', 'ficha')} de firma de tu héroe en tu reserva`;
    return playerDoes(step.who, 'crear', { text }, mood, context);
  }
  const card = context.token(step.token);
  const name = (card.name.es ?? card.name.en).replaceAll("'", '’');
  const count = step.count ?? 1;
  const one = count === 1;
  const word = termMark('token', one ? 'ficha' : 'fichas');
  const many = one
    ? withIndefinite(word, 'f')
    : `${typeof count === 'number' ? numberWord(count, 'f') : 'X'} ${word}`;
  const types = (card.subtypes ?? []).map((id) => subtype(id)).join(' ');
  const { statistics, says } = tokenTraits(card, context);
  if (isInReserve(step.in)) {
    context.it = { noun: 'token', plural: false };
    const token = `mi ${word} de firma: ${types} ${name} ${statistics}`;
    const text = `${token} con coste desde la reserva de ${reserveCostOf(card)} en tu reserva`;
    return playerDoes(step.who, 'crear', { text }, mood, context);
  }
  const landmarks =
    typeof step.in === 'object' && 'landmarks' in step.in ? step.in.landmarks : null;
  const place =
    landmarks !== null
      ? landmarksOf(landmarks, context)
      : step.in === 'it' && !context.it.plural
        ? PLACED.it
        : expedition(step.in as Parameters<typeof expedition>[0], context).text;
  const among = distributedAmong(step);
  const spread = among
    ? `, distribuidas entre cualquier número de ${matchingExpeditions(among, true, context)}`
    : step.distributed
      ? `, distribuidas como elijas entre ${place}`
      : ` en ${place}`;
  context.it = { noun: 'token', plural: !one };
  const kind = statistics === '' ? name : `${types} ${name} ${statistics}`;
  const said = says === '' ? '' : ` con ${says}`;
  const text = `${many} de ${kind}${spread}${said}${whatXIs(count, context)}`;
  return playerDoes(step.who, 'crear', { text }, mood, context);
}
