import { useRef, useState } from 'preact/hooks';

/** What is said of something that is not loaded yet. */
export interface Loading {
  /** It takes long, or it failed. */
  readonly is: 'slow' | 'failed';
  /** How it failed, where that is not the reader's choice that could not be loaded. */
  readonly said?: string;
  /** Tries again, where that can mend it. */
  readonly again: (() => void) | null;
}

export interface Loader {
  readonly loading: Loading | null;
  /** Loads something and uses it, unless something else was asked for meanwhile. */
  readonly load: <T>(get: () => Promise<T>, use: (got: T) => void) => void;
  /** Says nothing more of what failed. */
  readonly forget: () => void;
}

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
    const slow = setTimeout(() => report({ is: 'slow', again: null }), SLOW);
    setLoading(null);
    get()
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
