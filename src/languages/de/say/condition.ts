/** Conditions in German, as clauses whose verb comes last ("falls …") or second ("es sei denn, …"). */

import type { Amount, Condition, Filter, NumberBounds } from '../../../engine/cards/ability.ts';
import { boundOf } from '../../say/comparison.ts';
import { type BeingForm, createCondition, type ExistsCondition } from '../../say/condition.ts';
import { isNamed } from '../../say/context.ts';
import { countsSeveralCards } from '../../say/filter.ts';
import { manaMark } from '../../say/text.ts';
import type { WordingContext } from '../../say/wording.ts';
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
  { exists, atLeast, atMost, exactly }: ExistsCondition,
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

function isOne({ atLeast, atMost, exactly }: ExistsCondition): boolean {
  return [atLeast, atMost, exactly].every((bound) => bound === undefined || bound === 1);
}

const VERBS = {
  have: { present: ['habe', 'hat', 'haben'], past: ['hatte', 'hatte', 'hatten'] },
  be: { present: ['bin', 'ist', 'sind'], past: ['war', 'war', 'waren'] },
} as const;

function verbFor({ person }: GermanPhrase, what: 'have' | 'be', past = false): string {
  const forms = VERBS[what][past ? 'past' : 'present'];
  return forms[person === 'ich' ? 0 : person === 'several' ? 2 : 1];
}

function beClause(who: GermanPhrase, state: string, { past, not }: BeingForm): Clause {
  const middle = `${not ? 'nicht ' : ''}${state}`;
  return { subject: who.text, middle, verb: verbFor(who, 'be', past) };
}

function thereIs(middle: string): Clause {
  return { subject: 'es', middle, verb: 'gibt' };
}

/** "ich einem Charakter gegenüberstehe". */
function facingClause(middle: string): Clause {
  return { subject: 'ich', middle, particle: 'gegenüber', verb: 'stehe' };
}

const HOW = { atLeast: 'mindestens', atMost: 'höchstens', exactly: 'genau' } as const;

/** "mindestens 2", in digits. */
function boundsText(limits: NumberBounds, context: WordingContext): string {
  const { how, bound } = boundOf(limits);
  return `${HOW[how]} ${amount(bound, context)}`;
}

/** "mindestens 2 Verstärkungen", "keine Verstärkungen". */
function countersText(name: string, limits: NumberBounds, context: WordingContext): string {
  if (limits.exactly === 0) return `keine ${counterNoun(name, true)}`;
  return counterPhrase(name, boundsText(limits, context), boundOf(limits).bound !== 1);
}

/** "mindestens zwei", of a feminine noun in a case, and whether what is counted is none or one. */
function countOf(limits: NumberBounds, grammar: GermanCase, context: WordingContext) {
  const { how, bound } = boundOf(limits);
  const none = limits.exactly === 0;
  const many = typeof bound === 'number' ? numberWord(bound, 'f', grammar) : amount(bound, context);
  return { many: none ? 'keine' : `${HOW[how]} ${many}`, none, single: bound === 1 };
}

