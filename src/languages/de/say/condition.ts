/** Conditions in German, as clauses whose verb comes last ("falls …") or second ("es sei denn, …"). */

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
  referentOf,
  speakOfIt,
  type WordingContext,
} from '../../say/context.ts';
import { countsSeveralCards, isOnlyContact } from '../../say/filter.ts';
import { oppositeOf } from '../../say/negation.ts';
import { manaMark } from '../../say/text.ts';
import { allPhrase, amount, differentValues } from './amount.ts';
import { type Clause, verbLast, verbSecond } from './clause.ts';
import { wasDone } from './deed.ts';
import {
  expedition,
  expeditionWords,
  heldObjects,
  IN_CONTACT,
  positionClause,
  traitsOf,
} from './expedition.ts';
import { type GermanPhrase, objectPhrase, possessiveStem } from './reference.ts';
import {
  atZone,
  bounds,
  indefinitePhrase,
  nounPhrase,
  playerPhrase,
  relationPhrase,
  withinExpedition,
} from './selection.ts';
import {
  COST,
  counterNoun,
  counterPhrase,
  declinedEin,
  type GermanCase,
  genderOf,
  joinList,
  numberWord,
  statusWord,
} from './words.ts';

type Exists = Extract<Condition, { readonly exists: Filter }>;
type Say = (clause: Clause) => string;

function countedPhrase(
  how: string,
  value: Amount,
  filter: Filter,
  context: WordingContext,
  grammar: GermanCase,
): string {
  const one = value === 1;
  const many = one ? numberWord(1, genderOf(filter), grammar) : amount(value, context, 'word');
  return nounPhrase(filter, !one, context, { grammar, article: { number: how + many } });
}

/** "mindestens zwei Charaktere", "nur einen Charakter", "keine Marken". */
function countedObjects(
  { exists, atLeast, atMost, exactly }: Exists,
  context: WordingContext,
  grammar: GermanCase,
): string {
  if (exactly === 0) return nounPhrase(exists, true, context, { grammar, article: 'kein' });
  if (exactly === 1) return countedPhrase('nur ', 1, exists, context, grammar);
  if (exactly !== undefined) return countedPhrase('genau ', exactly, exists, context, grammar);
  if (atLeast !== undefined && atMost !== undefined) {
    const from = `${amount(atLeast, context, 'word')} bis `;
    return countedPhrase(from, atMost, exists, context, grammar);
  }
  if (atLeast !== undefined) return countedPhrase('mindestens ', atLeast, exists, context, grammar);
  if (atMost !== undefined) return countedPhrase('höchstens ', atMost, exists, context, grammar);
  return indefinitePhrase(exists, context, grammar);
}

function isOne({ atLeast, atMost, exactly }: Exists): boolean {
  return [atLeast, atMost, exactly].every((bound) => bound === undefined || bound === 1);
}

function existsClause(condition: Exists, context: WordingContext): Clause {
  const { of, ...filter } = condition.exists;
  const places = [filter.in ?? 'play'].flat();
  const only = places.length === 1 ? places[0] : undefined;
  const isEmpty = filter.type === 'card' && condition.exactly === 0 && of === 'you';
  if (isEmpty && !filter.other && (only === 'hand' || only === 'reserve')) {
    return {
      subject: `deine ${only === 'hand' ? 'Hand' : 'Reserve'}`,
      middle: 'leer',
      verb: 'ist',
    };
  }
  if (of !== undefined && filter.expedition === undefined && (only === 'play' || only === 'mana')) {
    const you = of === 'you';
    const verb = only === 'mana' ? (you ? 'hast' : 'hat') : you ? 'kontrollierst' : 'kontrolliert';
    const { in: _, ...there } = filter;
    const exists = only === 'mana' ? there : filter;
    return {
      subject: playerPhrase(of, context),
      middle: countedObjects({ ...condition, exists }, context, 'acc'),
      verb,
    };
  }
  if (only !== undefined && only !== 'play' && only !== 'hero') {
    const { in: _, ...there } = filter;
    const what = countedObjects({ ...condition, exists: there }, context, 'acc');
    const where = atZone(only, of, context);
    const isMine = of === 'you' && countsSeveralCards(there, condition);
    if (
      of === undefined ||
      (of === 'you' && (!isMine || only === 'landmark' || only === 'discard'))
    ) {
      const subject = countedObjects({ ...condition, exists: there }, context, 'nom');
      return {
        subject,
        sich: true,
        middle: where,
        verb: isOne(condition) ? 'befindet' : 'befinden',
      };
    }
    if (isMine) return { subject: 'du', middle: `${what} ${where}`, verb: 'hast' };
    return { subject: 'es', middle: `${what} ${where}`, verb: 'gibt' };
  }
  const { expedition: where, ...rest } = condition.exists;
  if (where === 'facing') {
    const what = countedObjects({ ...condition, exists: rest }, context, 'dat');
    return { subject: 'ich', middle: what, particle: 'gegenüber', verb: 'stehe' };
  }
  const inside = where ? ` in ${relationPhrase(where, 'dat')}` : '';
  const what = countedObjects({ ...condition, exists: rest }, context, 'acc');
  return { subject: 'es', middle: what + inside, verb: 'gibt' };
}

