import type { atTheTable } from '../en/texts/at-the-table.ts';
import type { TextsLike } from './texts-like.ts';

/** The parts of the sheet, in its order. */
export type PartId =
  | 'day'
  | 'turn'
  | 'playing'
  | 'costs'
  | 'moving'
  | 'winning'
  | 'symbols'
  | 'statuses'
  | 'abilities'
  | 'actions';

/** Texts of the sheet that has a Day on one page. */
export type SheetTexts = TextsLike<typeof atTheTable>;
