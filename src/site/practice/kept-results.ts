/** Practice results stored on the device: missed questions, and the answer to the daily question. */

import { keepValue, readKept, readKeptTexts } from '../../addresses/kept-on-device.ts';

const MISSED = 'altered-codex-missed';
const DAILY = 'altered-codex-daily';
const MOST_KEPT = 100;

/** Ids of the questions missed, the oldest first. */
export function missedQuestions(): readonly string[] {
  return readKeptTexts(MISSED);
}

/** Stores whether a question was answered correctly: a missed one comes again until it is. */
export function keepAnswer(id: string, right: boolean): void {
  const others = missedQuestions().filter((one) => one !== id);
  keepValue(MISSED, (right ? others : [...others, id]).slice(-MOST_KEPT));
}

/** Returns whether the question of a day was answered correctly; null where it was not answered. */
export function dailyAnswer(date: string): boolean | null {
  const kept = readKept(DAILY) as { date?: unknown; right?: unknown } | null;
  return kept?.date === date && typeof kept.right === 'boolean' ? kept.right : null;
}

/** Stores whether the question of a day was answered correctly. */
export function keepDailyAnswer(date: string, right: boolean): void {
  keepValue(DAILY, { date, right });
}
