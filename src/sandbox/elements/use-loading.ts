import { useRef, useState } from 'preact/hooks';
import type { SliceOptions } from '../model/slices.ts';

/** The state of something that is not loaded yet, as it is shown to the reader. */
export interface Loading {
  /** It takes long, or it failed. */
  readonly is: 'slow' | 'failed';
  /** The finished part of the work, from 0 to 1, where that is known. */
  readonly share?: number;
  /** Ends the work with what it has so far. */
  readonly stop?: () => void;
  /** The error text; by default: your choice could not be loaded. */
  readonly said?: string;
  /** Tries again, where that can mend it. */
  readonly again: (() => void) | null;
}

export interface Loader {
  readonly loading: Loading | null;
  /** Loads something and uses it, unless something else was asked for meanwhile. */
  readonly load: <T>(get: (watch: WatchedWork) => Promise<T>, use: (got: T) => void) => void;
  /** Says nothing more of what failed. */
  readonly forget: () => void;
}

/** How work in slices reports, and how it is stopped. */
export type WatchedWork = Required<Pick<SliceOptions, 'onProgress' | 'signal'>>;

/** Milliseconds after which the page says that it is still loading. */
export const SLOW = 300;

/** Loads something, and says so where it takes long or fails. */
export function useLoading(begun: Loading | null = null): Loader {
  const [loading, setLoading] = useState(begun);
  const last = useRef(0);
  const load: Loader['load'] = (get, use) => {
    last.current += 1;
    const own = last.current;
    const report = (state: Loading | null) => own === last.current && setLoading(state);
    const again = () => load(get, use);
    let isSlow = false;
    const slow = setTimeout(() => {
      isSlow = true;
      report({ is: 'slow', again: null });
    }, SLOW);
    const stopping = new AbortController();
    const watch: WatchedWork = {
      signal: stopping.signal,
      onProgress: (share) => {
        if (isSlow) report({ is: 'slow', again: null, share, stop: () => stopping.abort() });
      },
    };
    setLoading(null);
    get(watch)
      .finally(() => clearTimeout(slow))
      .then(
        (got) => {
          if (own !== last.current) return;
          setLoading(null);
          use(got);
        },
        () => report({ is: 'failed', again }),
      );
  };
  const forget = () => {
    if (loading?.is === 'failed') setLoading(null);
  };
  return { loading, load, forget };
}
