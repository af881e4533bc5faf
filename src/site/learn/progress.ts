/** Which lessons a reader has done, kept on the device. */

const KEY = 'altered-codex-lessons';

/** Ids of the lessons done; none where the device keeps nothing. */
export function lessonsDone(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** Keeps that a lesson is done. */
export function keepDone(id: string): void {
  write([...new Set([...lessonsDone(), id])]);
}

/** Forgets all lessons done. */
export function forgetLessons(): void {
  write([]);
}

function write(ids: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(ids));
  } catch {
    // A device that keeps nothing can still be learnt on.
  }
}