const VERBS = {
  have: { present: ['habe', 'hat', 'haben'], past: ['hatte', 'hatte', 'hatten'] },
  be: { present: ['bin', 'ist', 'sind'], past: ['war', 'war', 'waren'] },
} as const;

function verbFor({ person }: GermanPhrase, what: 'have' | 'be', past = false): string {
  const forms = VERBS[what][past ? 'past' : 'present'];
  return forms[person === 'ich' ? 0 : person === 'several' ? 2 : 1];
}

function beingClause(
  condition: Extract<Condition, { readonly is: ObjectReference }>,
  context: WordingContext,
  not = '',
): Clause {
  const { filter, past = false } = condition;
  speakOfIt(condition, context);
  const only = Object.keys(filter).length === 1;
  if (only && filter.of === 'you' && condition.is === 'it' && !past && not === '') {
    const it = objectPhrase('it', context, 'acc').text;
    return { subject: 'du', middle: it, verb: 'kontrollierst' };
  }
  const who = objectPhrase(condition.is, context);
  const subject = who.text;
  const is = (middle: string): Clause => ({
    subject,
    middle: not + middle,
    verb: verbFor(who, 'be', past),
  });
  if (only && filter.inExpedition && isOnlyContact(filter.inExpedition)) return is(IN_CONTACT);
  const statuses = (ids: Status | readonly Status[]) =>
    joinList(
      [ids].flat().map((id) => statusWord(id)),
      'oder',
    );
  if (only && filter.status !== undefined) return is(statuses(filter.status));
  if (only && filter.without !== undefined) return is(`nicht ${statuses(filter.without)}`);
  if (only && filter.inExpedition) return is(withinExpedition(filter.inExpedition, context));
  if (only && filter.baseZeroInTerrain) {
    const stem = possessiveStem(who);
    const own = declinedEin(stem, { gender: 'f', plural: false, grammar: 'nom' });
    return { ...is('in einem Gelände'), tail: `, wo ${own} Basisstatistik 0 ist,` };
  }
  if (only && filter.counters && past && not === '') {
    const { name, ...limits } = filter.counters;
    const many = counterPhrase(name, boundsText(limits, context), limits.atLeast !== 1);
    return { subject, middle: many, verb: verbFor(who, 'have', true) };
  }
  const said = is(indefinitePhrase(filter, context));
  // "Falls es ein Zauber ist", as cards print: what it is does not agree with "die Karte".
  return condition.is === 'it' && who.person !== 'several' ? { ...said, subject: 'es' } : said;
}

const HOW = { atLeast: 'mindestens', atMost: 'höchstens', exactly: 'genau' } as const;

/** "mindestens 2", in digits. */
function boundsText(limits: NumberBounds, context: WordingContext): string {
  const { how, bound } = boundOf(limits);
  return `${HOW[how]} ${amount(bound, context)}`;
}

function comparisonClause(
  condition: Extract<Condition, { readonly amount: unknown }>,
  context: WordingContext,
): Clause {
  const { amount: value, atLeast, exactly } = condition;
  const { how, bound } = boundOf(condition);
  const cards = fewerThan(condition);
  if (cards) {
    const where = cards.zone === 'hand' ? 'in deiner Hand' : 'in deiner Reserve';
    const tail = `als ${playerPhrase(cards.who, context)}`;
    return { subject: 'du', middle: `weniger Karten ${where}`, verb: 'hast', tail };
  }
  if (typeof value === 'object' && 'times' in value && atLeast === 1)
    return wasDone(value, context);
  const less = overBy(condition);
  if (less !== null) {
    const subject = amount(value, context);
    return { subject, middle: `größer als ${amount(less, context)}`, verb: beOf(subject) };
  }
  if (typeof value === 'object') {
    const counted = countedClause(condition, value, context);
    if (counted) return counted;
    if ('cost' in value && typeof bound === 'number') {
      const limits = bounds(condition, (of) => manaMark(of as number));
      return { subject: amount(value, context), middle: limits, verb: 'betragen' };
    }
  }
  const subject = amount(value, context);
  const limit = exactly === undefined ? `${HOW[how]} ` : 'genau ';
  return { subject, middle: limit + amount(bound, context), verb: beOf(subject) };
}

