import { compareNumbers, formatNumber, parseNumber, SUPPLEMENT } from './number.ts';

/**
 * Reads rule numbers as people type them. `6.1.e`, `6.1e`, `6 1 e`, `6-1-E`, `§6.1.e.` and
 * `règle 6.1.e` mean one number; `61e` has its dots lost and can mean several.
 */

/**
 * The longest text that is read as a whole, which takes more than linear time; of a longer one, the
 * number that stands in it and what stands right behind. The server for assistants takes none longer.
 */
const MOST_LETTERS = 200;
/** How far behind a number in a longer text its edition may end. */
const MOST_BEHIND = 60;

/** Words that may stand before a number, however often: `rule`, `chap.`, `règle n°`, `vedi`. */
const WORDS = new RegExp(
  `^(?:(?:${[
    'the|la|le|il',
    'complete|rules?|rulebook|r[eè]gles?|regol[ae]|reg|c?r',
    'sections?|sezion[ei]|sect?|sez|chapters?|chapitres?|capitol[oi]|chap?|cap',
    'articles?|articol[oi]|art|paragraph(?:s|es?)?|paragraf[oi]|para?|points?|punt[oi]|pt',
    'numbers?|num[eé]r[oi]s?|num|n[o°r]?|see|voir|cf|vedi',
  ].join('|')})(?!\\p{L})|[^\\p{L}\\d])*`,
  'u',
);
/** How a question about a number begins: `what does 6.1.e say`, `que dit`, `cosa dice`. */
const ASKED = new RegExp(
  `^(?:(?:${[
    'what|whats|do|does|is|explain|show|read|tell|me|about|text|of',
    "qu[e’']?|dit|veut|dire|signifie|explique|montre|lire|texte|de",
    'che|cosa|dice|vuol|significa|spiega|mostra|leggi|testo|di|della',
  ].join('|')})(?!\\p{L})|[^\\p{L}\\d])*`,
  'u',
);
/** How it ends. */
const ENDED =
  /[\s,]+(?:says?|means?|about|signifie|(?:veut )?dire|significa|(?:vuol )?dire|dit|dice)?[\s?!.]*$/u;
/** Words that lead to an edition: `de l’édition`, `version`. */
const OF_EDITION =
  /(?:(?:in|of|from|the|dans|de|du|l[’']|la|nella?|della?|dell[’']|edition|édition|edizione|version|versione|ed|v)[\s.]*)*/u
    .source;
const EDITION_ID = /(20\d\d-\d\d|[1-9]\.0)/.source;
/** The edition that is named behind a number, or before it. */
const EDITION = new RegExp(`[\\s,(]+${OF_EDITION}${EDITION_ID}\\)?[\\s?!.]*$`, 'u');
const EDITION_BEHIND = new RegExp(`^[\\s,(]+${OF_EDITION}${EDITION_ID}(?![.-]?\\d)`, 'u');
const EDITION_BEFORE = new RegExp(`^${OF_EDITION}${EDITION_ID}[\\s,:]+(?=.*\\d)`, 'u');
/** The sign or word of a range, which is opened at its first number: `b à 6.5.d`, `a-c`. */
const RANGE = /\s*(?:[-–—]|à|to|through|until|jusqu[’']à|fino a|al?)\s*/u;
const TO_NUMBER = new RegExp(
  `(?<=[\\da-z])(?:\\s${RANGE.source}|${RANGE.source}(?=\\d+\\.))\\d[\\d.]*(?:[a-z](?:\\.\\d{1,2})*)?$`,
  'u',
);
const TO_LETTER = new RegExp(`(?<=[\\s.\\d][a-z])${RANGE.source}[a-z]$`, 'u');
/** An item of a rule's list is found at its rule: `5.1.2.d.2`, `6 1 e 2`, `61e2`. */
const ITEM = /(?<=\d[\s.]*[a-z])(?:(?:\.\d{1,2})+|\s?\d{1,2})$/u;
/**
 * A number of three components or more, also of the supplement, written out between other words, with its
 * item and the start of a range. It takes linear time where white space is collapsed.
 */
const EMBEDDED =
  /(?<![\p{L}\d.,/-])(?:s\.\d{1,2}\.[a-z](?![\p{L}\d])|\d(?:\.\d{1,2}){1,2}(?:\.?[a-z](?![\p{L}\d])(?:\.\d{1,2}){0,3}|\s*\([a-z]\)|\s[a-z](?=\s*[-–—]\s*[a-z](?!\p{L}))|(?!\.?\d)))(?![\d/])/u;
const EACH_EMBEDDED = new RegExp(EMBEDDED, 'gu');
const WHOLE_RANGE = new RegExp(`^${RANGE.source}$`, 'u');
const LETTER_IN_BRACKETS = /[([]\s*([a-z])\s*[)\]]/u;

/** The letter may be typed twice by a slip: `7.3.3.aa`. */
const NUMBER = /^(\d{1,6}(?:[\s.,;:_/-]+\d{1,4})*)[\s.,;:_/-]*([a-z]?)\2?[\s.,;:*)\]?!]*$/;

