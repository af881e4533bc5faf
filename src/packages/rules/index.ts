/**
 * The rules of Altered: texts, terms, the history of each rule from edition to edition, and rule
 * numbers parsed as people type them.
 *
 *     const book = await openBook('en');
 *     book.rule('6.1e')?.text;
 *     book.term('sabotage')?.definition;
 */

import { BOOKS, EDITIONS as WRITTEN } from 'written:books';
import changes from 'written:changes';
import { Crosswalk } from '../../rulebook/crosswalk.ts';
import { LANGUAGES, type Language } from '../../rulebook/language.ts';
import { type OtherMeaning, otherMeanings } from '../../rulebook/other-meaning.ts';
import { Book } from './book.ts';

export type { Change, ChangeKind } from '../../rulebook/changes.ts';
export type {
  Counterparts,
  Crosswalk,
  EditionChanges,
  EditionStep as Step,
  Namesake,
} from '../../rulebook/crosswalk.ts';
export type { Resolution } from '../../rulebook/resolve.ts';
export type { TermCategory } from '../../rulebook/term.ts';
export type { Book, Reference } from './book.ts';
export type { Note, Rule, Section, Term } from './written.ts';
export { LANGUAGES, type Language, type OtherMeaning };

/** The editions, the current one first. */
export const EDITIONS: readonly string[] = WRITTEN;

/** The history of every rule: `crosswalk.counterparts('4.0', '7.3.26.a')` are its numbers elsewhere. */
export const crosswalk: Crosswalk = new Crosswalk(changes);

/**
 * Loads an edition in a language; nothing else is loaded.
 *
 * @param edition one of `EDITIONS`; the current one when not said
 * @throws RangeError for an edition or a language that the package does not have
 */
export async function openBook(language: Language, edition: string = EDITIONS[0]!): Promise<Book> {
  const languages = Object.hasOwn(BOOKS, edition) ? BOOKS[edition] : undefined;
  const load = languages && Object.hasOwn(languages, language) ? languages[language] : undefined;
  if (!load)
    throw new RangeError(`There is no edition "${edition}" in the language "${language}".`);
  return new Book(edition, language, (await load()).default);
}

/**
 * Returns the meanings of a book's number in other editions, where they differ: 7.3.26 is Play For
 * Free in 5.0, and Resupply in 4.0, which is 7.3.31 now.
 *
 * @param others the books to compare with, in the language of the first
 */
export function meaningsElsewhere(
  book: Book,
  number: string,
  others: readonly Book[],
): readonly OtherMeaning[] {
  return otherMeanings(number, book, others, crosswalk);
}
