/** The data of the tools: all of it is in the package, and each part is loaded when first needed. */

import cards from 'written:cards';
import changes from 'written:changes';
import examples from 'written:examples';
import grid from 'written:grid';
import record from 'written:record';
import rulings from 'written:rulings';
import { SEARCH_ROWS } from 'written:search';
import type { Card } from '../../engine/index.ts';
import type { Example } from '../../library/examples/example.ts';
import type { Grid } from '../../library/grid/grid-file.ts';
import type { RecordFiles } from '../../library/record/schema.ts';
import type { EditionChanges } from '../../rulebook/crosswalk.ts';
import type { Language } from '../../rulebook/language.ts';
import type { Ruling } from '../../rulebook/ruling.ts';
import type { SearchSources } from '../../search/answer.ts';
import type { IndexFile } from '../../search/index/file.ts';
import { readIndex } from '../../search/index/read.ts';
import type { Lexicon } from '../../search/rank/lexicon.ts';
import { lexiconOf } from '../../search/rank/make-lexicon.ts';

/** The whole collection, tokens included. */
export const CARDS: readonly Card[] = cards;
export const RULINGS: readonly Ruling[] = rulings;
export const RECORD: RecordFiles = record;
/** Every status, keyword and zone against every other. */
export const GRID: Grid = grid;
export const EXAMPLES: ReadonlyMap<string, Example> = new Map(
  examples.map((example) => [example.id, example]),
);

/** The changes of the rules that each edition made. */
export const CHANGES: readonly EditionChanges[] = changes;

const ROWS: Readonly<Record<Language, () => Promise<{ readonly default: IndexFile }>>> =
  SEARCH_ROWS;
const lexicons = new Map<Language, Promise<Lexicon>>();

/** The index of words of a language. */
function lexiconIn(language: Language): Promise<Lexicon> {
  const known = lexicons.get(language) ?? loadLexicon(language);
  lexicons.set(language, known);
  return known;
}

async function loadLexicon(language: Language): Promise<Lexicon> {
  const { default: rows } = await ROWS[language]();
  return lexiconOf(readIndex(rows, language));
}

const refuseList = () => Promise.reject(new Error('The package has no such list.'));

/** Words are looked up in the index; numbers and full texts are for other tools, or for the site. */
export const SEARCH: SearchSources = {
  lexicon: lexiconIn,
  firstLexicon: lexiconIn,
  numbers: refuseList,
  elsewhere: refuseList,
  lacking: refuseList,
  grid: refuseList,
  cardTexts: refuseList,
  cardCases: refuseList,
  fullText: async () => async () => [],
  references: refuseList,
};
