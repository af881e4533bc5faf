import type { Language } from '../../rulebook/language.ts';

/** Where `npm run book` puts the books: files that every build takes along as they are. */
export const BOOKS = 'public/books';

/** Returns the name of a book's file. */
export function bookFile(edition: string, lang: Language, kind: 'pdf' | 'epub'): string {
  return `altered-rules-${edition}-${lang}.${kind}`;
}
