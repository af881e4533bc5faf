import { dayAfter } from '../../rulebook/day-range.ts';

/** Whether the question of each day was answered correctly, of the days on which it was answered. */
export type DayResults = ReadonlyMap<string, boolean>;

/** Days in the row of squares. */
const WEEK = 7;

/** Squares that are told apart without their colours too, by how dark they are. */
const SQUARES = { right: '🟦', wrong: '🟧', open: '⬜' } as const;

export type DayOutcome = keyof typeof SQUARES;

/** Returns how the question of a day was answered. */
export function outcomeOf(results: DayResults, date: string): DayOutcome {
  const right = results.get(date);
  return right === undefined ? 'open' : right ? 'right' : 'wrong';
}

/** Returns a square for each of seven days, the given one last. */
export function squaresUpTo(date: string, results: DayResults): string {
  const days = Array.from({ length: WEEK }, (_, at) => dayAfter(date, at - WEEK + 1));
  return days.map((day) => SQUARES[outcomeOf(results, day)]).join('');
}

/** Returns on how many days in a row, up to the given one, the question was answered. */
export function streakUpTo(date: string, results: DayResults): number {
  let days = 0;
  while (results.has(dayAfter(date, -days))) days += 1;
  return days;
}
