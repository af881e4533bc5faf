import type { examplePages } from '../en/texts/example-pages.ts';
import type { TextsLike } from './texts-like.ts';

/** Texts of the pages that show worked examples, and of free play. */
export type PageTexts = TextsLike<typeof examplePages>;
