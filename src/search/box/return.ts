/** Keeps a question in the entry of the history that a reader leaves, so that Back finds it again. */

const KEY = 'alteredCodexSearch';

/** Keeps the question whose result is followed. */
export function keepForReturn(query: string): void {
  history.replaceState({ ...history.state, [KEY]: query }, '');
}

/** The question that was left here; null where there is none. It is asked again once. */
export function takeReturned(): string | null {
  const { [KEY]: query, ...state } = (history.state ?? {}) as Record<string, unknown>;
  if (typeof query !== 'string') return null;
  history.replaceState(state, '');
  return query;
}
