import { useRef, useState } from 'preact/hooks';

/** What is loaded when a reader asks for it: another play, the engine, the moment of a link, cards. */
export type Loadable = 'play' | 'engine' | 'moment' | 'cards';

/** What is said of something that is not loaded yet. */
export interface Loading {
  /**
   * `link` is a link that leads nowhere, `changed` one whose example is another now: trying again
   * mends neither.
   */
  readonly what: Loadable | 'link' | 'changed';
  /** It takes long, or it failed. */
  readonly is: 'slow' | 'failed';
  readonly again: (() => void) | null;
}

export interface Loader {
  readonly loading: Loading | null;
  /** Loads something and uses it, unless something else was asked for meanwhile. */
  readonly load: <T>(what: Loadable, get: () => Promise<T>, use: (got: T) => void) => void;
  /** Says nothing more of what failed. */
  readonly forget: () => void;
}

/** Milliseconds after which the page says that it is still loading. */
export const SLOW = 300;

/** Loads something, and says so where it takes long or fails. */
export function useLoading(begun: Loading | null = null): Loader {
  const [loading, setLoading] = useState(begun);
  const last = useRef(0);
  const load: Loader['load'] = (what, get, use) => {
    last.current += 1;
    const own = last.current;
    const report = (state: Loading | null) => own === last.current && setLoading(state);
    const again = () => load(what, get, use);
    const slow = setTimeout(() => report({ what, is: 'slow', again: null }), SLOW);
    setLoading(null);
    get()
      .finally(() => clearTimeout(slow))
      .then(
        (got) => {
          if (own !== last.current) return;
          setLoading(null);
          use(got);
        },
        () => report({ what, is: 'failed', again }),
      );
  };
  const forget = () => {
    if (loading?.is === 'failed') setLoading(null);
  };
  return { loading, load, forget };
}
