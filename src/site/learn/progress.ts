/** Which lessons a reader has done, kept on the device. */

import { keepValue, readKeptTexts } from '../../addresses/kept-on-device.ts';

const KEY = 'altered-codex-lessons';

/** Ids of the lessons done; none where the device keeps nothing. */
export function lessonsDone(): readonly string[] {
  return readKeptTexts(KEY);
}

/** Keeps that a lesson is done. */
export function keepDone(id: string): void {
  keepValue(KEY, [...new Set([...lessonsDone(), id])]);
}

/** Forgets all lessons done. */
export function forgetLessons(): void {
  keepValue(KEY, []);
}
