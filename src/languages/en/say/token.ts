/** Creating tokens, in English. */

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
import { possessiveOf } from './selection.ts';
import { playerVerb } from './verb.ts';
import { numberWord, subtype, withIndefinite } from './words.ts';

/** ", up to a max of 3, X being the number of …". */
function whatXIs(count: Amount, context: WordingContext): string {
  const { value, atMost, max } = tokensCounted(count);
  const most = max === undefined ? '' : `, up to a max of ${max}`;
  if (atMost !== undefined) return `, X being at most ${amount(atMost, context)}`;
  return value === undefined ? most : `${most}, X being ${amount(value, context)}`;
}

export function createClause(step: StepOf<'create'>, mood: Mood, context: WordingContext): string {
  if (step.token === 'signature') {
    context.it = { noun: 'token', plural: false };
    const token = `your Hero’s Signature ${termMark('token', 'token')} in your Reserve`;
    return `${playerVerb(step, 'create', mood, context)} ${token}`;
  }
  const card = context.token(step.token);
  const count = step.count ?? 1;
  const word = termMark('token', count === 1 ? 'token' : 'tokens');
  const { statistics, says } = tokenTraits(card, context);
  const types = (card.subtypes ?? []).map((id) => subtype(id)).join(' ');
  const kind = statistics === '' ? '' : ` ${statistics} ${types}`;
  const named = `${card.name.en}${kind} ${word}`;
  if (isInReserve(step.in)) {
    context.it = { noun: 'token', plural: false };
    const token = `my Signature ${word}: ${card.name.en}${kind} with Reserve Cost ${reserveCostOf(card)}`;
    return `${playerVerb(step, 'create', mood, context)} ${token} in your Reserve`;
  }
  const many =
    count === 1
      ? withIndefinite(named)
      : `${typeof count === 'number' ? numberWord(count) : 'X'} ${named}`;
  const where =
    typeof step.in === 'object' && 'landmarks' in step.in
      ? `among ${possessiveOf(step.in.landmarks, context)} Landmarks`
      : `in ${expedition(step.in, context).text}`;
  const among = distributedAmong(step);
  const spread = among
    ? `; distribute them among any ${matchingExpeditions(among, true, context)}`
    : step.distributed
      ? `; distribute them ${where.replace(/^in /u, 'among ')}`
      : ` ${where}`;
  context.it = { noun: 'token', plural: count !== 1 };
  return `${playerVerb(step, 'create', mood, context)} ${many}${spread}${says === '' ? '' : ` with ${says}`}${whatXIs(count, context)}`;
}
