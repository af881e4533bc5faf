import type { Language } from '../../rulebook/language.ts';
import type { PartId } from '../../site/at-the-table/sheet.ts';
import { atTheTable as en } from '../en/texts/at-the-table.ts';
import { atTheTable as fr } from '../fr/texts/at-the-table.ts';
import { atTheTable as it } from '../it/texts/at-the-table.ts';

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

const TEXTS: Readonly<Record<Language, SheetTexts>> = { fr, en, it };

export function sheetTexts(lang: Language): SheetTexts {
  return TEXTS[lang];
}
