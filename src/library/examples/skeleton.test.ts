import { expect, test } from 'vitest';
import { parseCards } from '../../engine/cards/schema.ts';
import { rulingSchema } from '../../rulebook/ruling.ts';
import { playsOf } from './play.ts';
import { readExample } from './read.ts';
import { runPlay } from './run.ts';
import { cardSkeleton, exampleSkeleton, ID_PATTERN, rulingSkeleton } from './skeleton.ts';

test('a new example is sound, and plays', () => {
  const { example, problems } = readExample(JSON.stringify(exampleSkeleton('first-try')));
  expect(problems).toEqual([]);
  for (const play of playsOf(example!)) expect(runPlay(play, []).ok).toBe(true);
});

test('a new card is one, of every type', () => {
  const cards = (['character', 'spell', 'hero', 'token', 'landmark-permanent'] as const).map(
    (type) => cardSkeleton(`my-${type}`, { type, faction: 'lyra' }),
  );
  expect(parseCards(cards)).toEqual(cards);
});

test('a new ruling is one', () => {
  const about = { card: 'spy-craft', rule: '6.1.e', day: '2026-11-26' };
  expect(rulingSchema.safeParse(rulingSkeleton('first-answer', about)).error).toBeUndefined();
});

test('an id is the name of a file', () => {
  expect(ID_PATTERN.test('spy-craft')).toBe(true);
  for (const id of ['Spy', 'spy craft', '../spy', 'spy-']) expect(ID_PATTERN.test(id)).toBe(false);
});
