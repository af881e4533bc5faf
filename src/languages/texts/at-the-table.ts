import type { Language } from '../../rulebook/language.ts';
import { TEXTS } from '../all-languages.ts';

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
export interface SheetTexts {
  readonly title: string;
  readonly lead: string;
  readonly parts: Readonly<Record<PartId, string>>;
  readonly print: string;
  /** Opens it in a small window of its own. */
  readonly keepOpen: string;
  /** Before the numbers of the rules that changed with an edition. */
  readonly changed: (edition: string) => string;
  readonly unchanged: (edition: string) => string;
  readonly editions: string;
  /** Of which edition the printed page is. */
  readonly rulesOf: (edition: string) => string;
}

export function sheetTexts(lang: Language): SheetTexts {
  return TEXTS[lang].atTheTable;
}
