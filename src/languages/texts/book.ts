import type { book } from '../en/texts/book.ts';
import type { TextsLike } from './texts-like.ts';

/** Texts of the book that one can take away, in one language. */
export type BookTexts = TextsLike<typeof book>;
