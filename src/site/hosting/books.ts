import type { Language } from '../../rulebook/language.ts';

/** Where `npm run book` puts the books: files that every build takes along as they are. */
export const BOOKS = 'public/books';

/** What a book's file is called. */
export function bookFile(edition: string, lang: Language, kind: 'pdf' | 'epub'): string {
  return `altered-rules-${edition}-${lang}.${kind}`;
}
