/** What a device keeps of practice: the questions missed, and the answer to the question of a day. */

const MISSED = 'altered-codex-missed';
const DAILY = 'altered-codex-daily';
const MOST_KEPT = 100;

/** Ids of the questions missed, the oldest first. */
export function missedQuestions(): readonly string[] {
  const kept = read(MISSED);
  return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
}

/** Keeps whether a question was answered rightly: one that was missed comes again until it is. */
export function keepAnswer(id: string, right: boolean): void {
  const others = missedQuestions().filter((one) => one !== id);
  write(MISSED, (right ? others : [...others, id]).slice(-MOST_KEPT));
}

/** Whether the question of a day was answered rightly; null where it was not answered. */
export function dailyAnswer(date: string): boolean | null {
  const kept = read(DAILY) as { date?: unknown; right?: unknown } | null;
  return kept?.date === date && typeof kept.right === 'boolean' ? kept.right : null;
}

export function keepDailyAnswer(date: string, right: boolean): void {
  write(DAILY, { date, right });
}

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A device that keeps nothing can still be practised on.
  }
}
