/** The reader's latest searches, kept by the browser. */

import { keepValue, readKeptTexts } from '../../addresses/kept-on-device.ts';

const KEY = 'altered-codex:searches';
const MOST = 6;

/** Returns the latest searches, the last first; none if the browser stores nothing. */
export function recentSearches(): readonly string[] {
  return readKeptTexts(KEY).slice(0, MOST);
}

/** Keeps a search as the latest. */
export function keepSearch(query: string): void {
  const others = recentSearches().filter((one) => one !== query);
  keepValue(KEY, [query, ...others].slice(0, MOST));
}

/** Forgets all searches. */
export function forgetSearches(): void {
  keepValue(KEY, []);
}
