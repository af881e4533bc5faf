import type { GridGroup } from '../../rulebook/grid.ts';
import type { Language } from '../../rulebook/language.ts';
import { TEXTS } from '../all-languages.ts';

/** Texts of the page that has every status, keyword and zone against every other. */
export interface GridTexts {
  readonly title: string;
  readonly lead: string;
  /** The caption of the table. */
  readonly caption: string;
  readonly meets: string;
  readonly never: string;
  readonly groups: Readonly<Record<GridGroup, string>>;
  /** Before links to the pairs that stand with another row. */
  readonly above: string;
  /** Leads to the play of a pair, at the step that decides. */
  readonly watch: (title: string) => string;
  /** Before the outcome in an edition in which it differs. */
  readonly inEdition: (edition: string) => string;
  readonly rulesOf: (edition: string) => string;
}

export function gridTexts(lang: Language): GridTexts {
  return TEXTS[lang].grid;
}
