/** Conditions in Spanish, without "si". */

import type {
  Amount,
  Condition,
  Filter,
  NumberBounds,
  ObjectReference,
  Status,
} from '../../../engine/cards/ability.ts';
import { boundOf, fewerThan, overBy } from '../../say/comparison.ts';
import {
  isNamed,
  isYourHero,
  isYours,
  referentOf,
  speakOfIt,
  type WordingContext,
} from '../../say/context.ts';
import { countsSeveralCards, isOnlyContact } from '../../say/filter.ts';
import { oppositeOf } from '../../say/negation.ts';
import type { Gender } from '../../say/noun.ts';
import type { Phrase } from '../../say/phrase.ts';
import { manaMark } from '../../say/text.ts';
import { amount, differentValues } from './amount.ts';
import { wasDone } from './deed.ts';
import {
  expedition,
  expeditionTraits,
  heldObjects,
  IN_CONTACT,
  matchingExpeditions,
  withNone,
} from './expedition.ts';
import { objectPhrase } from './reference.ts';
import {
  bounds,
  countedOthers,
  indefinitePhrase,
  inZone,
  nounPhrase,
  PLACED,
  playerPhrase,
  withIndefiniteOrOther,
  withinExpedition,
} from './selection.ts';
import { SPEAKER } from './subject.ts';
import {
  agreeAdjective,
  counterNoun,
  counterPhrase,
  genderOf,
  isHad,
  joinList,
  numberWord,
  PHASE,
  statusAdjective,
  statusWord,
  withDefinite,
  withIndefinite,
  withPreposition,
} from './words.ts';

/** The noun of a statistic before boosts. */
const BASE_STATISTIC = 'estadística básica';

type Exists = Extract<Condition, { readonly exists: Filter }>;

function countClause(how: string, value: Amount, filter: Filter, context: WordingContext): string {
  const of = genderOf(filter);
  if (value === 1) {
    return `${how}${withIndefiniteOrOther(nounPhrase(filter, false, context), of)}`;
  }
  return `${how}${countedOthers(amount(value, context, 'word'), nounPhrase(filter, true, context))}`;
}

function singleClause(filter: Filter, context: WordingContext): string {
  return `${genderOf(filter) === 'f' ? 'una sola' : 'un solo'} ${nounPhrase(filter, false, context)}`;
}

/** "dos personajes o más", or "dos o más cartas agotadas en reserva" where the noun is long. */
function severalWords(many: string, words: string, orMore = 'o más'): string {
  const isShort = !/ (?:con|de|en|o|que|sin) /u.test(words.replace(/\[\[.+?\]\]/gu, ''));
  return isShort
    ? `${countedOthers(many, words)} ${orMore}`
    : countedOthers(`${many} ${orMore}`, words);
}

function describeExisting(condition: Exists, context: WordingContext): string {
  const { exists, atLeast, atMost, exactly } = condition;
  if (exactly === 1) return singleClause(exists, context);
  if (exactly !== undefined) return countClause('exactamente ', exactly, exists, context);
  if (atLeast !== undefined && atMost !== undefined) {
    return countClause(`entre ${amount(atLeast, context, 'word')} y `, atMost, exists, context);
  }
  if (typeof atLeast === 'number' && atLeast > 1) {
    const many = amount(atLeast, context, 'word');
    return severalWords(many, nounPhrase(exists, true, context));
  }
  if (atLeast !== undefined) return countClause('al menos ', atLeast, exists, context);
  if (atMost === 1) return `${countClause('', atMost, exists, context)} o menos`;
  if (atMost !== undefined) {
    const many = amount(atMost, context, 'word');
    return severalWords(many, nounPhrase(exists, true, context), 'o menos');
  }
  return indefinitePhrase(exists, context);
}

