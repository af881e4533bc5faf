/**
 * Numbers of editions that are not on the site: coverage, rulings and traces name them, and readers
 * search for what they have read.
 */
import type { Language } from '../rulebook/language.ts';
import { readNumber } from '../rulebook/resolve.ts';

/** A number of the current edition, or a term by its id and name. */
export type Target = string | readonly [term: string, name: string];

/** The targets of each number of each other edition; an empty list where nothing corresponds. */
export type ElsewhereList = Readonly<Record<string, Readonly<Record<string, readonly Target[]>>>>;

/** Returns the path of a language's list in the built site. */
export function elsewhereFile(language: Language): string {
  return `${language}/search/elsewhere.json`;
}

/** A typed number in another edition, and its targets in the current one. */
export interface Elsewhere {
  readonly edition: string;
  readonly number: string;
  readonly targets: readonly Target[];
}

/**
 * Finds a typed number in other editions; null where none has it.
 *
 * @param first an edition to look in before the others
 */
export function findElsewhere(
  text: string,
  list: ElsewhereList,
  first: string | null = null,
): Elsewhere | null {
  const editions = Object.keys(list);
  for (const edition of first === null ? editions : [first, ...editions]) {
    const numbers = list[edition] ?? {};
    const number = readNumber(text).find((reading) => Object.hasOwn(numbers, reading));
    if (number !== undefined) return { edition, number, targets: numbers[number]! };
  }
  return null;
}
