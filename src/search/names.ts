/** Mistyped words, read as the nearest words in the names of terms, articles and cards. */
import type { Language } from '../rulebook/language.ts';

/** Where the built site keeps the names of a language. */
export function namesFile(language: Language): string {
  return `${language}/search/names.json`;
}

/** A word as it is compared: without case and accents. */
export function plainWord(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

/** Words that are shorter are like too many others. */
const SHORTEST = 4;

/**
 * The query with each word that no name has replaced by the nearest that is in one, or by the name
 * that it writes together; null if none is.
 */
export function meantWords(typed: string, names: readonly string[]): string | null {
  const single = names.flatMap((name) => name.split(/[^\p{L}]+/u));
  const words = new Set(single.map(plainWord));
  const together = names.map((name) => [plainWord(name).replace(/[^\p{L}]/gu, ''), name] as const);
  const known = new Map([...single.map((word) => [plainWord(word), word] as const), ...together]);
  const meant = typed.split(/\s+/).map((word) => {
    const plain = plainWord(word);
    if (plain.length < SHORTEST || words.has(plain)) return word;
    const near = nearest(plain, [...known.keys()]);
    return near === null ? word : known.get(near)!.toLowerCase();
  });
  const query = meant.join(' ');
  return query === typed ? null : query;
}

/** The known word that takes the fewest changes, of which a short word may take one and a long one two. */
function nearest(typed: string, known: readonly string[]): string | null {
  const most = typed.length < 6 ? 1 : 2;
  let best: string | null = null;
  let least = most + 1;
  for (const word of known) {
    if (word.length < SHORTEST || Math.abs(word.length - typed.length) > most) continue;
    const needed = changes(typed, word);
    if (needed >= least) continue;
    best = word;
    least = needed;
  }
  return best;
}

/** How many letters must be changed, put in, left out or swapped with the next (Damerau's distance). */
function changes(from: string, to: string): number {
  const rows = [Array.from({ length: to.length + 1 }, (_, i) => i)];
  for (let i = 1; i <= from.length; i++) {
    const row = [i];
    for (let j = 1; j <= to.length; j++) {
      const same = from[i - 1] === to[j - 1];
      const swapped = from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      row.push(
        Math.min(
          rows[i - 1]![j]! + 1,
          row[j - 1]! + 1,
          rows[i - 1]![j - 1]! + (same ? 0 : 1),
          swapped ? rows[i - 2]![j - 2]! + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    rows.push(row);
  }
  return rows.at(-1)!.at(-1)!;
}
