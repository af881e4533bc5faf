/** What a reader searched lately, kept by the browser. */

const KEY = 'altered-codex:searches';
const MOST = 6;

/** The latest searches, the last first; none where the browser keeps nothing. */
export function recentSearches(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Keeps a search as the latest. */
export function keepSearch(query: string): void {
  const others = recentSearches().filter((one) => one !== query);
  keep(JSON.stringify([query, ...others].slice(0, MOST)));
}

/** Forgets all searches. */
export function forgetSearches(): void {
  keep('[]');
}

function keep(text: string): void {
  try {
    localStorage.setItem(KEY, text);
  } catch {
    // A browser that keeps nothing searches all the same.
  }
}
