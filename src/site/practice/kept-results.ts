/** Practice results stored on the device: missed questions, and the answers to questions of days. */

import { keepValue, readKept, readKeptTexts } from '../../addresses/kept-on-device.ts';
import type { DayResults } from './day-results.ts';

const MISSED = 'altered-codex-missed';
const DAYS = 'altered-codex-days';
const MOST_KEPT = 100;
/** Days of more than a year: a streak may be as long. */
const MOST_DAYS = 400;

/** Ids of the questions missed, the oldest first. */
export function missedQuestions(): readonly string[] {
  return readKeptTexts(MISSED);
}

/** Stores whether a question was answered correctly: a missed one comes again until it is. */
export function keepAnswer(id: string, right: boolean): void {
  const others = missedQuestions().filter((one) => one !== id);
  keepValue(MISSED, (right ? others : [...others, id]).slice(-MOST_KEPT));
}

/** Returns whether the question of each day was answered correctly, of the days on which it was answered. */
export function dayResults(): DayResults {
  const kept = readKept(DAYS);
  const entries = typeof kept === 'object' && kept !== null ? Object.entries(kept) : [];
  return new Map(entries.filter((one): one is [string, boolean] => typeof one[1] === 'boolean'));
}

/** Stores whether the question of a day was answered correctly; the first answer counts. */
export function keepDayResult(date: string, right: boolean): void {
  const kept = dayResults();
  if (kept.has(date)) return;
  const all = [...kept, [date, right] as const].sort(([a], [b]) => (a < b ? -1 : 1));
  keepValue(DAYS, Object.fromEntries(all.slice(-MOST_DAYS)));
}
