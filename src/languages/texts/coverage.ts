import type { coverage } from '../en/texts/coverage.ts';
import type { TextsLike } from './texts-like.ts';

/** Texts about rules that are switched off in the engine to see whether an example notices. */
export type SwitchedTexts = TextsLike<typeof coverage>;
