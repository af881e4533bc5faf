import { expect, test } from 'vitest';
import { readIndex } from '../index/read.ts';
import { lexiconOf } from './make-lexicon.ts';
import { readQuery } from './query.ts';
import { rankRecords } from './rank.ts';
import { INDEX } from './testing/test-index.ts';
import { isUnanswered } from './unanswered.ts';

const lexicon = lexiconOf(
  readIndex(
    {
      ...INDEX.en,
      pages: [
        ['deck', 'Check a deck', 'Paste it.', [], ['legal|allowed deck|list|objects']],
        ['offline', 'Without a network', 'Works.', [], ['page']],
        ['home', 'Broken', 'Ask.', [], ['page tonight']],
        ['whole', 'On one page', 'To keep.', ['rules for a kindle'], ['epub', 'print rules|book']],
        ['changes', 'News', 'By number.', [], ['changed|different edition|rules']],
      ],
    },
    'en',
  ),
);
const searchFor = (text: string) => {
  const query = readQuery(text, lexicon, true);
  const hits = rankRecords(query, lexicon);
  return { first: hits[0]?.record.key, none: isUnanswered(query, hits, lexicon) };
};

test.each([
  ['is my deck allowed', 'page:deck'],
  ['would my list be legal', 'page:deck'],
  ['epub', 'page:whole'],
  ['the rules to print', 'page:whole'],
  ["what's different in 4.0", 'page:changes'],
  ['what changed from 2024-09 to 4.0?', 'page:changes'],
  ['what changed in 2026', 'page:changes'],
  ['moved between 2024-09 and 4.0', 'page:changes'],
])('"%s" asks for %s', (text, page) => {
  expect(searchFor(text)).toEqual({ first: page, none: false });
});

test('a query that speaks of something else as well asks for no page', () => {
  expect(searchFor('is a token in reserve allowed by my deck').first).not.toBe('page:deck');
});

test('a sign of several words asks more for its page than one of a single word', () => {
  expect(searchFor('rules to print as epub').first).toBe('page:whole');
  expect(searchFor('broken page tonight').first).toBe('page:home');
});

test('one word is no sign of two parts', () => {
  expect(searchFor('objects').first).not.toBe('page:deck');
});

test('a word that the book never uses asks for a page with one other beside it', () => {
  expect(searchFor('epub reader').first).toBe('page:whole');
  expect(searchFor('epub reader tablet').first).not.toBe('page:whole');
});

test('a word of few pages that the book never uses asks for its page without a sign', () => {
  expect(searchFor('something for my kindle').first).toBe('page:whole');
  expect(searchFor('a token for my kindle in reserve').first).not.toBe('page:whole');
});

test('a word that neither the book nor a page knows speaks of nothing else', () => {
  expect(searchFor('is the deck of my grandmother allowed').first).toBe('page:deck');
});

test('a mistyped word is read as a word of signs only if it begins with the same letter', () => {
  expect(searchFor('legel deck').first).toBe('page:deck');
  expect(searchFor('my vlegal reserve').first).not.toBe('page:deck');
  expect(readQuery('kprint', lexicon, true).corrections).toEqual([]);
});
