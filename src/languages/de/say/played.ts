/** Effects on cards being played, in German: their costs, gains and losses. */

import type { PlayChange, PlayedFilter, PlayerReference } from '../../../engine/cards/ability.ts';
import { createMinimum, manaOrAmount } from '../../say/cost.ts';
import { cheaperBy, type PassiveRuleOf } from '../../say/passive.ts';
import type { StepOf } from '../../say/step.ts';
import { manaMark } from '../../say/text.ts';
import type { WordingContext } from '../../say/wording.ts';
import { amount, perEach, whatXIs } from './amount.ts';
import { mainClause, TAIL } from './clause.ts';
import {
  type GermanArticle,
  nounPhrase,
  playerPhrase,
  relationPhrase,
  withinExpedition,
} from './selection.ts';
import { cardSubject, type GermanSubject, ownStem, subjectOf } from './subject.ts';
import { finiteVerb, infinitiveClause } from './verb.ts';
import {
  counterPhrase,
  declinedAdjective,
  declinedEin,
  definiteArticle,
  type Form,
  genderOf,
  joinList,
  statusWord,
} from './words.ts';

export const WHEN = {
  'this-turn': 'in dieser Runde',
  'this-afternoon': 'heute Nachmittag',
  'this-day': 'an diesem Tag',
} as const;

/** ", aber mindestens {mana:1}". */
export const minimumWords = createMinimum('aber mindestens');

/** The verb of a change and its words: "kosten", "{mana:1} weniger". */
function changeWords(
  value: PlayChange,
  who: GermanSubject,
  context: WordingContext,
): readonly [verb: string, words: string] {
  if ('cost' in value) {
    const more = value.cost === 'less' ? 'weniger' : 'mehr';
    const min = minimumWords(value.min, context);
    const each = perEach(value.by, context);
    if (each !== null) return ['kosten', `${manaMark(1)} ${more} pro ${each}${min}`];
    if (typeof value.by === 'number') return ['kosten', `${manaMark(value.by)} ${more}${min}`];
    return ['kosten', `${manaMark('X')} ${more}${min}${whatXIs(value.by, context)}`];
  }
  if ('free' in value) return ['sein', 'kostenlos'];
  const from =
    'ifFrom' in value && value.ifFrom
      ? `, falls ${who.person === 'ich' ? 'ich' : who.person === 'several' ? 'sie' : pronounOf(who)} aus der ${value.ifFrom === 'hand' ? 'Hand' : 'Reserve'} ${finiteVerb('kommen', who.person)},`
      : '';
  if ('gains' in value) return ['erhalten', `${statusWord(value.gains)}${from}`];
  if ('loses' in value) return ['verlieren', `${statusWord(value.loses)}${from}`];
  if ('gainsCounters' in value) {
    const each = perEach(value.count, context);
    if (each !== null)
      return ['erhalten', `${counterPhrase(value.gainsCounters, '1', false)} pro ${each}`];
    const many = amount(value.count, context);
    return ['erhalten', counterPhrase(value.gainsCounters, many, value.count !== 1)];
  }
  const plural = { gender: 'f', plural: true } as const;
  const whose = value.one
    ? `eine ${declinedEin(ownStem(who), { ...plural, grammar: 'gen' })}`
    : declinedEin(ownStem(who), { ...plural, grammar: 'acc' });
  return ['aktivieren', `${whose} {${value.activates}} Fähigkeiten`];
}

function pronounOf({ gender: of }: GermanSubject): string {
  return of === 'f' ? 'sie' : of === 'n' ? 'es' : 'er';
}

/** "ich koste {mana:1} weniger und erhalte 1 Verstärkung". */
function changeClauses(
  values: readonly PlayChange[],
  who: GermanSubject,
  context: WordingContext,
  first = '',
): string {
  const [head = '', ...others] = values.map((value) => {
    const [verb, words] = changeWords(value, who, context);
    return `${finiteVerb(verb, who.person)} ${words.replace(TAIL, '')}`;
  });
  const [verb, ...rest] = head.split(' ');
  const clause = mainClause(
    who.text,
    verb!,
    [first, ...rest].filter((one) => one !== '').join(' '),
  );
  return joinList([clause, ...others]);
}

