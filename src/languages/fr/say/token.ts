/** Creating tokens, in French. */

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
import { numberWord, subtype, withA, withDe } from './words.ts';

/** ", jusqu’à un max de 3, X étant le nombre de …". */
function whatXIs(count: Amount, context: WordingContext): string {
  const { value, atMost, max } = tokensCounted(count);
  const most = max === undefined ? '' : `, jusqu’à un max de ${max}`;
  if (atMost !== undefined) return `, avec X au plus égal ${withA(amount(atMost, context))}`;
  return value === undefined ? most : `${most}, X étant ${amount(value, context)}`;
}

export function createClause(step: StepOf<'create'>, mood: Mood, context: WordingContext): string {
  if (step.token === 'signature') {
    context.it = { noun: 'token', plural: false };
    const text = `le ${termMark('token', 'jeton')} Signature de votre Héros dans votre Réserve`;
    return does(step.who, 'créer', { text }, mood, context);
  }
  const card = context.token(step.token);
  const name = (card.name.fr ?? card.name.en).replaceAll("'", '’');
  const count = step.count ?? 1;
  const one = count === 1;
  const many = one ? 'un' : typeof count === 'number' ? numberWord(count) : 'X';
  const word = termMark('token', one ? 'jeton' : 'jetons');
  const types = (card.subtypes ?? []).map((id) => subtype(id)).join(' ');
  const { statistics, says } = tokenTraits(card, context);
  if (isInReserve(step.in)) {
    context.it = { noun: 'token', plural: false };
    const token = `mon ${word} Signature\u00a0: ${types} ${statistics} ${name}`;
    const text = `${token} de Coût de Réserve ${reserveCostOf(card)} dans votre Réserve`;
    return does(step.who, 'créer', { text }, mood, context);
  }
  const landmarks =
    typeof step.in === 'object' && 'landmarks' in step.in ? step.in.landmarks : null;
  const where =
    landmarks !== null
      ? `dans ${landmarks === 'you' ? 'vos Repères' : `les Repères ${landmarks === 'they' && context.introduce === null ? 'de ce joueur' : withDe(playerPhrase(landmarks, context))}`}`
      : step.in === 'it' && !context.it.plural
        ? `dans ${PLACED.it}`
        : `dans ${expedition(step.in as Parameters<typeof expedition>[0], context).text}`;
  const among = distributedAmong(step);
  const spread = among
    ? `, distribués dans n’importe quel nombre ${withDe(matchingExpeditions(among, true, context))}`
    : step.distributed
      ? `, distribués comme vous le souhaitez ${where}`
      : ` ${where}`;
  context.it = { noun: 'token', plural: !one };
  return does(
    step.who,
    'créer',
    {
      text: `${many} ${word}${statistics === '' ? '' : ` ${types} ${statistics}`} ${name}${spread}${says === '' ? '' : ` avec ${says}`}${whatXIs(count, context)}`,
    },
    mood,
    context,
  );
}
