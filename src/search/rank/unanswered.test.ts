import { expect, test } from 'vitest';
import { readIndex } from '../index/read.ts';
import { answerQuery } from './across.ts';
import { lexiconOf } from './make-lexicon.ts';
import { readQuery } from './query.ts';
import { rankRecords } from './rank.ts';
import { INDEX } from './testing/test-index.ts';
import { isUnanswered } from './unanswered.ts';

const lexicon = lexiconOf(
  readIndex(
    {
      ...INDEX.en,
      unanswered: [
        ['price', 'What does a booster cost?', 'No rule says.', ['price of a card'], []],
        [
          'story',
          'What is the story?',
          'No rule says.',
          ['cast of the movie'],
          ['movie cast|film'],
        ],
        ['drawn', 'Who drew the hand?', 'No rule says.', [], ['hand token']],
        ['refund', 'Who refunds it?', 'No rule says.', [], ['refund|return order|booster']],
      ],
      rulings: [
        ['gates', 'Do open gates count?', 'The gates open.', [], 0, ['Open the Gates']],
        ['gate', 'Are gates open?', 'Open gates are.', [], 0, ['Open the Gates']],
      ],
      pages: [['deck', 'Check a deck', 'Paste a list.', ['is my list legal'], []]],
    },
    'en',
  ),
);
const readAndRank = (text: string) => {
  const query = readQuery(text, lexicon, true);
  const hits = rankRecords(query, lexicon);
  return { keys: hits.map(({ record: { key } }) => key), none: isUnanswered(query, hits, lexicon) };
};

test('what players ask and no rule answers is said to have no answer', () => {
  expect(readAndRank('price of a card')).toMatchObject({ none: true });
  expect(readAndRank('price of a card').keys[0]).toBe('unanswered:price');
});

test('what shares little with the book is said to have no answer', () => {
  expect(readAndRank('weather forecast tomorrow reserve').none).toBe(true);
});

test('what is only near shows no second answer', async () => {
  const text = 'weather forecast open tomorrow';
  expect(rankRecords(readQuery(text, lexicon, true), lexicon)[0]!.fitting).toHaveLength(1);
  const { hits, isUnanswered: isNear } = await answerQuery(text, 'en', async () => lexicon, true);
  expect([isNear, hits[0]!.fitting]).toEqual([true, undefined]);
});

test('the name of a card among words that the book never uses claims no answer', () => {
  expect(readAndRank('weather tomorrow at open the gates').none).toBe(true);
  expect(readAndRank('open the gates').none).toBe(false);
  expect(readAndRank('what does open the gates do').none).toBe(false);
  expect(readAndRank('open the gates and a hand').none).toBe(false);
});

test('words that together ask for something unanswered lead to it', () => {
  expect(readAndRank('booster refund for my cousin').keys[0]).toBe('unanswered:refund');
});

test('a card in such a question is no word of its own', () => {
  expect(readAndRank('hand token of open the gates').keys[0]).toBe('unanswered:drawn');
});

test('words of several unanswered questions together ask for one of them', () => {
  expect(readAndRank('refund order price cost film cast').keys[0]).toBe('unanswered:refund');
});

test('a question of the book has one, and so have a name and a page of the site', () => {
  expect(readAndRank('does a token go to reserve').none).toBe(false);
  expect(readAndRank('token').none).toBe(false);
  expect(readAndRank('is my list legal')).toMatchObject({ none: false });
  expect(readAndRank('is my list legal').keys[0]).toBe('page:deck');
});

test('a word that only the pages of the site have is not one of the book', () => {
  expect(readAndRank('open the gates movie').none).toBe(true);
});
