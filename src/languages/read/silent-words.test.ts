import { expect, test } from 'vitest';
import fc from '../../../tests/property.ts';
import { REAL_CARDS } from '../../engine/testing/real-cards.ts';
import { LANGUAGES } from '../../rulebook/language.ts';
import { WORDINGS } from '../all-languages.ts';
import { reading as english } from '../en/read/index.ts';
import { ownTexts } from './own-texts.ts';
import { compileText, readerWithNames } from './reader.ts';
import { readerOf } from './reader-of.ts';
import { droppedWords, silentWords } from './silent-words.ts';

const TOKENS = REAL_CARDS.filter(({ type }) => type === 'token' || type === 'landmark-token');

/** The number of texts drawn per language; `npm run cards -- words` looks at all of them. */
const DRAWN = 40;

test.each(LANGUAGES)('each word of a text in %s is in its tree', (language) => {
  const known = readerOf(language, TOKENS);
  const texts = ownTexts(REAL_CARDS, WORDINGS[language]);
  fc.assert(
    fc.property(fc.constantFrom(...texts), (text) => {
      expect(droppedWords(known, text), text.text).toEqual([]);
    }),
    { numRuns: DRAWN, endOnFailure: true },
  );
});

test('a word that a grammar drops is found', () => {
  const macros = { ...english.macros, resupply: `(${english.macros.resupply}) twice?` };
  const careless = readerWithNames(
    { ...english, macros },
    { types: {}, subtypes: {}, counters: {}, tokens: {} },
  );
  const text = {
    text: '{J} [Resupply] twice. (Twice means two times.)',
    type: 'character',
  } as const;
  expect(droppedWords(careless, text)).toMatchObject([{ word: 'twice', from: 15 }]);
  expect(silentWords(readerOf('en', []), text)).toEqual([]);
});

test('a word that is mere grammar is silent, and is not dropped', () => {
  const text = { text: 'Immediately play a Character for {5} less.', type: 'spell' } as const;
  const words = silentWords(readerOf('en', []), text).map(({ word }) => word);
  expect(words).toEqual(['immediately']);
  expect(droppedWords(readerOf('en', []), text)).toEqual([]);
});

test('what a text does not say is not read into it', () => {
  const read = (text: string, type: 'character' | 'spell') =>
    compileText(readerOf('en', []), text, { type });
  expect(read('You may play exhausted cards from your Reserve.', 'character').stop).toBeUndefined();
  expect(read('You may play cards from your Reserve.', 'character').stop).toBeDefined();
  expect(read('Exchange the boosts of two target Characters.', 'spell').stop).toBeUndefined();
  expect(read('Exchange the boosts of two Characters.', 'spell').stop).toBeDefined();
});
