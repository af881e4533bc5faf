import { expect, test } from 'vitest';
import fc from '../../../tests/property.ts';
import { REAL_CARDS } from '../../engine/testing/real-cards.ts';
import { english } from '../en/read/index.ts';
import { WORDINGS } from '../say/wordings.ts';
import { CARD_LANGUAGES, readerOf } from './language.ts';
import { ownTexts } from './own-texts.ts';
import { reader } from './reader.ts';
import { droppedWords, silentWords } from './silent-words.ts';

const TOKENS = REAL_CARDS.filter(({ type }) => type === 'token' || type === 'landmark-token');

/** So many texts of each language are drawn; `npm run cards -- words` looks at all of them. */
const DRAWN = 40;

test.each(CARD_LANGUAGES)('each word of a text in %s is in its tree', (language) => {
  const known = readerOf(language, TOKENS);
  const texts = ownTexts(REAL_CARDS, WORDINGS[language]);
  fc.assert(
    fc.property(fc.constantFrom(...texts), (text) => {
      expect(droppedWords(known, text, language), text.text).toEqual([]);
    }),
    { numRuns: DRAWN, endOnFailure: true },
  );
});

test('a word that a grammar drops is found', () => {
  const macros = { ...english.macros, resupply: `(${english.macros.resupply}) twice?` };
  const careless = reader({ ...english, macros }, { subtypes: {}, counters: {}, tokens: {} });
  const text = {
    text: '{J} [Resupply] twice. (Twice means two times.)',
    type: 'character',
  } as const;
  expect(droppedWords(careless, text, 'en')).toMatchObject([{ word: 'twice', from: 15 }]);
  expect(silentWords(readerOf('en', []), text)).toEqual([]);
});

test('a word that is mere grammar is silent at the beginning of a sentence only', () => {
  const text = { text: 'Immediately play a Character for {5} less.', type: 'spell' } as const;
  const [word] = silentWords(readerOf('en', []), text);
  expect(word).toMatchObject({ word: 'immediately', first: true });
  expect(droppedWords(readerOf('en', []), text, 'en')).toEqual([]);
});