function existsClause(condition: Exists, context: WordingContext): string {
  const { of, ...filter } = condition.exists;
  const places = [filter.in ?? 'play'].flat();
  const only = places.length === 1 ? places[0] : undefined;
  const gender = genderOf(filter);
  if (filter.type === 'card' && condition.exactly === 0 && of === 'you' && !filter.other) {
    if (only === 'hand') return 'tu mano está vacía';
    if (only === 'reserve') return 'tu reserva está vacía';
  }
  if (of !== undefined && filter.expedition === undefined && (only === 'play' || only === 'mana')) {
    const [you, other] = only === 'mana' ? ['tienes', 'tiene'] : ['controlas', 'controla'];
    const who = of === 'you' ? '' : `${playerPhrase(of, context)} `;
    const verb = of === 'you' ? you : other;
    const inner = { ...condition, exists: filter };
    if (condition.exactly === 0) {
      return `${who}no ${verb} ${withNone(nounPhrase(filter, false, context), gender)}`.trim();
    }
    return `${who}${verb} ${describeExisting(inner, context)}`.trim();
  }
  if (only !== undefined && only !== 'play' && only !== 'hero') {
    const { in: _, ...there } = filter;
    if (condition.exactly === 0) {
      return `no hay ${withNone(nounPhrase(there, false, context), gender)} ${inZone(only, of, context)}`;
    }
    const isYours = of === 'you' && countsSeveralCards(there, condition);
    if (isYours && (only === 'hand' || only === 'reserve')) {
      const many = `${amount(condition.atLeast!, context, 'word')} o más`;
      return `tienes ${many} cartas en ${only === 'hand' ? 'mano' : 'reserva'}`;
    }
    const what = describeThere({ ...condition, exists: there }, context);
    return `hay ${what} ${inZone(only, of, context)}`;
  }
  const { expedition: where, ...rest } = condition.exists;
  const isFacing = where === 'facing' || where === 'facing-it';
  const inside = where && !isFacing ? ` en ${PLACED[where]}` : '';
  const exists = inside === '' ? condition.exists : rest;
  if (condition.exactly === 0) {
    return `no hay ${withNone(nounPhrase(exists, false, context), gender)}${inside}`;
  }
  return `hay ${describeThere({ ...condition, exists }, context)}${inside}`;
}

/** Objects in play; the bound comes before the noun: "dos o más cartas". */
function describeThere(condition: Exists, context: WordingContext): string {
  const { exists, atLeast, atMost } = condition;
  if (typeof atLeast !== 'number' || atLeast < 2 || atMost !== undefined) {
    return describeExisting(condition, context);
  }
  const many = `${amount(atLeast, context, 'word')} o más`;
  return countedOthers(many, nounPhrase(exists, true, context));
}

const VERBS = {
  have: { present: ['tengo', 'tiene', 'tienen'], past: ['tenía', 'tenía', 'tenían'] },
  be: { present: ['soy', 'es', 'son'], past: ['era', 'era', 'eran'] },
  stand: { present: ['estoy', 'está', 'están'], past: ['estaba', 'estaba', 'estaban'] },
} as const;

/** "este", where the verb alone would be that of the card itself. */
function demonstrativeOf({ gender, plural }: Phrase): string {
  if (gender === 'f') return plural ? 'estas' : 'esta';
  return plural ? 'estos' : 'este';
}

/** The verb, after the subject where Spanish needs one: "tengo", "este tenía", "son". */
function verbAfter(subject: Phrase, what: keyof typeof VERBS, past: boolean, no = ''): string {
  const forms = VERBS[what][past ? 'past' : 'present'];
  const word = forms[subject.person === 1 ? 0 : subject.plural ? 2 : 1]!;
  const isUnclear = past && what !== 'be' && subject.of === 'it';
  const who = isUnclear ? demonstrativeOf(subject) : subject.text;
  return `${who} ${no}${word}`.trim();
}

