import { expect, test } from 'vitest';
import type { SentQuestion } from './question-data.ts';
import {
  chanceOf,
  chooseSeries,
  fittingQuestions,
  questionOfDay,
  SERIES_LENGTH,
  shuffled,
} from './series.ts';

const all = Array.from(
  { length: 40 },
  (_, at) => ({ id: `q${at}`, level: at % 3, chapter: String(1 + (at % 7)) }) as SentQuestion,
);
const ids = (questions: readonly SentQuestion[]) => questions.map(({ id }) => id);

test('a series has ten questions, each once, and some that were missed before', () => {
  const series = chooseSeries(all, ['q7', 'q3', 'gone'], chanceOf('a'));
  expect(series).toHaveLength(SERIES_LENGTH);
  expect(new Set(ids(series)).size).toBe(SERIES_LENGTH);
  expect(ids(series)).toEqual(expect.arrayContaining(['q7', 'q3']));
});

test('fewer questions than a series has are all asked', () => {
  const few = fittingQuestions(all, { level: 2, chapter: '3' });
  expect(few.length).toBeGreaterThan(0);
  expect(few.every(({ level, chapter }) => level === 2 && chapter === '3')).toBe(true);
  expect(ids(chooseSeries(few, [], chanceOf('b'))).sort()).toEqual([...ids(few)].sort());
});

test('the question of a day is the same for everybody, whatever the order it comes in', () => {
  const one = questionOfDay(all, '2026-11-26');
  expect(questionOfDay([...all].reverse(), '2026-11-26')).toBe(one);
  const month = Array.from({ length: 28 }, (_, day) => questionOfDay(all, `2026-02-${day + 1}`));
  expect(new Set(month).size).toBeGreaterThan(10);
  expect(questionOfDay([], '2026-11-26')).toBe(null);
});

test('the same text gives the same order', () => {
  const order = () => shuffled([0, 1, 2, 3], chanceOf('2026-11-26'));
  expect(order()).toEqual(order());
  expect(order().sort()).toEqual([0, 1, 2, 3]);
});
