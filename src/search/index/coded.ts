/**
 * Writes the index file with one sign for each frequent word, whether it begins a sentence or not,
 * and a sign of one byte for the most frequent of those signs and letters, and reads it.
 * Compressed, that is 8 to 11 % smaller than with the words.
 */
import { fromColumns, type IndexColumns, toColumns } from './columns.ts';
import type { IndexFile } from './file.ts';

/** What the site keeps. */
export interface CodedIndex {
  /** The words that signs stand for, in their order. */
  readonly words: string;
  /** Signs that stand for each other: the first for the second, the third for the fourth. */
  readonly swaps: string;
  readonly columns: unknown;
}

/** Signs of two bytes that no text of the book has. */
const FIRST = 0x400;
const SIGNS = /[\u0400-\u07ff]+/g;
const MOST_WORDS = 0x400;
const FEWEST = 3;

/** What stands before the small letter that is written for a capital. */
const BEFORE_CAPITAL = '^';
const CAPITAL = /(?<!\p{L})\p{Lu}(?!\p{Lu})/gu;
const MARKED = /\^(\p{Ll})/gu;

/** So many signs of one byte stand for longer ones. */
const MOST_SWAPS = 16;
/** Signs of one byte that JSON does not escape. Small letters are left out: most words need them. */
const SHORT = Array.from('!#$%&()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_`{|}~' + "'");

const PARTS = /\p{L}+|[^\p{L}]+/gu;
const WORD = /^\p{L}{2,}$/u;

/** Codes an index file. Refuses a text with a sign of the code. */
export function toCoded(file: IndexFile): CodedIndex {
  const columns = eachText(toColumns(file), spelt);
  const words = frequentWords(JSON.stringify(columns));
  const signs = new Map(words.map((word, i) => [word, String.fromCharCode(FIRST + i)]));
  const coded = eachText(columns, (text) => {
    if (text.search(SIGNS) >= 0) throw new Error(`The search index uses a sign of: ${text}`);
    const parts = text.match(PARTS) ?? [];
    return parts
      .map((part, i) => {
        const isBetween = part === ' ' && signs.has(parts[i - 1]!) && signs.has(parts[i + 1]!);
        return isBetween ? '' : (signs.get(part) ?? part);
      })
      .join('');
  });
  const texts = { words: words.join(' '), columns: coded };
  const swaps = swapsFor(JSON.stringify(texts));
  return { swaps, ...(eachText(texts, swapping(swaps)) as typeof texts) };
}

/** The index file that was coded. */
export function fromCoded({ words, swaps, columns }: CodedIndex): IndexFile {
  const swapped = swapping(swaps);
  const list = swapped(words).split(' ');
  const wordsOf = (signs: string) =>
    Array.from(signs, (sign) => list[sign.charCodeAt(0) - FIRST]).join(' ');
  const read = eachText(columns, (text) => unspelt(swapped(text).replace(SIGNS, wordsOf)));
  return fromColumns(read as IndexColumns);
}

/** A text whose words are the same at the start of a sentence. */
function spelt(text: string): string {
  if (text.includes(BEFORE_CAPITAL)) throw new Error(`The search index uses a sign of: ${text}`);
  return text.replace(CAPITAL, (letter) => BEFORE_CAPITAL + letter.toLowerCase());
}

function unspelt(text: string): string {
  return text.replace(MARKED, (_, letter: string) => letter.toUpperCase());
}

/** The signs of more bytes that take most room, each with the rarest sign of one byte that is left. */
function swapsFor(text: string): string {
  const counts = new Map<string, number>();
  for (const sign of text) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  const often = (sign: string) => counts.get(sign) ?? 0;
  const long = [...counts.keys()].filter((sign) => sign > '\u007f');
  const most = long.sort((a, b) => often(b) - often(a)).slice(0, MOST_SWAPS);
  const rarest = SHORT.toSorted((a, b) => often(a) - often(b));
  return most.map((sign, i) => sign + rarest[i]).join('');
}

/** What puts for each sign the one that it is swapped with. */
function swapping(swaps: string): (text: string) => string {
  const signs = Array.from(swaps);
  const others = new Map(signs.map((sign, i) => [sign, signs[i % 2 === 0 ? i + 1 : i - 1]!]));
  const swapped = new RegExp(`[${swaps.replace(/[\]^-]/g, '\\$&')}]`, 'g');
  return (text) => text.replace(swapped, (sign) => others.get(sign)!);
}

/** The words that take most room, the most frequent first. */
function frequentWords(text: string): string[] {
  const counts = new Map<string, number>();
  for (const part of text.match(PARTS) ?? []) {
    if (WORD.test(part)) counts.set(part, (counts.get(part) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count >= FEWEST)
    .sort(([a, often], [b, seldom]) => seldom * b.length - often * a.length)
    .slice(0, MOST_WORDS)
    .sort(([, often], [, seldom]) => seldom - often)
    .map(([word]) => word);
}

/** A copy of a value in which each text, however deep, is what `make` makes of it. */
function eachText(value: unknown, make: (text: string) => string): unknown {
  if (typeof value === 'string') return make(value);
  if (Array.isArray(value)) return value.map((one) => eachText(one, make));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, eachText(one, make)]),
  );
}