/** Cards being played: "Charakter, den du aus deiner Hand spielst,". */
function played(
  card: PlayedFilter,
  who: PlayerReference | undefined,
  plural: boolean,
  context: WordingContext,
  article: GermanArticle,
  when = '',
): string {
  const { from, expedition: into, ...filter } = card;
  const whose = who === undefined ? 'der' : who === 'you' ? 'deiner' : 'seiner';
  const place = into ? `in ${relationPhrase(into, 'dat')}` : '';
  const origin = from ? `aus ${whose} ${from === 'hand' ? 'Hand' : 'Reserve'}` : '';
  const subject =
    who === undefined ? 'jemand' : who === 'opponents' ? 'dein Gegner' : playerPhrase(who, context);
  const verb = who === 'you' ? 'spielst' : 'spielt';
  const relative = [subject, when, place, origin, verb].filter((one) => one !== '').join(' ');
  return nounPhrase(filter, plural, context, { article, relative });
}

/** "der nächste", "die erste": an ordinal with its article. */
function theNext(stem: string, form: Form): { readonly number: string } {
  return { number: `${definiteArticle(form)} ${declinedAdjective(stem, 'der', form)}` };
}

/** "der nächste Charakter, den du in dieser Runde spielst, …". */
export function nextCardClause(step: StepOf<'next'>, context: WordingContext): string {
  const form = { gender: genderOf(step.card), plural: false, grammar: 'nom' } as const;
  const article = theNext('nächst', form);
  const time = WHEN[step.duration];
  if (step.joins === undefined) {
    const card = played(step.card, step.who ?? 'you', false, context, article, time);
    return changeClauses(step.changes, cardSubject(card, form.gender, false), context);
  }
  const { from: _, expedition: __, ...filter } = step.card;
  const where = relationPhrase(step.joins, 'dat');
  const who = definiteArticle(form);
  const card = `${nounPhrase(filter, false, context, { article })}, ${who} sich ${time} ${where} anschließt,`;
  return changeClauses(step.changes, cardSubject(card, form.gender, false), context);
}

/** The rule of a card being played. */
export function whenPlayed(rule: PassiveRuleOf<'played'>, context: WordingContext): string {
  const into = rule.into ? withinExpedition(rule.into, context) : '';
  if (rule.card === 'me') {
    const mine = changeClauses(rule.changes, subjectOf('me', context), context);
    return into === '' ? mine : `${mine}, wenn ich ${into} gespielt werde`;
  }
  const of = genderOf(rule.card);
  if (rule.first) {
    const form = { gender: of, plural: false, grammar: 'nom' } as const;
    const article = theNext('erst', form);
    const card = played(rule.card, rule.who, false, context, article, 'jeden Nachmittag');
    return changeClauses(rule.changes, cardSubject(card, of, false), context);
  }
  const cheaper = cheaperBy(rule);
  if (cheaper !== null) {
    const { from: _, expedition: __, ...filter } = rule.card;
    const cards = nounPhrase(filter, true, context, { grammar: 'acc' });
    const min = minimumWords(cheaper.min, context);
    const less = manaOrAmount(cheaper.by, context);
    return mainClause('du', 'spielst', `${cards} für ${less} weniger${min}`);
  }
  const cards = played(rule.card, rule.who, true, context, 'none', into);
  return changeClauses(rule.changes, cardSubject(cards, of, true), context);
}

/** "Karten, die dein Gegner spielt, können nicht weniger als {mana:3} kosten". */
export function minimumCost(rule: PassiveRuleOf<'minimum-cost'>, context: WordingContext): string {
  const cards = played(rule.card, rule.who, true, context, 'none');
  const least = manaOrAmount(rule.amount, context);
  return mainClause(cards, 'können', `nicht weniger als ${least} kosten`);
}

/** "wenn du mich spielst, darfst du …: dann koste ich {mana:1} weniger". */
export function optionalCost(
  rule: PassiveRuleOf<'optional-cost'>,
  context: WordingContext,
): string {
  const less = manaOrAmount(rule.less, context);
  const only = rule.targets
    ? `; dann kann ich nur ${nounPhrase(rule.targets, true, context, { grammar: 'acc' })} als Ziel haben`
    : '';
  if (rule.cost.length === 0)
    return `${mainClause('du', 'darfst', `mich für ${less} weniger spielen`)}${only}`;
  const paying = context.language.cost(rule.cost, context);
  const reducing = infinitiveClause('reduzieren', `meine Kosten um ${less}`);
  const paid = context.language.inOrderTo(paying, reducing);
  return mainClause('du', 'darfst', paid) + only;
}
