/**
 * A card as someone writes it down, in any language: its name, a line of facts, its text.
 *
 *     Kelon Watcher
 *     Character – Robot, Axiom, 2/3, 1/1/2
 *     {J} I gain 2 boosts.
 */

import type { Card } from '../../engine/cards/card.ts';
import { type CardType, FACTIONS, type Faction } from '../../engine/cards/vocabulary.ts';
import { LANGUAGES, type Language } from '../../rulebook/language.ts';
import { type Compiled, compileText, type Reader, type Stop } from './reader.ts';

/** A fact that was read, by its place in the input. */
export interface WrittenFact {
  readonly from: number;
  readonly to: number;
  readonly fact: 'name' | 'type' | 'subtype' | 'faction' | 'costs' | 'statistics';
}

export interface WrittenCard {
  readonly card: Omit<Card, 'id'>;
  readonly language: Language;
  readonly facts: readonly WrittenFact[];
  /** The reading of its text, with places in the whole input. */
  readonly read: Compiled;
  /** The first word that was not understood; absent where all is. */
  readonly stop?: Stop;
}

/** The words of facts by plain letters, the longest first. */
type FactWords = readonly (readonly [string, Pick<WrittenFact, 'fact'> & { value: string }])[];

const FACTION_WORDS = FACTIONS.map((value) => [value, { fact: 'faction', value }] as const);

/** Collects the words of facts in all languages, once per set of readers. */
const factWordsOf = memoizeByKey((readers: Readonly<Record<Language, Reader>>): FactWords => {
  const names = Object.values(readers).map((reader) => reader.names);
  const wordsOf = (
    fact: 'type' | 'subtype',
    all: Readonly<Partial<Record<string, readonly string[]>>>,
  ) =>
    Object.entries(all).flatMap(([value, words = []]) =>
      words.map((word) => [withoutAccents(word), { fact, value }] as const),
    );
  return [
    ...names.flatMap(({ types }) => wordsOf('type', types)),
    ...FACTION_WORDS,
    ...names.flatMap(({ subtypes }) => wordsOf('subtype', subtypes)),
  ].toSorted(([a], [b]) => b.length - a.length);
});

/** Memoizes a function by its argument, for as long as that object lives. */
function memoizeByKey<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new WeakMap<Key, Value>();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
}

/** The most letters that are searched for one fact: the longest fact, and spaces. */
const LONGEST_LOOK = 200;

/** The most letters that are read: more than any card has, its facts included. */
export const MOST_LETTERS = 3000;

const BETWEEN = /^[\s,;:·•|()–—-]+/u;
const STATISTICS = /^(\d{1,2})\s*\/\s*(\d{1,2})\s*\/\s*(\d{1,2})(?![\d/])/u;
const COSTS = /^\{?(\d{1,2})\}?\s*[/(]\s*\{?(\d{1,2})\}?\)?(?![\d/])/u;

/** Small letters without accents, as many as there are characters. */
function withoutAccents(text: string): string {
  return Array.from(text, (letter) => letter.normalize('NFD').replace(/\p{M}/gu, '') || letter)
    .join('')
    .replaceAll('’', "'")
    .toLowerCase();
}

interface Facts {
  type?: CardType;
  subtypes: string[];
  faction?: Faction;
  costs?: readonly [number, number];
  statistics?: readonly [number, number, number];
}

/**
 * Reads a card in the language in which most of its text can be read.
 *
 * @param readers of each language
 * @param preferred the language that is taken where several read as much
 */
export function readWrittenCard(
  whole: string,
  readers: Readonly<Record<Language, Reader>>,
  preferred: Language,
): WrittenCard {
  const text = whole.slice(0, MOST_LETTERS);
  const lines = linesOf(text);
  const words = factWordsOf(readers);
  const isUnnamed = lacksName(text, lines, words);
  const nameLine = isUnnamed ? undefined : lines[0];
  const others = isUnnamed ? lines : lines.slice(1);
  const facts: Facts = { subtypes: [] };
  const found: WrittenFact[] = [];
  if (nameLine) found.push({ from: nameLine.from, to: nameLine.to, fact: 'name' });
  let stop = nameLine && longName(nameLine);
  let body = nameLine?.to ?? 0;
  for (const line of others) {
    const read = readFacts(text, line, facts, words);
    if (read === null) break;
    found.push(...read.found);
    stop ??= read.stop;
    body = line.to;
  }
  const type = facts.type ?? (facts.statistics ? 'character' : 'spell');
  const { language, read } = bestReading(text, body, type, readers, preferred);
  const name = nameLine ? text.slice(nameLine.from, nameLine.to).slice(0, MOST_NAME_LETTERS) : '';
  const stopped =
    stop ?? read.stop ?? (whole.length > text.length ? CUT_OFF : missingPart(isUnnamed, lines));
  return {
    card: { ...cardOf(name, type, facts), abilities: read.abilities as Card['abilities'] },
    language,
    facts: found,
    read,
    ...(stopped ? { stop: stopped } : {}),
  };
}

/** The stop of a text that is longer than `MOST_LETTERS`. */
const CUT_OFF: Stop = { at: MOST_LETTERS, word: '', expected: [], tooLong: 'text' };

/** The most letters of a name: twice those of the longest in the collection. */
export const MOST_NAME_LETTERS = 80;

/** Returns the stop of a name that is too long. */
function longName({ from, to }: Line): Stop | undefined {
  if (to - from <= MOST_NAME_LETTERS) return undefined;
  return { at: from + MOST_NAME_LETTERS, word: '', expected: [], tooLong: 'name' };
}

