/** Creating tokens, in German. */

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
import { amount, whatXIs } from './amount.ts';
import { TAIL } from './clause.ts';
import { expedition, expeditionWords } from './expedition.ts';
import { playerClause } from './player-verb.ts';
import { playerPhrase, relationPhrase } from './selection.ts';

import { COST, numberWord, OWN_LANDMARKS, subtypeStem } from './words.ts';

/** ", bis maximal 3, wobei X die Anzahl … ist". */
function valueOfX(count: Amount, context: WordingContext): string {
  const { value, atMost, max } = tokensCounted(count);
  const most = max === undefined ? '' : `, bis maximal ${max}`;
  if (atMost !== undefined) return `, wobei X nicht höher sein kann als ${amount(atMost, context)}`;
  return value === undefined ? most : most + whatXIs(value, context);
}

function placeWords(step: StepOf<'create'>, context: WordingContext): string {
  const { in: place } = step;
  const landmarks = typeof place === 'object' && 'landmarks' in place ? place.landmarks : null;
  if (landmarks === 'you') return `in deinem ${OWN_LANDMARKS}`;
  if (landmarks === 'they') return `in seinem ${OWN_LANDMARKS}`;
  if (landmarks !== null) return `im ${OWN_LANDMARKS} ${playerPhrase(landmarks, context, 'gen')}`;
  if (place === 'it' && !context.it.plural) return `in ${relationPhrase('it', 'dat')}`;
  return `in ${expedition(place as Parameters<typeof expedition>[0], context, 'dat').text}`;
}

/** "eine [Ordis-Rekrut 1/1/1]-Soldatenmarke". */
export function createClause(step: StepOf<'create'>, mood: Mood, context: WordingContext): string {
  if (step.token === 'signature') {
    context.it = { noun: 'token', plural: false };
    const text = `die Signaturmarke deines Helden in deiner Reserve`;
    return playerClause(step.who, 'erschaffen', text, mood, context);
  }
  const card = context.token(step.token);
  const name = (card.name.de ?? card.name.en).replaceAll("'", '’');
  const count = step.count ?? 1;
  const one = count === 1;
  const { statistics, says } = tokenTraits(card, context);
  const types = (card.subtypes ?? []).map((id) => subtypeStem(id)).join('-');
  const word = one ? 'Marke' : 'Marken';
  const kind =
    statistics === '' || types === ''
      ? `${name}-${termMark('token', word)}`
      : `${name} ${statistics}-${termMark('token', types + word.toLowerCase())}`;
  if (isInReserve(step.in)) {
    context.it = { noun: 'token', plural: false };
    const text = `meine Signaturmarke ${name} ${statistics} mit ${COST.reserve} ${reserveCostOf(card)} in deiner Reserve`;
    return playerClause(step.who, 'erschaffen', text, mood, context);
  }
  const many = one ? 'eine' : typeof count === 'number' ? numberWord(count) : 'X';
  const among = distributedAmong(step);
  const place = among || step.distributed ? '' : ` ${placeWords(step, context)}`;
  const spread = among
    ? ` und verteile sie nach Belieben auf ${expeditionWords(among, true, context, { grammar: 'acc' })}`
    : step.distributed
      ? ` und verteile sie nach Belieben auf ${expedition(step.in as Parameters<typeof expedition>[0], context, 'acc').text.replace(/^eine beliebige Anzahl /u, '')}`
      : '';
  context.it = { noun: 'token', plural: !one };
  const abilities = says === '' ? '' : ` mit ${says}`;
  const text = `${many} ${kind}${place}${abilities}${TAIL}${spread}${valueOfX(count, context)}`;
  return playerClause(step.who, 'erschaffen', text, mood, context);
}