/** How a number of the supplement begins. */
const IN_SUPPLEMENT = /^s[\s.,;:_/-]*(?=\d)/;

/** The meaning of an input in a book that has the given numbers. */
export type Resolution =
  | { readonly kind: 'exact'; readonly number: string }
  | { readonly kind: 'choice'; readonly numbers: readonly string[] }
  | { readonly kind: 'nearest'; readonly numbers: readonly string[] };

/** The numbers that a text can mean, the most literal first, and an item and an edition that it names. */
interface Reading {
  readonly numbers: readonly string[];
  readonly item: string | null;
  readonly edition: string | null;
}

/**
 * Returns every canonical number that an input can mean, the most literal first; none when the input is
 * no number (`sabotage`, `2v2`, `e`).
 */
export function readNumber(input: string): readonly string[] {
  return readInput(input).numbers;
}

/**
 * Returns the edition that an input names besides its number; null if it names none.
 *
 * @example editionNamed('règle 6.1.e de l’édition 4.0') // '4.0'
 */
export function editionNamed(input: string): string | null {
  return readInput(input).edition;
}

/**
 * Returns the item of a rule's list that an input names, by its full number; null if it names none.
 *
 * @example itemNamed('CR 1.1.7.a.2') // '1.1.7.a.2'
 */
export function itemNamed(input: string): string | null {
  return readInput(input).item;
}

/** The most numbers that are read in one input. */
const MOST_NUMBERS = 5;

/**
 * Returns the rules and sections that an input names one after the other; the ends of a range are one
 * place, its first number. Empty where it names fewer than two.
 *
 * @example numbersNamed('7.4.4.b vs 6.1.e') // ['7.4.4.b', '6.1.e']
 * @example numbersNamed('6.1.a to 6.1.c') // []
 */
export function numbersNamed(input: string): readonly string[] {
  const said = plainInput(input);
  const found: string[] = [];
  let end = 0;
  for (const { 0: number, index } of said.matchAll(EACH_EMBEDDED)) {
    const isEndOfRange = found.length > 0 && WHOLE_RANGE.test(said.slice(end, index));
    end = index + number.length;
    const rule = readWhole(number).numbers.find((one) => one.split('.').length > 2);
    if (rule !== undefined && !isEndOfRange) found.push(rule);
  }
  const numbers = [...new Set(found)].slice(0, MOST_NUMBERS);
  return numbers.length > 1 ? numbers : [];
}

function readInput(input: string): Reading {
  const said = plainInput(input);
  const isLong = said.length > MOST_LETTERS;
  const whole = isLong ? NOTHING : readWhole(said);
  if (whole.numbers.length > 0) return whole;
  const embedded = EMBEDDED.exec(said);
  if (embedded === null) return NOTHING;
  const [number] = embedded;
  const end = embedded.index + number.length;
  const [, behind] = EDITION_BEHIND.exec(said.slice(end, end + MOST_BEHIND)) ?? [];
  const { numbers, item } = readWhole(number);
  // "2.0" between words may be anything; "7.4.4" and "6.2d" are rules.
  const rules = numbers.filter((one) => one.split('.').length > 2);
  if (rules.length === 0) return NOTHING;
  return { numbers: rules, item, edition: behind ?? (isLong ? null : editionOf(said)) };
}

const NOTHING: Reading = { numbers: [], item: null, edition: null };

/** Reads a text that is a number as a whole, apart from words and a question around it. */
function readWhole(text: string): Reading {
  const said = text.replace(EDITION_BEFORE, '');
  const bare = said.replace(ASKED, '');
  const named = bare.replace(WORDS, '');
  const first = startOfRange(withoutEnd(named));
  const [item] = ITEM.exec(first) ?? [];
  const numbers = readDigits(first.replace(ITEM, ''));
  // A question about a lone digit that is called no rule is about how many of something.
  const isAsked = /\p{L}/u.test(said.slice(0, said.length - bare.length));
  const isAmount = isAsked && named === bare && !/[a-z.]/.test(first);
  if (numbers.length === 0 || isAmount) return NOTHING;
  return {
    numbers,
    item: item === undefined ? null : `${numbers[0]}.${item.replace(/^[\s.]/, '')}`,
    edition: editionOf(text),
  };
}

