import { useEffect, useState } from 'preact/hooks';
import type { EditionId } from '../../engine/rules/edition.ts';
import { THIRD_CARDS } from '../../sandbox/between/asked.ts';
import { findMeetings, type Meeting } from '../../sandbox/between/meeting.ts';
import { COMPANY, type Pair } from '../../sandbox/between/scene.ts';
import type { CardStore } from '../../sandbox/model/card-store.ts';
import { runInSlices } from '../../sandbox/model/slices.ts';

/** The state of the search for meetings, with the meetings found so far. */
export interface Search {
  readonly is: 'loading' | 'playing' | 'done' | 'failed';
  readonly pair: Pair | null;
  readonly meetings: readonly Meeting[];
  /** The finished part of the search, from 0 to 1. */
  readonly share: number;
  /** The number of positions played, once the search is done. */
  readonly positions: number;
}

const NOTHING: Search = { is: 'loading', pair: null, meetings: [], share: 0, positions: 0 };

/**
 * Finds the meetings of two cards, in slices between which the page renders.
 *
 * @returns the search so far, null where no two cards are chosen; a function that ends the search with
 *   these results; a function that tries again after a failure
 */
export function useMeetings(
  store: CardStore,
  edition: EditionId,
  a: string | null,
  b: string | null,
): { search: Search | null; stop: () => void; again: () => void } {
  const [search, setSearch] = useState<Search | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [stopping, setStopping] = useState<AbortController | null>(null);
  useEffect(() => {
    if (a === null || b === null) return setSearch(null);
    const left = new AbortController();
    const stopped = new AbortController();
    setStopping(stopped);
    setSearch(NOTHING);
    const show = (now: Search) => {
      if (!left.signal.aborted) setSearch(now);
    };
    playPair(store, edition, [a, b], AbortSignal.any([left.signal, stopped.signal]), show).catch(
      (error) => {
        console.error(error);
        show({ ...NOTHING, is: 'failed' });
      },
    );
    return () => left.abort();
  }, [store, edition, a, b, attempt]);
  return {
    search,
    stop: () => stopping?.abort(),
    again: () => setAttempt((count) => count + 1),
  };
}

async function playPair(
  store: CardStore,
  edition: EditionId,
  [a, b]: readonly [string, string],
  signal: AbortSignal,
  show: (now: Search) => void,
): Promise<void> {
  await store.load([a, b, ...COMPANY, ...Object.values(THIRD_CARDS)]);
  const cardOf = (id: string) => store.cards.find((card) => card.id === id)!;
  const pair: Pair = { a: cardOf(a), b: cardOf(b) };
  const found: Meeting[] = [];
  let shown = 0;
  const onProgress = (share: number) => {
    const percent = Math.floor(share * 20);
    if (percent === shown) return;
    shown = percent;
    // In the order in which they are found, so that nothing moves while it is read.
    show({ is: 'playing', pair, meetings: [...found], share, positions: 0 });
  };
  const steps = findMeetings(pair, { cards: store.cards, edition }, (one) => found.push(one));
  show({ is: 'playing', pair, meetings: [], share: 0, positions: 0 });
  const { meetings, positions } = await runInSlices(steps, { onProgress, signal });
  show({ is: 'done', pair, meetings, share: 1, positions });
}
