import { expect, it } from 'vitest';
import { openLibrary } from '../../library/open-library.ts';
import { LANGUAGES } from '../../rulebook/language.ts';
import { splitIndex } from '../index/parts.ts';
import { readIndex } from '../index/read.ts';
import { indexRows } from '../index/rows.ts';
import { searchedLibrary } from '../index/searched-library.ts';
import { loadFirstIndex } from './first-index.ts';
import type { Lexicon } from './lexicon.ts';
import { lexiconOf } from './make-lexicon.ts';
import { readQuery } from './query.ts';
import { rankRecords } from './rank.ts';

const library = searchedLibrary(openLibrary('content', 'data'));

/** Of the words of a book, one in so many is searched. */
const SAMPLE = 150;
/**
 * The number of results that are compared. Further down, a question that is like the query may weigh a
 * little more or less: its other words are counted only in the records that were read.
 */
const SHOWN = 5;

function keysFor(text: string, lexicon: Lexicon): string[] {
  const hits = rankRecords(readQuery(text, lexicon, false), lexicon);
  return hits.slice(0, SHOWN).map(({ record }) => record.key);
}

it.each(LANGUAGES)(
  'a word or term finds what it finds in the whole first part: %s',
  async (language) => {
    const { first } = splitIndex(indexRows(library, language), language, 'now');
    const read = readIndex(first, language);
    const all = lexiconOf(read, false);
    const index = await loadFirstIndex(
      (async function* () {
        yield first;
      })(),
      language,
    );
    const terms = read.concepts.flatMap(({ words }) => words.slice(0, 2).map(({ text }) => text));
    const queries = [...all.words, ...terms].filter((_, place) => place % SAMPLE === 0);
    const others: string[] = [];
    for (const text of queries) {
      const found = keysFor(text, await index.lexiconFor(text));
      const wanted = keysFor(text, all);
      // Answers of nearly one weight may change places, for the same reason as further down.
      if (`${found.toSorted()}` !== `${wanted.toSorted()}`) others.push(text);
    }
    expect(queries.length).toBeGreaterThan(20);
    expect(others).toEqual([]);
  },
);
