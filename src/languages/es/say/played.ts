/** Effects on cards being played, in Spanish: their costs, gains and losses. */

import type { PlayedFilter, PlayerReference } from '../../../engine/cards/ability.ts';
import { createMinimum, manaOrAmount } from '../../say/cost.ts';
import { mayPay } from '../../say/effect.ts';
import { cheaperBy, type PassiveRuleOf, type Subject } from '../../say/passive.ts';
import { createPlayChanges } from '../../say/play-change.ts';
import type { StepOf } from '../../say/step.ts';
import type { WordingContext } from '../../say/wording.ts';
import { perEach } from './amount.ts';
import { nounPhrase, PLACED, RELATION, withinExpedition } from './selection.ts';
import { cardSubject, subjectOf } from './subject.ts';
import { playerDoes } from './trigger.ts';
import {
  agreeAdjective,
  counterPhrase,
  genderOf,
  joinList,
  statusWord,
  withDefinite,
  withPreposition,
} from './words.ts';

export const WHEN = {
  'this-turn': 'este turno',
  'this-afternoon': 'esta tarde',
  'this-day': 'este día',
} as const;

/** ", hasta un mínimo de {mana:1}". */
export const minimumWords = createMinimum('hasta un mínimo de');

/** "gana 1 potenciador y cuesta {mana:1} menos": what happens to a card being played. */
const changeClauses = createPlayChanges<Subject>({
  verbs: {
    cost: ['cuesto', 'cuesta', 'cuestan'],
    be: ['soy', 'es', 'son'],
    gain: ['gano', 'gana', 'ganan'],
    lose: ['pierdo', 'pierde', 'pierden'],
    activate: ['activo', 'activa', 'activan'],
  },
  less: 'menos',
  more: 'más',
  forEach: 'por cada',
  minimum: minimumWords,
  free: () => 'sin coste',
  from: (place, { me, plural, gender }) =>
    ` si ${me ? 'me' : `${gender === 'f' ? 'la' : 'lo'}${plural ? 's' : ''}`} juegas desde ${place === 'hand' ? 'la mano' : 'la reserva'}`,
  abilities: (symbol, one, { me }) =>
    `${one ? 'una de ' : ''}${me ? 'mis' : 'sus'} habilidades ${symbol}`,
  status: statusWord,
  counters: counterPhrase,
  perEach,
  list: joinList,
});

/** Cards being played: "personaje que juegues desde tu mano". */
function played(
  card: PlayedFilter,
  who: PlayerReference | undefined,
  plural: boolean,
  context: WordingContext,
  when = '',
): string {
  const { from, expedition: into, ...filter } = card;
  const where = from === 'hand' ? 'mano' : 'reserva';
  if (who === undefined) {
    const how =
      agreeAdjective('jugado', genderOf(filter), plural) + (from ? ` desde la ${where}` : '');
    return nounPhrase(filter, plural, context, how);
  }
  const whose = who === 'you' ? 'tu' : 'su';
  const place = into ? ` en ${PLACED[into]}` : '';
  const how = `que ${playerDoes(who, 'jugar', context)}${place}${from ? ` desde ${whose} ${where}` : ''}`;
  return nounPhrase(filter, plural, context, how + when);
}

/** "personaje que se incorpore a mi expedición este turno", "personaje que juegues este turno". */
function waitedFor(step: StepOf<'next'>, context: WordingContext): string {
  const when = ` ${WHEN[step.duration]}`;
  if (step.joins === undefined) {
    return played(step.card, step.who ?? 'you', false, context, when);
  }
  const joins = `que se incorpore ${withPreposition('a', RELATION[step.joins])}`;
  return nounPhrase(step.card, false, context, joins + when);
}

/** "El siguiente personaje que juegues este turno …": what the next card gets. */
export function nextCardClause(step: StepOf<'next'>, context: WordingContext): string {
  const of = genderOf(step.card);
  const words = waitedFor(step, context).replace(/ o (?:un|una) /u, ' o ');
  const card = withDefinite(`siguiente ${words}`, of);
  return `${card} ${changeClauses(step.changes, cardSubject(card, of, false), context)}`;
}

/** The rule of a card being played. */
export function whenPlayed(rule: PassiveRuleOf<'played'>, context: WordingContext): string {
  const into = rule.into ? ` ${withinExpedition(rule.into, context)}` : '';
  if (rule.card === 'me') {
    const mine = changeClauses(rule.changes, subjectOf('me', context), context);
    return `${mine}${into === '' ? '' : ` si me juegas${into}`}`;
  }
  const of = genderOf(rule.card);
  if (rule.first) {
    const words = played(rule.card, rule.who, false, context, ' cada tarde');
    const card = withDefinite(`${of === 'f' ? 'primera' : 'primer'} ${words}`, of);
    return `${card} ${changeClauses(rule.changes, cardSubject(card, of, false), context)}`;
  }
  const cheaper = cheaperBy(rule);
  if (cheaper !== null) {
    const { from: _, expedition: __, ...filter } = rule.card;
    const less = `${manaOrAmount(cheaper.by, context)} menos${minimumWords(cheaper.min, context)}`;
    return `puedes jugar ${nounPhrase(filter, true, context)} por ${less}`;
  }
  const cards = withDefinite(played(rule.card, rule.who, true, context), of, true);
  return `${cards}${into} ${changeClauses(rule.changes, cardSubject(cards, of, true), context)}`;
}

/** "… no pueden costar menos de {mana:3}". */
export function minimumCost(rule: PassiveRuleOf<'minimum-cost'>, context: WordingContext): string {
  const { from: _, ...filter } = rule.card;
  const who =
    rule.who === 'opponents' ? 'jueguen tus oponentes' : playerDoes(rule.who, 'jugar', context);
  const cards = withDefinite(
    nounPhrase(filter, true, context, `que ${who}`),
    genderOf(filter),
    true,
  );
  return `${cards} no pueden costar menos de ${manaOrAmount(rule.amount, context)}`;
}

/** "puedes descartar … para reducir mi coste en {mana:1}". */
export function optionalCost(
  rule: PassiveRuleOf<'optional-cost'>,
  context: WordingContext,
): string {
  const less = manaOrAmount(rule.less, context);
  if (rule.cost.length === 0) {
    const only = rule.targets
      ? `: así solo puedo hacer objetivo ${withPreposition('a', nounPhrase(rule.targets, true, context))}`
      : '';
    return `puedes jugarme por ${less} menos${only}`;
  }
  const paying = mayPay(rule.cost, context);
  return `${paying} para reducir mi coste en ${less}`;
}
