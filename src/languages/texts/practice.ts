import type { practice } from '../en/texts/practice.ts';
import type { TextsLike } from './texts-like.ts';

/** Texts of the pages on which readers practise. */
export type PracticeTexts = TextsLike<typeof practice>;
