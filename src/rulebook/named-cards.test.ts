import { expect, test } from 'vitest';
import { nameCutter, namesWithinNames } from './named-cards.ts';

const cutAtNames = nameCutter(
  new Map([
    ['Sabotage', 'sabotage'],
    ['Kelonic Gibil (rare)', 'gibil'],
    ['Open the Gates', 'gates'],
    ['Jellyfish', 'jellyfish'],
    ['Moonlight Jellyfish', 'moonlight-jellyfish'],
  ]),
);

test('a text is cut at the names of its cards', () => {
  expect(cutAtNames('Alma plays Open the Gates, then Kelonic Gibil (rare).')).toEqual([
    { text: 'Alma plays ', card: null },
    { text: 'Open the Gates', card: 'gates' },
    { text: ', then ', card: null },
    { text: 'Kelonic Gibil (rare)', card: 'gibil' },
    { text: '.', card: null },
  ]);
});

test('the longest name is taken', () => {
  expect(cutAtNames('Moonlight Jellyfish')).toEqual([
    { text: 'Moonlight Jellyfish', card: 'moonlight-jellyfish' },
  ]);
});

test('names with signs around and between their words are found', () => {
  const cut = nameCutter(
    new Map([
      ['“Yzmir” (token)', 'yzmir'],
      ['!!', 'signs'],
    ]),
  );
  expect(cut('A “Yzmir” (token) and !!').flatMap(({ card }) => card ?? [])).toEqual([
    'yzmir',
    'signs',
  ]);
});

test('a name within a word is none', () => {
  expect(cutAtNames('Sabotages are many.')).toEqual([{ text: 'Sabotages are many.', card: null }]);
});

test('a text without cards is one piece', () => {
  expect(nameCutter(new Map())('Nothing.')).toEqual([{ text: 'Nothing.', card: null }]);
});

test('a name that is part of another one of the text is told', () => {
  expect([...namesWithinNames(['Jellyfish', 'Moonlight Jellyfish', 'Kappa', 'Kappa'])]).toEqual([
    'Jellyfish',
  ]);
});
