import { expect, test } from 'vitest';
import { splitAtNames } from './named-cards.ts';

const names = new Map([
  ['sabotage', 'Sabotage'],
  ['gibil', 'Kelonic Gibil (rare)'],
  ['gates', 'Open the Gates'],
]);

test('a text is cut at the names of its cards', () => {
  expect(splitAtNames('Alma plays Open the Gates, then Kelonic Gibil (rare).', names)).toEqual([
    { text: 'Alma plays ', card: null },
    { text: 'Open the Gates', card: 'gates' },
    { text: ', then ', card: null },
    { text: 'Kelonic Gibil (rare)', card: 'gibil' },
    { text: '.', card: null },
  ]);
});

test('a name within a word is none', () => {
  expect(splitAtNames('Sabotages are many.', names)).toEqual([
    { text: 'Sabotages are many.', card: null },
  ]);
});

test('a text without cards is one piece', () => {
  expect(splitAtNames('Nothing.', new Map())).toEqual([{ text: 'Nothing.', card: null }]);
});
