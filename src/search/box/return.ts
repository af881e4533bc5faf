/** Stores the query in the history entry that a reader leaves, so that Back restores it. */

const KEY = 'alteredCodexSearch';

/** Stores the query when one of its results is opened. */
export function keepForReturn(query: string): void {
  history.replaceState({ ...history.state, [KEY]: query }, '');
}

/** Returns the stored query and removes it, so that it is restored only once; null if there is none. */
export function takeReturned(): string | null {
  const { [KEY]: query, ...state } = (history.state ?? {}) as Record<string, unknown>;
  if (typeof query !== 'string') return null;
  history.replaceState(state, '');
  return query;
}
