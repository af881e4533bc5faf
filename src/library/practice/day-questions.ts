import { type DayRange, daysOf } from '../../rulebook/day-range.ts';
import { hashOfText } from '../../rulebook/hash-of-text.ts';

/** A question comes again after so many days at the earliest, where there are more questions than that. */
const RESTS_FOR = 180;

/**
 * Chooses the question of each day. A day keeps its question when others come or go, except where a new
 * one takes its place, its own goes, or a neighbouring day takes it.
 *
 * @param ids ids of the questions that can be asked, in any order
 * @returns the id of each day's question, by the day, in their order
 */
export function questionsOfDays(
  ids: readonly string[],
  range: DayRange,
): ReadonlyMap<string, string> {
  if (ids.length === 0) return new Map();
  const chosen: string[] = [];
  const rests = Math.min(RESTS_FOR, ids.length - 1);
  const days = daysOf(range).map((day) => {
    const resting = new Set(rests === 0 ? [] : chosen.slice(-rests));
    const id = firstFor(
      day,
      ids.filter((one) => !resting.has(one)),
    );
    chosen.push(id);
    return [day, id] as const;
  });
  return new Map(days);
}

/** Returns the id whose hash together with the day is the least: one that goes changes no other day. */
function firstFor(day: string, ids: readonly string[]): string {
  const ranked = ids.map((id) => ({ id, rank: hashOfText(`${day} ${id}`) }));
  return ranked.reduce((best, one) =>
    one.rank < best.rank || (one.rank === best.rank && one.id < best.id) ? one : best,
  ).id;
}
