import { expect, test } from 'vitest';
import range from '../../../data/days.json';
import { daysOf } from '../../rulebook/day-range.ts';
import { questionsOfDays } from './day-questions.ts';

const ids = Array.from({ length: 400 }, (_, at) => `play-${at}.card:0`);
const days = daysOf(range);

test('every day has a question, the same in whatever order the questions come', () => {
  const chosen = questionsOfDays(ids, range);
  expect([...chosen.keys()]).toEqual(days);
  expect(questionsOfDays([...ids].reverse(), range)).toEqual(chosen);
});

test('a question rests for half a year before it comes again', () => {
  const chosen = [...questionsOfDays(ids, range).values()];
  const last = new Map<string, number>();
  for (const [at, id] of chosen.entries()) {
    expect(at - (last.get(id) ?? -1000)).toBeGreaterThan(180);
    last.set(id, at);
  }
});

test('most days keep their question when one goes', () => {
  const chosen = questionsOfDays(ids, range);
  const gone = chosen.get(days[40]!)!;
  const after = questionsOfDays(
    ids.filter((id) => id !== gone),
    range,
  );
  expect(days.filter((day) => chosen.get(day) !== after.get(day)).length).toBeLessThan(
    days.length / 10,
  );
});

test('fewer questions than days come again, and without any no day has one', () => {
  expect(new Set(questionsOfDays(['a', 'b'], range).values())).toEqual(new Set(['a', 'b']));
  expect(new Set(questionsOfDays(['a'], range).values())).toEqual(new Set(['a']));
  expect(questionsOfDays([], range).size).toBe(0);
});
