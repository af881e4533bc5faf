import type { notation } from '../en/texts/notation.ts';
import type { TextsLike } from './texts-like.ts';

/** The words with which a position is written as text; each is read in every language. */
export type NotationWords = TextsLike<typeof notation>;
