import type { sharing } from '../en/texts/sharing.ts';
import type { TextsLike } from './texts-like.ts';

/** Texts of pictures, in one language. */
export type SharingTexts = TextsLike<typeof sharing>;
