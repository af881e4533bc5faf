import type { api } from '../en/texts/api.ts';
import type { TextsLike } from './texts-like.ts';

/** Texts of the page about the API, for programmers. */
export type ApiTexts = TextsLike<typeof api>;
