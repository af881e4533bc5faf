import type { learn } from '../en/texts/learn.ts';
import type { TextsLike } from './texts-like.ts';

/** Texts of the lessons for newcomers. */
export type LearnTexts = TextsLike<typeof learn>;
