import type { Language } from '../../rulebook/language.ts';
import type { PartId } from '../../site/at-the-table/sheet.ts';
import { TEXTS } from '../all-languages.ts';

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
