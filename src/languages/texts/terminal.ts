import type { terminal } from '../en/texts/terminal.ts';
import type { TextsLike } from './texts-like.ts';
/** Texts of `npm run play` in a terminal. */
export type TerminalTexts = TextsLike<typeof terminal>;
