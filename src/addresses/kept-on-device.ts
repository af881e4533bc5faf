/**
 * Storage of the site on the reader's device, by key. Everything works where a browser stores nothing.
 */

/** Returns the value stored under a key; null where there is none, or it cannot be read. */
export function readKept(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Returns the texts stored under a key, in their order; none where something else is stored. */
export function readKeptTexts(key: string): readonly string[] {
  const kept = readKept(key);
  return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
}

/** Stores a JSON value under a key, if the browser stores anything. */
export function keepValue(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A full or forbidden store is no fault of what the reader does.
  }
}
