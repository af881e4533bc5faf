import type { Language } from '../../rulebook/language.ts';
import { TEXTS } from '../all-languages.ts';

/** Texts of the pages that show worked examples, and of free play. */
export interface PageTexts {
  readonly lead: string;
  /** The count in the singular and in the plural; `#` stands for the number. */
  readonly one: string;
  readonly many: string;
  readonly other: string;
  readonly shows: string;
  readonly variants: string;
  readonly more: string;
  readonly open: string;
  /** A button: starts the interactive example on a page that only mentions it. */
  readonly playHere: string;
  readonly cards: string;
  readonly embed: string;
  readonly embedLead: string;
  readonly copy: string;
  readonly copied: string;
  readonly example: string;
  /** An example on the page cannot be brought to life. */
  readonly notLive: string;
  readonly whole: string;
  readonly sandbox: string;
  readonly sandboxLead: string;
  readonly needsScript: string;
}

export function pageTexts(lang: Language): PageTexts {
  return TEXTS[lang].examplePages;
}