function beOf(subject: string): string {
  return subject.includes(COST.hand) || subject.includes(COST.base) ? 'sind' : 'ist';
}

/** A condition on a number of things that a clause can name; null for any other amount. */
function countedClause(
  condition: Extract<Condition, { readonly amount: unknown }>,
  value: Exclude<Amount, number>,
  context: WordingContext,
): Clause | null {
  const { exactly } = condition;
  const { how, bound } = boundOf(condition);
  const single = bound === 1;
  const there = (middle: string): Clause => ({ subject: 'es', middle, verb: 'gibt' });
  const words = (grammar: GermanCase = 'acc') => {
    const many =
      typeof bound === 'number' ? numberWord(bound, 'f', grammar) : amount(bound, context);
    return exactly === 0 ? 'keine' : `${HOW[how]} ${many}`;
  };
  if ('counters' in value) {
    const many =
      exactly === 0
        ? `keine ${counterNoun(value.counters, true)}`
        : counterPhrase(value.counters, boundsText(condition, context), !single);
    if ('on' in value) {
      const who = objectPhrase(value.on, context);
      return { subject: who.text, middle: many, verb: verbFor(who, 'have') };
    }
    if (isYourHero(value.among) && exactly !== 0)
      return { subject: 'dein Held', middle: many, verb: 'hat' };
    return there(`${many} auf ${allPhrase(value.among, context, 'dat')}`);
  }
  if ('countExpeditions' in value && value.countExpeditions.of === 'you') {
    const { of: _, ...traits } = value.countExpeditions;
    const plural = !single && exactly !== 0;
    const subject = `${words('nom')} deiner Expeditionen`;
    return traitClause(subject, plural, traits);
  }
  if ('differing' in value) {
    const what = single ? differentValues(value.differing) : differentValues(value.differing);
    return there(`unter ${allPhrase(value.among, context, 'dat')} ${words()} ${what}`);
  }
  if ('baseZeros' in value) {
    const what = single ? 'Basisstatistik von 0' : 'Basisstatistiken von 0';
    return there(`unter ${allPhrase(value.baseZeros, context, 'dat')} ${words()} ${what}`);
  }
  if ('singleTerrainRegions' in value) {
    const regions = `${words('nom')} ${single ? 'Region' : 'Regionen'} mit einem Geländetyp`;
    return { subject: regions, middle: 'sichtbar', verb: single ? 'ist' : 'sind' };
  }
  return null;
}

/** What an Expedition is, as a clause: "meine Expedition hinten liegt". */
function traitClause(
  subject: string,
  plural: boolean,
  filter: Parameters<typeof traitsOf>[0],
  not = '',
): Clause {
  const be = plural ? 'sind' : 'ist';
  const said: string[] = [];
  if (filter.ascended !== undefined)
    said.push(`${filter.ascended ? '' : 'nicht '}${statusWord('ascended')}`);
  for (const { words } of traitsOf(filter)) said.push(words);
  const position = positionClause(filter, plural);
  const states = joinList(said);
  if (position === '') return { subject, middle: not + states, verb: be };
  const [where = '', verb = '', ...more] = position.split(' ');
  const tail = more.join(' ');
  const before = states === '' ? '' : `${states} ${be} und `;
  return tail === ''
    ? { subject, middle: before + not + where, verb }
    : { subject, middle: `${before}${not}${where}`, verb, tail };
}

/** A condition on Expeditions as a clause: "ich einer Expedition in {forest} gegenüberstehe". */
function placedClause(
  { expedition: which, matches }: Extract<Condition, { readonly matches: unknown }>,
  context: WordingContext,
  not = '',
): Clause {
  if (which === 'facing' && !matches.holds) {
    const article = not === '' ? 'ein' : 'kein';
    const what = expeditionWords(matches, false, context, { article, grammar: 'dat' });
    return { subject: 'ich', middle: what, particle: 'gegenüber', verb: 'stehe' };
  }
  const subject = expedition(which, context);
  if (isNamed(matches)) {
    const article = subject.plural ? 'none' : not === '' ? 'ein' : 'kein';
    const words = expeditionWords(matches, subject.plural, context, { article });
    return { subject: subject.text, middle: words, verb: subject.plural ? 'sind' : 'ist' };
  }
  if (matches.holds) {
    const { number, ...held } = matches.holds;
    const isOne = number.atLeast === 1 && number.atMost === undefined;
    const what = isOne
      ? indefinitePhrase({ ...held, of: undefined }, context)
      : heldObjects(matches.holds, context, 'nom');
    return {
      subject: what,
      sich: true,
      middle: `in ${expedition(which, context, 'dat').text}`,
      verb: isOne || number.exactly === 1 ? 'befindet' : 'befinden',
    };
  }
  return traitClause(subject.text, subject.plural, matches, not);
}