function beingClause(
  condition: Extract<Condition, { readonly is: ObjectReference }>,
  context: WordingContext,
  no = '',
): string {
  const { filter, past = false } = condition;
  speakOfIt(condition, context);
  const subject = objectPhrase(condition.is, context);
  const gender = subject.of === 'me' ? SPEAKER : subject.gender;
  const only = Object.keys(filter).length === 1;
  const stands = verbAfter(subject, 'stand', past, no);
  if (only && filter.inExpedition && isOnlyContact(filter.inExpedition)) {
    return `${stands} ${IN_CONTACT}`;
  }
  const statuses = (ids: Status | readonly Status[], not: string) => {
    const all = [ids].flat();
    const words = all.map((id) =>
      isHad(id) ? statusWord(id) : statusAdjective(id, gender, subject.plural),
    );
    const verb = all.every(isHad) ? 'have' : 'stand';
    return `${verbAfter(subject, verb, past, not)} ${joinList(words, 'o')}`;
  };
  if (only && filter.status !== undefined) return statuses(filter.status, no);
  if (only && filter.without !== undefined) return statuses(filter.without, 'no ');
  if (only && filter.inExpedition) {
    return `${stands} ${withinExpedition(filter.inExpedition, context)}`;
  }
  if (only && filter.expedition === 'facing') {
    return `${stands} ${agreeAdjective('enfrentado', gender, subject.plural)} a mí`;
  }
  if (only && filter.of === 'you' && condition.is === 'it' && !past && no === '') {
    return `${subject.clitic} controlas`;
  }
  if (only && filter.baseZeroInTerrain) {
    return `${stands} en un terreno en el que su estadística base es 0`;
  }
  if (only && filter.counters && past && no === '') {
    const { name, ...limits } = filter.counters;
    return `${verbAfter(subject, 'have', true)} ${countersText(name, limits, context)}`;
  }
  return `${verbAfter(subject, 'be', past, no)} ${indefinitePhrase(filter, context)}`;
}

/** "2 potenciadores o más", in digits. */
function countersText(name: string, limits: NumberBounds, context: WordingContext): string {
  const { how, bound } = boundOf(limits);
  const many = counterPhrase(name, amount(bound, context), bound !== 1);
  if (how === 'atLeast') return bound === 1 ? `al menos ${many}` : `${many} o más`;
  return how === 'atMost' ? `${many} o menos` : `exactamente ${many}`;
}

type Comparison = Extract<Condition, { readonly amount: unknown }>;

function comparisonClause(condition: Comparison, context: WordingContext): string {
  const { amount: value, atLeast, atMost, exactly } = condition;
  const bound = atLeast ?? atMost ?? exactly ?? 0;
  const cards = fewerThan(condition);
  if (cards) {
    const where = cards.zone === 'hand' ? 'mano' : 'reserva';
    return `tienes menos cartas en ${where} que ${playerPhrase(cards.who, context)}`;
  }
  if (typeof value === 'object' && 'times' in value && atLeast === 1) {
    return wasDone(value, context);
  }
  const less = overBy(condition);
  if (less !== null) return `${amount(value, context)} es mayor que ${amount(less, context)}`;
  if (typeof value === 'object') {
    const said = countersClause(condition, context) ?? numberClause(condition, context);
    if (said !== null) return said;
  }
  const said = amount(value, context);
  if (typeof bound === 'number') {
    return `${said} es ${bounds(condition, (limit) => amount(limit, context))}`;
  }
  const than =
    atLeast !== undefined ? 'mayor o igual' : atMost !== undefined ? 'menor o igual' : '';
  return than === ''
    ? `${said} es igual ${withPreposition('a', amount(bound, context))}`
    : `${said} es ${than} que ${amount(bound, context)}`;
}

/** A comparison of a number of counters; null for any other. */
function countersClause(
  { amount: value, ...limits }: Comparison,
  context: WordingContext,
): string | null {
  if (typeof value !== 'object' || !('counters' in value)) return null;
  const { exactly } = limits;
  const no = counterNoun(value.counters, true);
  const many = countersText(value.counters, limits, context);
  if ('on' in value) {
    const subject = objectPhrase(value.on, context);
    if (exactly === 0) return `${verbAfter(subject, 'have', false, 'no ')} ${no}`;
    return `${verbAfter(subject, 'have', false)} ${many}`;
  }
  if (isYourHero(value.among) && exactly !== 0) return `tu héroe tiene ${many}`;
  const among = allOf(value.among, context);
  return exactly === 0 ? `no hay ${no} entre ${among}` : `hay ${many} entre ${among}`;
}