/** Returns the stop of a card that lacks its name, or everything except its name. */
function missingPart(isUnnamed: boolean, lines: readonly Line[]): Stop | undefined {
  if (isUnnamed) return { at: lines[0]!.from, word: '', expected: [], missing: 'name' };
  if (lines.length !== 1) return undefined;
  return { at: lines[0]!.to, word: '', expected: [], missing: 'rest' };
}

/** An icon of the rules, or a full stop behind several words: no card's name has either. */
const SENTENCE = /\{[^}\s]+\}|\s.*\.$/u;

/** Whether the first line is already one of facts or of the text, and no name. */
function lacksName(text: string, [first, second]: readonly Line[], words: FactWords): boolean {
  if (!first || (second && isFactLine(text, second, words))) return false;
  return SENTENCE.test(text.slice(first.from, first.to)) || isFactLine(text, first, words);
}

/** Whether a line says costs or statistics, or a type, and nothing else. */
function isFactLine(text: string, line: Line, words: FactWords): boolean {
  const read = readFacts(text, line, { subtypes: [] }, words);
  if (!read || read.stop) return false;
  return read.found.some(
    ({ fact }) => fact === 'type' || fact === 'costs' || fact === 'statistics',
  );
}

interface Line {
  readonly from: number;
  readonly to: number;
}

function linesOf(text: string): Line[] {
  return [...text.matchAll(/[^\n]+/gu)].flatMap(({ 0: line, index }) => {
    const inside = line.trim();
    if (inside === '') return [];
    const from = index + line.indexOf(inside);
    return [{ from, to: from + inside.length }];
  });
}

/**
 * Reads the facts of a line; null for a line without facts. A line that begins with a type or a number
 * and goes on with something else is a line of facts with a stop.
 */
function readFacts(
  text: string,
  { from, to }: Line,
  facts: Facts,
  words: FactWords,
): { found: WrittenFact[]; stop?: Stop } | null {
  const found: WrittenFact[] = [];
  const said: Facts = { ...facts, subtypes: [...facts.subtypes] };
  let at = from;
  while (at < to) {
    const rest = text.slice(at, Math.min(to, at + LONGEST_LOOK));
    const between = BETWEEN.exec(rest)?.[0].length ?? 0;
    if (between > 0) {
      at += between;
      continue;
    }
    const length = readFact(rest, said, words);
    if (length === null) {
      const isFacts = found.length > 1 || found[0]?.fact === 'type';
      if (!isFacts || facts.type !== undefined) return null;
      const word = /^[^\s,;]+/u.exec(rest)?.[0] ?? '';
      Object.assign(facts, said);
      return { found, stop: { at, word, expected: ['2/3', '1/1/1'] } };
    }
    found.push({ from: at, to: at + length.length, fact: length.fact });
    at += length.length;
  }
  Object.assign(facts, said);
  return { found };
}

/** One fact at the beginning of a text. */
function readFact(
  rest: string,
  facts: Facts,
  words: FactWords,
): { readonly length: number; readonly fact: WrittenFact['fact'] } | null {
  const statistics = STATISTICS.exec(rest);
  if (statistics) {
    const [forest = 0, mountain = 0, water = 0] = statistics.slice(1).map(Number);
    facts.statistics = [forest, mountain, water];
    return { length: statistics[0].length, fact: 'statistics' };
  }
  const costs = COSTS.exec(rest);
  if (costs) {
    facts.costs = [Number(costs[1]), Number(costs[2])];
    return { length: costs[0].length, fact: 'costs' };
  }
  const [longest] = words[0]!;
  const letters = withoutAccents(rest.slice(0, longest.length + 1));
  const word = words.find(
    ([each]) => letters.startsWith(each) && !/^\p{L}/u.test(letters.slice(each.length)),
  );
  if (!word) return null;
  const [said, { fact, value }] = word;
  if (fact === 'type') facts.type = value as CardType;
  else if (fact === 'faction') facts.faction = value as Faction;
  else if (!facts.subtypes.includes(value)) facts.subtypes.push(value);
  return { length: said.length, fact };
}

/** The text in the language that reads most of it. */
function bestReading(
  text: string,
  from: number,
  type: CardType,
  readers: Readonly<Record<Language, Reader>>,
  preferred: Language,
): { language: Language; read: Compiled } {
  // Blanks replace the lines before the text, so that places stay those of the whole.
  const body =
    text.slice(0, from).replaceAll(/[^\n]/gu, ' ').replaceAll('\n', ' ') + text.slice(from);
  const order = [preferred, ...LANGUAGES.filter((each) => each !== preferred)];
  const readings = order.map((language) => {
    const read = compileText(readers[language], body, { type });
    const unread = read.paragraphs.reduce(
      (sum, { stop, to }) => sum + (stop ? to - stop.at : 0),
      0,
    );
    return { language, read, unread };
  });
  return readings.reduce((best, each) => (each.unread < best.unread ? each : best));
}

function cardOf(name: string, type: CardType, facts: Facts): Omit<Card, 'id' | 'abilities'> {
  const { subtypes, faction, costs = [0, 0], statistics = [0, 0, 0] } = facts;
  const isToken = type === 'token' || type === 'landmark-token';
  const [forest, mountain, water] = statistics;
  return {
    name: { en: name },
    type,
    ...(subtypes.length > 0 ? { subtypes } : {}),
    ...(faction && !isToken ? { faction } : {}),
    ...(isToken || type === 'hero'
      ? {}
      : { rarity: 'common' as const, handCost: costs[0], reserveCost: costs[1] }),
    ...(type === 'character' || type === 'token'
      ? { statistics: { forest, mountain, water } }
      : {}),
  };
}
