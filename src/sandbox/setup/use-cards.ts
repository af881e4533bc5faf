import { useMemo, useState } from 'preact/hooks';
import { type Loading, SLOW } from '../elements/use-loading.ts';
import type { CardStore } from '../model/card-store.ts';

/**
 * Does something once cards are there: at once where they are, else in the order in which all was
 * asked for. False where it was done at once and refused.
 */
export type WithCards = (ids: readonly string[], use: () => boolean) => boolean;

export interface CardLoader {
  /** The state of cards that are not loaded yet. */
  readonly loading: Loading | null;
  readonly withCards: WithCards;
}

/** Loads cards when they are used, and reports slow or failed loads. */
export function useCards(store: CardStore): CardLoader {
  const [loading, setLoading] = useState<Loading | null>(null);
  const withCards = useMemo(() => waitingFor(store, setLoading), [store]);
  return { loading, withCards };
}

/** @param say tells what is loading, by what was told before */
export function waitingFor(
  store: CardStore,
  say: (next: (now: Loading | null) => Loading | null) => void,
): WithCards {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  const withCards: WithCards = (ids, use) => {
    if (waiting === 0) {
      say(() => null);
      if (store.holds(ids)) return use();
    }
    waiting += 1;
    const loaded = store.load(ids);
    const slow = setTimeout(() => say((now) => now ?? { is: 'slow', again: null }), SLOW);
    last = Promise.allSettled([loaded, last])
      .then(() => {
        clearTimeout(slow);
        waiting -= 1;
        return loaded;
      })
      .then(
        () => {
          say((now) => (now?.is === 'slow' && waiting === 0 ? null : now));
          use();
        },
        () => say(() => ({ is: 'failed', again: () => withCards(ids, use) })),
      );
    return true;
  };
  return withCards;
}
