import type { between } from '../en/texts/between.ts';
import type { TextsLike } from './texts-like.ts';

/** Texts of the page that shows what happens between two cards. */
export type BetweenTexts = TextsLike<typeof between>;
