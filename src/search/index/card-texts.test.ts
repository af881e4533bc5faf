import { expect, it } from 'vitest';
import { openLibrary } from '../../library/open-library.ts';
import { readIndex } from './read.ts';
import { indexRows } from './rows.ts';
import { cardTextsIn, searchedLibrary } from './searched-library.ts';

const library = searchedLibrary(openLibrary('content', 'data'));

it('has the texts of every card that the index finds, and of no other', () => {
  const { records } = readIndex(indexRows(library, 'en'), 'en');
  const found = records.filter(({ kind }) => kind === 'card').map(({ id }) => id);
  expect(new Set(Object.keys(cardTextsIn(library, 'en')))).toEqual(new Set(found));
});

it('has the texts of all versions of a name together', () => {
  const { 'open-the-gates': text } = cardTextsIn(library, 'en');
  expect(text).toContain('two Ordis Recruit');
  expect(text).toContain('four Ordis Recruit');
  expect(text).toMatch(/^Common: Create two.* Rare Axiom: .* Rare Ordis: Create four/);
});

it('names no version where all say the same', () => {
  expect(cardTextsIn(library, 'en')['the-council']).not.toMatch(/Common|Rare/);
});
