import { expect, it } from 'vitest';
import { loadSearchWords } from '../../languages/texts/search.ts';
import { readAs } from './view.ts';

const meaning = (said: string) =>
  ({ said, language: 'en', term: said, name: said.toUpperCase() }) as const;

it('says once how a word was read, and of which language it was', async () => {
  const meanings = ['anchored', 'anchored', 'token'].map(meaning);
  const read = readAs({ corrections: [], meanings, readIn: 'en' }, await loadSearchWords('fr'));
  expect(read).toBe(
    'anchored (en) = ANCHORED · token (en) = TOKEN · La question a été lue en anglais',
  );
});

it('says of many words how the first were read', async () => {
  const corrections = [{ typed: 'tokn', read: 'token' }];
  const meanings = ['a', 'b', 'c', 'd'].map(meaning);
  const read = readAs({ corrections, meanings, readIn: null }, await loadSearchWords('en'));
  expect(read).toBe('“tokn” was read as “token” · a (en) = A · b (en) = B · c (en) = C · …');
});

it.each([
  ['en', 'more than 50 results'],
  ['fr', 'plus de 50 résultats'],
  ['it', 'più di 50 risultati'],
] as const)('tells no number of results that nobody reads (%s)', async (language, said) => {
  const words = await loadSearchWords(language);
  expect([words.found(746), words.found(50)]).toEqual([said, expect.stringMatching(/^50 \S+$/)]);
  expect(words.all(746) + words.more(746)).not.toMatch(/\d/);
});