function beOf(subject: string): string {
  return subject.includes(COST.hand) || subject.includes(COST.base) ? 'sind' : 'ist';
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

const PHASE_NOUN = {
  morning: 'Morgen',
  noon: 'Mittag',
  afternoon: 'Nachmittag',
  dusk: 'Abend',
  night: 'Nacht',
} as const;

/** A condition that is one clause. */
const clauseOf = createCondition<Clause, GermanPhrase>({
  emptyZone: (zone) => ({
    subject: `deine ${zone === 'hand' ? 'Hand' : 'Reserve'}`,
    middle: 'leer',
    verb: 'ist',
  }),
  controls(who, value, isMana, context) {
    const you = who === 'you';
    const verb = isMana ? (you ? 'hast' : 'hat') : you ? 'kontrollierst' : 'kontrolliert';
    const { in: _, ...there } = value.exists;
    const middle = countedObjects(isMana ? { ...value, exists: there } : value, context, 'acc');
    return { subject: playerPhrase(who, context), middle, verb };
  },
  inZone(zone, of, value, context) {
    const what = countedObjects(value, context, 'acc');
    const where = atZone(zone, of, context);
    const isMine = of === 'you' && countsSeveralCards(value.exists, value);
    const isHeld = isMine && zone !== 'landmark' && zone !== 'discard';
    if (isHeld) return { subject: 'du', middle: `${what} ${where}`, verb: 'hast' };
    if (of !== undefined && of !== 'you') return thereIs(`${what} ${where}`);
    const verb = isOne(value) ? 'befindet' : 'befinden';
    return { subject: countedObjects(value, context, 'nom'), sich: true, middle: where, verb };
  },
  exists(value, context) {
    const { expedition: where, ...exists } = value.exists;
    if (where === 'facing')
      return facingClause(countedObjects({ ...value, exists }, context, 'dat'));
    const inside = where ? ` in ${relationPhrase(where, 'dat')}` : '';
    return thereIs(countedObjects({ ...value, exists }, context, 'acc') + inside);
  },
  subject: objectPhrase,
  is: beClause,
  inContact: IN_CONTACT,
  within: withinExpedition,
  hasStatus(who, statuses, form) {
    const words = statuses.map((id) => statusWord(id));
    return beClause(who, joinList(words, 'oder'), form);
  },
  isYours(of, _, context) {
    if (of !== 'it') return null;
    const it = objectPhrase('it', context, 'acc').text;
    return { subject: 'du', middle: it, verb: 'kontrollierst' };
  },
  baseZeroInTerrain(who, form) {
    const own = declinedEin(possessiveStem(who), { gender: 'f', plural: false, grammar: 'nom' });
    const tail = `, wo ${own} Basisstatistik 0 ist,`;
    return { ...beClause(who, 'in einem Gelände', form), tail };
  },
  hadCounters(who, { name, ...limits }, context) {
    const many = counterPhrase(name, boundsText(limits, context), limits.atLeast !== 1);
    return { subject: who.text, middle: many, verb: verbFor(who, 'have', true) };
  },
  isKind(who, filter, form, of, context) {
    const said = beClause(who, indefinitePhrase(filter, context), form);
    // "Falls es ein Zauber ist", as cards print: what it is does not agree with "die Karte".
    return of === 'it' && who.person !== 'several' ? { ...said, subject: 'es' } : said;
  },
  fewerCards: (zone, than, context) => ({
    subject: 'du',
    middle: `weniger Karten in deiner ${zone === 'hand' ? 'Hand' : 'Reserve'}`,
    verb: 'hast',
    tail: `als ${playerPhrase(than, context)}`,
  }),
  wasDone,
  isMore(value, than, context) {
    const subject = amount(value, context);
    return { subject, middle: `größer als ${amount(than, context)}`, verb: beOf(subject) };
  },
  counters: {
    on(of, name, limits, context) {
      const who = objectPhrase(of, context);
      const middle = countersText(name, limits, context);
      return { subject: who.text, middle, verb: verbFor(who, 'have') };
    },
    ofHero: (name, limits, context) => ({
      subject: 'dein Held',
      middle: countersText(name, limits, context),
      verb: 'hat',
    }),
    among: (filter, name, limits, context) =>
      thereIs(`${countersText(name, limits, context)} auf ${allPhrase(filter, context, 'dat')}`),
  },
  isCost(value, limits, context) {
    const middle = bounds(limits, (of) => manaMark(of as number));
    return { subject: amount(value, context), middle, verb: 'betragen' };
  },
  expeditionsAre(traits, limits, context) {
    const { many, none, single } = countOf(limits, 'nom', context);
    return traitClause(`${many} deiner Expeditionen`, !single && !none, traits);
  },
  differing({ differing, among }, limits, context) {
    const { many } = countOf(limits, 'acc', context);
    const all = allPhrase(among, context, 'dat');
    return thereIs(`unter ${all} ${many} ${differentValues(differing)}`);
  },
  baseZeros(filter, limits, context) {
    const { many, single } = countOf(limits, 'acc', context);
    const what = single ? 'Basisstatistik von 0' : 'Basisstatistiken von 0';
    return thereIs(`unter ${allPhrase(filter, context, 'dat')} ${many} ${what}`);
  },
  singleTerrainRegions(limits, context) {
    const { many, single } = countOf(limits, 'nom', context);
    const subject = `${many} ${single ? 'Region' : 'Regionen'} mit einem Geländetyp`;
    return { subject, middle: 'sichtbar', verb: single ? 'ist' : 'sind' };
  },
  isAmount(value, limits, context) {
    const { how, bound } = boundOf(limits);
    const subject = amount(value, context);
    const limit = limits.exactly === undefined ? HOW[how] : HOW.exactly;
    return { subject, middle: `${limit} ${amount(bound, context)}`, verb: beOf(subject) };
  },
  isPlaced({ expedition: which, matches }, not, context) {
    if (which === 'facing' && !matches.holds) {
      const article = not ? 'kein' : 'ein';
      return facingClause(expeditionWords(matches, false, context, { article, grammar: 'dat' }));
    }
    const { text, plural } = expedition(which, context);
    if (isNamed(matches)) {
      const article = plural ? 'none' : not ? 'kein' : 'ein';
      const words = expeditionWords(matches, plural, context, { article });
      return { subject: text, middle: words, verb: plural ? 'sind' : 'ist' };
    }
    if (!matches.holds) return traitClause(text, plural, matches, not ? 'nicht ' : '');
    const { number, ...held } = matches.holds;
    const single = number.atLeast === 1 && number.atMost === undefined;
    return {
      subject: single
        ? indefinitePhrase({ ...held, of: undefined }, context)
        : heldObjects(matches.holds, context, 'nom'),
      sich: true,
      middle: `in ${expedition(which, context, 'dat').text}`,
      verb: single || number.exactly === 1 ? 'befindet' : 'befinden',
    };
  },
  failed(which, context) {
    const moved = { middle: 'sich nicht vorwärts', particle: 'bewegt ' };
    if (which === 'yours') return { subject: 'deine beiden Expeditionen', ...moved, verb: 'haben' };
    const { text, plural } = expedition(which, context);
    return { subject: text, ...moved, verb: plural ? 'haben' : 'hat' };
  },
  isFirstPlayer: (who, not, context) => ({
    subject: playerPhrase(who, context),
    middle: `${not ? 'nicht ' : ''}der Startspieler`,
    verb: who === 'you' ? 'bist' : 'ist',
  }),
  controlsEach(filters, context) {
    const all = filters.map((filter) =>
      indefinitePhrase({ ...filter, of: undefined }, context, 'acc'),
    );
    const tail = ', die alle verschieden sind';
    return { subject: 'du', middle: joinList(all), verb: 'kontrollierst', tail };
  },
  firstDay: { subject: 'es', middle: 'der erste Tag', verb: 'ist' },
  day(limits, context) {
    const middle = bounds(limits, (limit) => amount(limit, context));
    return { subject: 'die Nummer des Tages', middle, verb: 'ist' };
  },
  phase: (phase) => ({ subject: 'es', middle: PHASE_NOUN[phase], verb: 'ist' }),
  turn: (who, context) => ({
    subject: 'es',
    middle: who === 'you' ? 'deine Runde' : `die Runde ${playerPhrase(who, context, 'gen')}`,
    verb: 'ist',
  }),
  playedFrom(zone, context) {
    const it = objectPhrase('it', context, 'acc').text;
    const where = `aus deiner ${zone === 'hand' ? 'Hand' : 'Reserve'}`;
    return { subject: 'du', middle: `${it} ${where}`, verb: 'spielst' };
  },
  thisWay(zone, filter, context) {
    const what = `${indefinitePhrase(filter, context, 'acc')} auf diese Weise`;
    return zone === 'discard'
      ? { subject: 'du', middle: what, particle: 'abgelegt ', verb: 'hast' }
      : { subject: 'du', middle: `${what} in die Reserve`, verb: 'schickst' };
  },
  isFalse: (all, last) => caseClause('nicht der Fall', all, last),
  joined: (all, last) => caseClause('der Fall', all, last),
});

/** "es der Fall ist, dass …", of what is no single clause. */
function caseClause(middle: string, all: readonly Clause[], last: 'and' | 'or'): Clause {
  const said = joinList(all.map(verbLast), last === 'and' ? 'und' : 'oder');
  return { subject: 'es', middle, verb: 'ist', tail: `, dass ${said}` };
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
