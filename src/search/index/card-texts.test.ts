import { expect, it } from 'vitest';
import { readSearchedContent } from './collection-data.ts';
import { cardTextsIn, readSearchedLibrary } from './library-data.ts';
import { readIndex } from './read.ts';
import { indexRows } from './rows.ts';

const content = await readSearchedContent('content');
const library = await readSearchedLibrary('data');

it('has the texts of every card that the index finds, and of no other', () => {
  const { records } = readIndex(indexRows(content, library, 'en'), 'en');
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
