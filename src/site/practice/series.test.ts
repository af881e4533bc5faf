import { expect, test } from 'vitest';
import type { SentQuestion } from './question-data.ts';
import {
  chanceOf,
  chooseSeries,
  fittingQuestions,
  SERIES_LENGTH,
  shuffleValues,
} from './series.ts';

const all = Array.from(
  { length: 40 },
  (_, at) =>
    ({
      id: `q${at}`,
      level: at % 3,
      chapter: String(1 + (at % 7)),
      keywords: [`7.3.${at % 5}`, '7.4.4'],
      cards: at % 2 === 0 ? ['Kappa'] : ['Mowgli', 'Harvest'],
      sets: at % 4 === 0 ? [] : ['Beyond the Gates'],
    }) as Partial<SentQuestion> as SentQuestion,
);
const ANY = { level: null, chapter: null, keyword: null, card: null, set: null };
const ids = (questions: readonly SentQuestion[]) => questions.map(({ id }) => id);

test('a series has ten questions, each once, and some that were missed before', () => {
  const series = chooseSeries(all, ['q7', 'q3', 'gone'], chanceOf('a'));
  expect(series).toHaveLength(SERIES_LENGTH);
  expect(new Set(ids(series)).size).toBe(SERIES_LENGTH);
  expect(ids(series)).toEqual(expect.arrayContaining(['q7', 'q3']));
});

test('fewer questions than a series has are all asked', () => {
  const few = fittingQuestions(all, { ...ANY, level: 2, chapter: '3' });
  expect(few.length).toBeGreaterThan(0);
  expect(few.every(({ level, chapter }) => level === 2 && chapter === '3')).toBe(true);
  expect(ids(chooseSeries(few, [], chanceOf('b'))).sort()).toEqual([...ids(few)].sort());
});

test('a filter may name a keyword, a card and a set', () => {
  const both = fittingQuestions(all, { ...ANY, keyword: '7.3.1', card: 'Harvest' });
  expect(ids(both)).toEqual(['q1', 'q11', 'q21', 'q31']);
  const ofSet = fittingQuestions(all, { ...ANY, set: 'Beyond the Gates' });
  expect(ids(ofSet)).not.toContain('q4');
  expect(ofSet).toHaveLength(30);
  expect(fittingQuestions(all, { ...ANY, keyword: '7.4.4' })).toHaveLength(all.length);
  expect(fittingQuestions(all, { ...ANY, card: 'Nobody' })).toEqual([]);
});

test('the same text gives the same order', () => {
  const order = () => shuffleValues([0, 1, 2, 3], chanceOf('2026-11-26'));
  expect(order()).toEqual(order());
  expect(order().sort()).toEqual([0, 1, 2, 3]);
});
