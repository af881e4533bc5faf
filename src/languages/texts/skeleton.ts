import type { skeleton } from '../en/texts/skeleton.ts';
import type { TextsLike } from './texts-like.ts';
/** Placeholder texts of examples and rulings that a command writes, until somebody writes real ones. */
export type SkeletonTexts = TextsLike<typeof skeleton>;