function allOf(filter: Filter, context: WordingContext): string {
  return withDefinite(nounPhrase(filter, true, context), genderOf(filter), true);
}

/** A comparison of a cost or of a number of things; null for any other. */
function numberClause(condition: Comparison, context: WordingContext): string | null {
  const { amount: value, exactly } = condition;
  if (typeof value !== 'object') return null;
  const { how, bound } = boundOf(condition);
  const single = bound === 1;
  const words = (of: Gender) => {
    const many = typeof bound === 'number' ? numberWord(bound, of) : amount(bound, context);
    if (how === 'atLeast') return single ? `al menos ${many}` : `${many} o más`;
    return how === 'atMost' ? `${many} o menos` : `exactamente ${many}`;
  };
  if ('cost' in value && typeof bound === 'number') {
    return `${amount(value, context)} es de ${bounds(condition, (of) => manaMark(of as number))}`;
  }
  if ('countExpeditions' in value && value.countExpeditions.of === 'you') {
    const { of: _, ...traits } = value.countExpeditions;
    const plural = !single && exactly !== 0;
    const which = exactly === 0 ? 'ninguna' : words('f');
    return `${which} de tus expediciones ${expeditionTraits(traits, plural)}`;
  }
  if ('differing' in value) {
    const gender = value.differing === 'base-cost' ? 'm' : 'f';
    const among = allOf(value.among, context);
    return `hay ${words(gender)} ${differentValues(value.differing)} entre ${among}`;
  }
  if ('baseZeros' in value) {
    const among = allOf(value.baseZeros, context);
    const zero = `${BASE_STATISTIC} de 0`;
    if (exactly === 0) return `no hay ${withNone(zero, 'f')} entre ${among}`;
    return `hay ${words('f')} ${single ? zero : 'estadísticas básicas de 0'} entre ${among}`;
  }
  if ('singleTerrainRegions' in value) {
    if (exactly === 0) return 'ninguna región monoterreno es visible';
    return single
      ? `${words('f')} región monoterreno es visible`
      : `${words('f')} regiones monoterreno son visibles`;
  }
  return null;
}

/** A condition on Expeditions as a clause: "mi expedición va por detrás". */
function placedClause(
  { expedition: which, matches }: Extract<Condition, { readonly matches: unknown }>,
  context: WordingContext,
  not = '',
): string {
  const subject = expedition(which, context);
  if (isNamed(matches)) {
    const words = matchingExpeditions(matches, subject.plural, context);
    const are = subject.plural ? 'son' : 'es';
    return `${subject.text} ${not}${are} ${subject.plural ? words : withIndefinite(words, 'f')}`.trim();
  }
  const isInEach = typeof which === 'object' && 'each' in which && isYours(which.each);
  if (isInEach && matches.holds?.number.atLeast === 1 && Object.keys(matches).length === 1) {
    const { of: _, ...held } = matches.holds;
    return `hay ${heldObjects(held, context)} en ${subject.text}`;
  }
  const traits = expeditionTraits(matches, subject.plural);
  const parts = traits === '' ? [] : [`${not}${traits}`];
  if (matches.holds) {
    const no = matches.holds.number.exactly === 0 ? 'no ' : '';
    const contains = subject.plural ? 'contienen' : 'contiene';
    parts.push(`${no}${contains} ${heldObjects(matches.holds, context)}`);
  }
  return `${subject.text} ${joinList(parts)}`.trim();
}

