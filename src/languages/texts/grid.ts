import type { GridGroup } from '../../rulebook/grid.ts';
import type { Language } from '../../rulebook/language.ts';
import { grid as en } from '../en/texts/grid.ts';
import { grid as fr } from '../fr/texts/grid.ts';
import { grid as it } from '../it/texts/grid.ts';

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
  /** Before what happens in an edition where that is something else. */
  readonly inEdition: (edition: string) => string;
  readonly rulesOf: (edition: string) => string;
}

const TEXTS: Readonly<Record<Language, GridTexts>> = { fr, en, it };

export function gridTexts(lang: Language): GridTexts {
  return TEXTS[lang];
}
