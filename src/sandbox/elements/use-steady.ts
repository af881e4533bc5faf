import { useCallback, useRef } from 'preact/hooks';

/** Returns a function with a stable identity across renders that calls the newest function given. */
export function useSteady<A extends readonly unknown[], R>(does: (...given: A) => R) {
  const newest = useRef(does);
  newest.current = does;
  return useCallback((...given: A): R => newest.current(...given), []);
}
