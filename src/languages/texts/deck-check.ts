import type { DeckFormat, DeckViolation } from '../../engine/setup/deck-check.ts';
import type { Language } from '../../rulebook/language.ts';

type Kind = DeckViolation['kind'];

/** The sentence of each violation. `names` lists cards; factions have one name in all languages. */
export type ViolationTexts = {
  readonly [K in Kind]: (violation: Extract<DeckViolation, { kind: K }>, names: string) => string;
};

/** All texts of the deck checker in one language. */
export interface DeckWords {
  readonly title: string;
  readonly lead: string;
  /** The requirements of each format, for a reader whose browser runs no script. */
  readonly demands: Readonly<Record<DeckFormat, string>>;
  readonly list: string;
  readonly placeholder: string;
  readonly pool: string;
  readonly poolLead: string;
  readonly sample: string;
  readonly clear: string;
  readonly copy: string;
  readonly copied: string;
  readonly notCopied: string;
  /** The number of lines that the link leaves out. */
  readonly leftOut: (lines: number) => string;
  readonly empty: string;
  readonly loading: string;
  readonly failed: string;
  readonly damaged: string;
  /** The list has more lines than are checked. */
  readonly tooLong: (lines: number) => string;
  readonly legal: (cards: number, format: DeckFormat) => string;
  readonly faults: (count: number) => string;
  /** A line has more copies of a card than a list can say. */
  readonly tooMany: (name: string, most: number) => string;
  readonly inPool: (sentence: string) => string;
  readonly nearest: (name: string) => string;
  readonly use: (name: string) => string;
  /** A note on cards that are suspended, with the sentence that says where; its source follows. */
  readonly suspended: (names: string, sentence: string) => string;
  /** A note on uniques, whose faction is printed on them alone. */
  readonly untoldFaction: (names: string) => string;
  /** The label of the choice of a format beside the book. */
  readonly beside: string;
  /** A verdict by a format: its name, where its numbers come from, and the verdict. */
  readonly byFormat: (name: string, source: string, verdict: string) => string;
  /** Before a verdict by the book. */
  readonly byBook: (edition: string) => string;
  readonly formatLegal: string;
  /** Only uniques of a list may be played, and the list is not here. */
  readonly listedUniques: string;
  readonly tooManyOfVersion: (names: string, found: number, most: number) => string;
  readonly sameUnique: (reference: string, found: number) => string;
  /** The lines of the list that break a rule. */
  readonly onLines: (lines: string, count: number) => string;
  readonly rarities: Readonly<Record<string, string>>;
  readonly violations: ViolationTexts;
  /** Beside an English name that stands for one that is not known. */
  readonly englishName: string;
}

/** The words of one language, loaded when they are needed. */
export async function loadDeckWords(lang: Language): Promise<DeckWords> {
  const loaded: { words: DeckWords } = await import(`../${lang}/texts/deck-check.ts`);
  return loaded.words;
}

/** A violation as a sentence. */
export function sayViolation(
  violation: DeckViolation,
  names: string,
  { violations }: DeckWords,
): string {
  const text = violations[violation.kind] as (violation: DeckViolation, names: string) => string;
  return text(violation, names);
}
