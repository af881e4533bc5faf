import type { grid } from '../en/texts/grid.ts';
import type { TextsLike } from './texts-like.ts';

/** Texts of the page that has every status, keyword and zone against every other. */
export type GridTexts = TextsLike<typeof grid>;