/** A condition that is one clause. */
function clauseOf(value: Condition, context: WordingContext): Clause {
  if ('exists' in value) return existsClause(value, context);
  if ('is' in value) return beingClause(value, context);
  if ('amount' in value) return comparisonClause(value, context);
  if ('expedition' in value) return placedClause(value, context);
  if ('failed' in value) {
    const moved = { middle: 'sich nicht vorwärts', particle: 'bewegt ' };
    if (value.failed === 'yours')
      return { subject: 'deine beiden Expeditionen', ...moved, verb: 'haben' };
    const who = expedition(value.failed, context);
    return { subject: who.text, ...moved, verb: who.plural ? 'haben' : 'hat' };
  }
  if ('firstPlayer' in value) return firstClause(value.firstPlayer, '', context);
  if ('distinct' in value) {
    const all = value.distinct.map((filter) =>
      indefinitePhrase({ ...filter, of: undefined }, context, 'acc'),
    );
    const tail = ', die alle verschieden sind';
    return { subject: 'du', middle: joinList(all), verb: 'kontrollierst', tail };
  }
  if ('day' in value) {
    if (value.exactly === 1) return { subject: 'es', middle: 'der erste Tag', verb: 'ist' };
    const limits = bounds(value, (limit) => amount(limit, context));
    return { subject: 'die Nummer des Tages', middle: limits, verb: 'ist' };
  }
  if ('phase' in value) return { subject: 'es', middle: PHASE_NOUN[value.phase], verb: 'ist' };
  if ('turn' in value) {
    return value.turn === 'you'
      ? { subject: 'es', middle: 'deine Runde', verb: 'ist' }
      : {
          subject: 'es',
          middle: `die Runde ${playerPhrase(value.turn, context, 'gen')}`,
          verb: 'ist',
        };
  }
  if ('playedFrom' in value) {
    const it = objectPhrase('it', context, 'acc').text;
    const where = value.playedFrom === 'hand' ? 'aus deiner Hand' : 'aus deiner Reserve';
    return { subject: 'du', middle: `${it} ${where}`, verb: 'spielst' };
  }
  if ('thisWay' in value) {
    context.it = referentOf(value.filter, false);
    const what = `${indefinitePhrase(value.filter, context, 'acc')} auf diese Weise`;
    return value.thisWay === 'discard'
      ? { subject: 'du', middle: what, particle: 'abgelegt ', verb: 'hast' }
      : { subject: 'du', middle: `${what} in die Reserve`, verb: 'schickst' };
  }
  if ('not' in value) return negatedClause(value.not, context);
  const tail = `, dass ${condition(value, context)}`;
  return { subject: 'es', middle: 'der Fall', verb: 'ist', tail };
}

const PHASE_NOUN = {
  morning: 'Morgen',
  noon: 'Mittag',
  afternoon: 'Nachmittag',
  dusk: 'Abend',
  night: 'Nacht',
} as const;

function firstClause(
  who: Parameters<typeof playerPhrase>[0],
  not: string,
  context: WordingContext,
): Clause {
  const verb = who === 'you' ? 'bist' : 'ist';
  return { subject: playerPhrase(who, context), middle: `${not}der Startspieler`, verb };
}

function negatedClause(value: Condition, context: WordingContext): Clause {
  const plain = oppositeOf(value);
  if (plain !== null) return clauseOf(plain, context);
  if ('firstPlayer' in value) return firstClause(value.firstPlayer, 'nicht ', context);
  if ('is' in value) return beingClause(value, context, 'nicht ');
  if ('expedition' in value && !value.matches.holds) return placedClause(value, context, 'nicht ');
  const tail = `, dass ${condition(value, context)}`;
  return { subject: 'es', middle: 'nicht der Fall', verb: 'ist', tail };
}

function sayCondition(value: Condition, context: WordingContext, say: Say): string {
  if ('and' in value) return joinList(value.and.map((part) => sayCondition(part, context, say)));
  if ('or' in value)
    return joinList(
      value.or.map((part) => sayCondition(part, context, say)),
      'oder',
    );
  return say(clauseOf(value, context)).replaceAll(' ,', ',');
}

/** After "falls": "du mindestens zwei andere Pflanzen kontrollierst". */
export function condition(value: Condition, context: WordingContext): string {
  return sayCondition(value, context, verbLast);
}

/** After "es sei denn,": "du kontrollierst mindestens zwei andere Pflanzen". */
export function exceptionClause(value: Condition, context: WordingContext): string {
  return sayCondition(value, context, verbSecond);
}
