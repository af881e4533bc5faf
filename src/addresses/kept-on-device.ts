/** What the site keeps on the reader's device, by key. Everything works where a browser keeps nothing. */

/** The value kept under a key; null where there is none, or it cannot be read. */
export function readKept(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** The texts kept under a key, in their order; none where something else is kept. */
export function readKeptTexts(key: string): readonly string[] {
  const kept = readKept(key);
  return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
}

/** Keeps a value of JSON under a key, if the browser keeps anything. */
export function keepValue(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A full or forbidden store is no fault of what the reader does.
  }
}