/** Returns the numbers that digits with a letter can mean, the most literal first. */
function readDigits(plain: string): string[] {
  const text = plain.replace(IN_SUPPLEMENT, '');
  const isInSupplement = text !== plain;
  const match = NUMBER.exec(text);
  if (!match) return [];
  const groups = match[1]!.split(/\D+/);
  const letter = match[2]! || null;
  let paths: string[][] = [[]];
  for (const group of groups) {
    paths = paths.flatMap((path) => waysToCut(group).map((parts) => [...path, ...parts]));
    paths = paths.filter((path) => path.length <= (isInSupplement ? 2 : 3));
  }
  const numbers = paths
    .map((path) => formatNumber({ path: path.map(Number), letter }))
    .map((number) => (isInSupplement ? `${SUPPLEMENT}.${number}` : number))
    .filter((number) => parseNumber(number) !== null);
  return [...new Set(numbers)];
}

function editionOf(said: string): string | null {
  const [, edition] = EDITION.exec(said) ?? EDITION_BEFORE.exec(said) ?? [];
  return edition ?? null;
}

function startOfRange(text: string): string {
  return text
    .replace(LETTER_IN_BRACKETS, ' $1')
    .replace(TO_NUMBER, '')
    .replace(TO_LETTER, '')
    .replace(/[\s.]+$/, '');
}

function plainInput(input: string): string {
  return input.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
}

function withoutEnd(text: string): string {
  return text
    .replace(EDITION, '')
    .replace(ENDED, '')
    .replace(/[\s.]+$/, '');
}

/** Returns the ways to cut a run of digits into components of one or two digits, the whole first. */
function waysToCut(digits: string): string[][] {
  if (digits.length === 0) return [[]];
  const ways = [2, 1]
    .filter((length) => length <= digits.length)
    .flatMap((length) => {
      const head = digits.slice(0, length);
      if (head.startsWith('0')) return [];
      return waysToCut(digits.slice(length)).map((rest) => [head, ...rest]);
    });
  return ways.filter((way) => way.length <= 3).sort((a, b) => a.length - b.length);
}

/**
 * Decides what an input means among the numbers of a book (rules, sections, groups, chapters).
 * Returns null when the input is no number; `nearest` when no reading of it is in the book.
 */
export function resolveNumber(input: string, known: ReadonlySet<string>): Resolution | null {
  const readings = readNumber(input);
  if (readings.length === 0) return null;
  const first = readings[0]!;
  const found = readings.filter((number) => known.has(number));
  if (found.includes(first) || found.length === 1) return { kind: 'exact', number: found[0]! };
  if (found.length > 1) return { kind: 'choice', numbers: found };
  const target = readings.find((number) => number.split('.').length > 1) ?? first;
  return { kind: 'nearest', numbers: nearestNumbers(target, known) };
}

/**
 * Returns the numbers of a book nearest to one that it lacks: first those that agree in the most
 * leading components, then the smallest distance where they part, then book order.
 */
export function nearestNumbers(number: string, known: Iterable<string>, count = 3): string[] {
  const wanted = stepsOf(number);
  return [...known]
    .map((candidate) => ({ candidate, distance: distanceBetween(wanted, stepsOf(candidate)) }))
    .sort(
      (a, b) => compareDistance(a.distance, b.distance) || compareNumbers(a.candidate, b.candidate),
    )
    .slice(0, count)
    .map(({ candidate }) => candidate);
}

/** Returns a number as a row of integers, its letter counted from 1. */
function stepsOf(number: string): number[] {
  return number
    .split('.')
    .map((part) => (/\d/.test(part) ? Number(part) : part.charCodeAt(0) - 96));
}

interface Distance {
  readonly shared: number;
  readonly gap: number;
  readonly depth: number;
}

function distanceBetween(a: readonly number[], b: readonly number[]): Distance {
  let shared = 0;
  while (shared < a.length && shared < b.length && a[shared] === b[shared]) shared++;
  const gap = Math.abs((a[shared] ?? 0) - (b[shared] ?? 0));
  return { shared, gap, depth: Math.abs(a.length - b.length) };
}

function compareDistance(a: Distance, b: Distance): number {
  return b.shared - a.shared || a.depth - b.depth || a.gap - b.gap;
}
