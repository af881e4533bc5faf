import { useRef, useState } from 'preact/hooks';

/** What is loaded when a reader asks for it: another play, the engine, the moment of a link. */
export type Loadable = 'play' | 'engine' | 'moment';

/** What a reader is told of something that is not there yet. */
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

/** Milliseconds after which a reader is told to wait. */
const SLOW = 300;

/** Loading that does not leave its reader in the dark. */
export function useLoading(begun: Loading | null = null): Loader {
  const [loading, setLoading] = useState(begun);
  const last = useRef(0);
  const load: Loader['load'] = (what, get, use) => {
    last.current += 1;
    const own = last.current;
    const tell = (told: Loading | null) => own === last.current && setLoading(told);
    const again = () => load(what, get, use);
    const slow = setTimeout(() => tell({ what, is: 'slow', again: null }), SLOW);
    setLoading(null);
    get()
      .finally(() => clearTimeout(slow))
      .then(
        (got) => {
          if (own !== last.current) return;
          setLoading(null);
          use(got);
        },
        () => tell({ what, is: 'failed', again }),
      );
  };
  const forget = () => {
    if (loading?.is === 'failed') setLoading(null);
  };
  return { loading, load, forget };
}