/** A condition as a clause: "controlas otras dos plantas o más". */
export function condition(value: Condition, context: WordingContext): string {
  if ('exists' in value) return existsClause(value, context);
  if ('is' in value) return beingClause(value, context);
  if ('amount' in value) return comparisonClause(value, context);
  if ('expedition' in value) return placedClause(value, context);
  if ('failed' in value) {
    if (value.failed === 'yours') return 'ninguna de tus expediciones logra avanzar';
    const who = expedition(value.failed, context);
    return `${who.text} no ${who.plural ? 'logran' : 'logra'} avanzar`.trim();
  }
  if ('firstPlayer' in value) return firstClause(value.firstPlayer, '', context);
  if ('distinct' in value) {
    const all = value.distinct.map((filter) =>
      indefinitePhrase({ ...filter, of: undefined }, context),
    );
    return `controlas ${joinList(all)}, todos distintos`;
  }
  if ('day' in value) {
    if (value.exactly === 1) return 'es el primer día';
    return `el número del día es ${bounds(value, (limit) => amount(limit, context))}`;
  }
  if ('phase' in value) return `es ${PHASE[value.phase]}`;
  if ('turn' in value) {
    return value.turn === 'you'
      ? 'es tu turno'
      : `es el turno ${withPreposition('de', playerPhrase(value.turn, context))}`;
  }
  if ('playedFrom' in value) {
    const { clitic } = objectPhrase('it', context);
    return `${clitic} juegas desde ${value.playedFrom === 'hand' ? 'la mano' : 'la reserva'}`;
  }
  if ('thisWay' in value) {
    context.it = referentOf(value.filter, false);
    const what = indefinitePhrase(value.filter, context);
    return value.thisWay === 'discard'
      ? `descartaste ${what} de esta manera`
      : `colocas ${what} en reserva de esta manera`;
  }
  if ('not' in value) return negateCondition(value.not, context);
  const joined = ('and' in value ? value.and : value.or).map((part) => condition(part, context));
  return joinList(joined, 'and' in value ? 'y' : 'o');
}

function firstClause(
  who: Parameters<typeof playerPhrase>[0],
  not: string,
  context: WordingContext,
): string {
  if (who === 'you') return `${not}eres el primer jugador`;
  return `${playerPhrase(who, context)} ${not}es el primer jugador`.trim();
}

function negateCondition(value: Condition, context: WordingContext): string {
  const plain = oppositeOf(value);
  if (plain !== null) return condition(plain, context);
  if ('firstPlayer' in value) return firstClause(value.firstPlayer, 'no ', context);
  if ('is' in value) return beingClause(value, context, 'no ');
  if ('expedition' in value && !value.matches.holds) return placedClause(value, context, 'no ');
  return `no se cumple que ${condition(value, context)}`;
}

/** The verbs of conditions in the subjunctive. */
const SUBJUNCTIVES: Readonly<Record<string, string>> = {
  contiene: 'contenga',
  contienen: 'contengan',
  controla: 'controle',
  controlas: 'controles',
  cumple: 'cumpla',
  eres: 'seas',
  es: 'sea',
  está: 'esté',
  están: 'estén',
  estoy: 'esté',
  ha: 'haya',
  has: 'hayas',
  hay: 'haya',
  juegas: 'juegues',
  logra: 'logre',
  logran: 'logren',
  son: 'sean',
  soy: 'sea',
  tengo: 'tenga',
  tiene: 'tenga',
  tienen: 'tengan',
  tienes: 'tengas',
  va: 'vaya',
  van: 'vayan',
};

const VERB = new RegExp(`(?<![\\p{L}|])(?:${Object.keys(SUBJUNCTIVES).join('|')})(?!\\p{L})`, 'u');

/** A condition after "a menos que": "tengas ocho orbes de maná o más". */
export function unlessCondition(value: Condition, context: WordingContext): string {
  if ('and' in value || 'or' in value) {
    const parts = 'and' in value ? value.and : value.or;
    const said = parts.map((part) => unlessCondition(part, context));
    return joinList(said, 'and' in value ? 'y' : 'o');
  }
  const said = condition(value, context);
  return said.replace(VERB, (verb) => SUBJUNCTIVES[verb] ?? verb);
}
