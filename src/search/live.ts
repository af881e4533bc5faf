import type { SearchAnswer } from './answer.ts';
import { inOrderShown } from './result.ts';

/** The state that a search box shows. `query` is the typed text, trimmed. */
export type SearchState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading'; readonly query: string }
  | {
      readonly kind: 'found';
      readonly query: string;
      readonly found: SearchAnswer;
      /** Whether it only adds results to those shown already. */
      readonly isAddition?: true;
      /** Whether it is only what the first part of the index finds: the answer is still to come. */
      readonly isPreview?: true;
    }
  | { readonly kind: 'failed'; readonly query: string };

/** A search box that answers while the reader types. */
export interface LiveSearch {
  /** Searches for the text in the box; returns the resulting state. */
  type(text: string): Promise<SearchState>;
}

/** Milliseconds before the box says that it is loading. */
const LOADING_DELAY = 150;

/**
 * Runs a search for every change of a box and shows the state of the last one; answers that arrive
 * after a newer query are dropped.
 *
 * @param find answers a query, and previews what it finds at once; a rejection shows as `failed`
 * @param show is called with each state
 * @param isRead tells whether the results shown are being read: then they keep their places
 */
export function liveSearch(
  find: (query: string, preview: (found: SearchAnswer) => void) => Promise<SearchAnswer>,
  show: (state: SearchState) => void,
  isRead: () => boolean = () => false,
): LiveSearch {
  let latest = 0;

  async function answerQuery(query: string, turn: number): Promise<SearchState> {
    if (query === '') return { kind: 'idle' };
    let first: SearchAnswer | null = null;
    const preview = (found: SearchAnswer) => {
      if (turn !== latest) return;
      first = found;
      show({ kind: 'found', query, found, isPreview: true });
    };
    try {
      return { kind: 'found', query, found: inPlace(await find(query, preview), first) };
    } catch {
      return { kind: 'failed', query };
    }
  }

  /** Returns an answer whose results have the places of the first ones, if those are being read. */
  function inPlace(found: SearchAnswer, first: SearchAnswer | null): SearchAnswer {
    if (!first || !isRead()) return found;
    return { ...found, results: inOrderShown(found.results, first.results) };
  }

  /** Shows what the rest of the index adds, unless another query was typed meanwhile. */
  async function addRest({ searchRest }: SearchAnswer, query: string, turn: number): Promise<void> {
    const found = turn === latest ? await searchRest?.() : null;
    if (found && turn === latest) show({ kind: 'found', query, found, isAddition: true });
  }

  return {
    async type(text) {
      const turn = ++latest;
      const query = text.trim();
      const slow = setTimeout(() => {
        if (turn === latest) show({ kind: 'loading', query });
      }, LOADING_DELAY);
      const state = await answerQuery(query, turn);
      clearTimeout(slow);
      if (turn === latest) show(state);
      if (state.kind === 'found') void addRest(state.found, query, turn);
      return state;
    },
  };
}
