import { useCallback, useRef } from 'preact/hooks';

/** A function that stays the same from drawing to drawing, and does what the newest one would. */
export function useSteady<A extends readonly unknown[], R>(does: (...given: A) => R) {
  const newest = useRef(does);
  newest.current = does;
  return useCallback((...given: A): R => newest.current(...given), []);
}
