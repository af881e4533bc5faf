import { expect, test } from 'vitest';
import { parseCards } from '../../engine/cards/schema.ts';
import { playsOf } from './play.ts';
import { readExample } from './read.ts';
import { runPlay } from './run.ts';
import { cardSkeleton, exampleSkeleton, ID_PATTERN, rulingSkeleton } from './skeleton.ts';

test('a new example plays as a draft, and lacks a title and a story otherwise', () => {
  const text = JSON.stringify(exampleSkeleton('first-try'));
  const { example, problems } = readExample(text, { draft: true });
  expect(problems).toEqual([]);
  for (const play of playsOf(example!)) expect(runPlay(play, []).ok).toBe(true);
  const wanted = readExample(text).problems.map(({ where }) => where);
  expect(wanted).toEqual(['title', 'story']);
});

test('a new card is one, of every type', () => {
  const cards = (['character', 'spell', 'hero', 'token', 'landmark-permanent'] as const).map(
    (type) => cardSkeleton(`my-${type}`, { type, faction: 'lyra' }),
  );
  expect(parseCards(cards)).toEqual(cards);
});

test('a new ruling names the example that plays it', () => {
  expect(rulingSkeleton('first-answer')).toMatchObject({
    id: 'first-answer',
    example: 'first-answer',
  });
});

test('an id is the name of a file', () => {
  expect(ID_PATTERN.test('spy-craft')).toBe(true);
  for (const id of ['Spy', 'spy craft', '../spy', 'spy-']) expect(ID_PATTERN.test(id)).toBe(false);
});
