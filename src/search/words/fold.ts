/** Normalizes texts for comparison: without case, accents and elided words. */

import { withoutAccents } from '../../rulebook/plain-letters.ts';

/** A word of a text, and its position in it. */
export interface Word {
  /** Without case and accents. */
  readonly folded: string;
  readonly start: number;
  readonly end: number;
}

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

const NO_WORD = /[^a-z0-9]+/;
const NOT_ASCII = /[^\0-\x7f]/gu;
const HAS_OTHERS = /[^\0-\x7f]/;
const LIGATURES: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss' };

/** A cache of folded letters, because normalizing a whole text is slower. */
const folded = new Map<string, string>();

/** Matches French “dé” (die), which without its accent would be read as the article. */
const DIE = /(?<!\p{L})d\u00e9(?=s?(?!\p{L}))/giu;

/** Removes case, accents and ligatures: `L’Épuisé` becomes `l’epuise`, `ﬂeeting` `fleeting`. */
export function fold(text: string): string {
  if (!HAS_OTHERS.test(text)) return text.toLowerCase();
  return text.replace(DIE, 'dee').replace(NOT_ASCII, foldedLetter).toLowerCase();
}

function foldedLetter(letter: string): string {
  const known = folded.get(letter);
  if (known !== undefined) return known;
  const plain = withoutAccents(letter).toLowerCase();
  const found = LIGATURES[plain] ?? plain;
  folded.set(letter, found);
  return found;
}

/** Returns the words of a text, with elided ones (`l’`, `dell'`) as separate words. */
export function wordsIn(text: string): Word[] {
  return Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({
    folded: fold(word),
    start: index,
    end: index + word.length,
  }));
}

/** Returns the folded words of a text. Faster than {@link wordsIn}, for reading an index. */
export function foldedWords(text: string): string[] {
  return fold(text)
    .split(NO_WORD)
    .filter((word) => word !== '');
}
