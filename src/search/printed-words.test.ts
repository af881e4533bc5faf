import { expect, test } from 'vitest';
import rows from '../../data/printed-words.json' with { type: 'json' };
import { CARD_LANGUAGES } from '../rulebook/language.ts';
import { printedWordsIn } from './printed-words.ts';

const KNOWN: ReadonlySet<string> = new Set(['card', 'hand', 'asleep']);
const SMALL: ReadonlySet<string> = new Set(['was', 'de', 'in', 'who']);
const read = (text: string, language: 'en' | 'fr' | 'it' = 'en') =>
  printedWordsIn(
    text,
    language,
    (word) => KNOWN.has(word),
    (word) => SMALL.has(word),
  );

test('a German word is read as the reader’s own, and named in English', () => {
  expect(read('was ist Verankert?', 'fr')).toMatchObject([
    { said: 'Verankert', language: 'de', english: 'Anchored', name: 'Ancré' },
  ]);
  expect(read('Verankert', 'it')).toMatchObject([{ language: 'de', name: 'Ancorato' }]);
});

test('a form of a word and a word of several are found, and each once', () => {
  expect(read('verankerte oder vergänglicher Charakter').map(({ name }) => name)).toEqual([
    'Anchored',
    'Fleeting',
    'Character',
  ]);
  expect(read('nach dir')).toMatchObject([{ name: 'After You' }]);
  expect(read('verankert verankert')).toHaveLength(1);
});

test('words of the reader’s language are left to it', () => {
  expect(read('card held in hand')).toEqual([]);
  expect(read('asleep')).toEqual([]);
  expect(read('weather tomorrow')).toEqual([]);
});

test('says in the language of the word that it was not found', () => {
  const said = read('verankert').map(({ note }) => note);
  expect(said).toEqual(['Wir haben dieses Wort auf Deutsch nicht gefunden: Anchored']);
});

test.each(CARD_LANGUAGES)('every printed word has one meaning (%s)', (language) => {
  const said = rows.flatMap((row) => row[language]);
  expect(said.filter((word, place) => said.indexOf(word) < place)).toEqual([]);
});
