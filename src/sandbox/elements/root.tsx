import { type ComponentChild, createContext, type hydrate, render } from 'preact';
import { useContext, useRef } from 'preact/hooks';

const Redraw = createContext(() => {});

/**
 * Renders into a place, and again from the root on each change of a root state. State that changes at
 * every step must be root state: where a component re-renders itself, its parent keeps the first
 * render, and through memoized components every later one, in memory (45 kB for each step).
 *
 * @param how `hydrate` where the place has the markup already
 */
export function drawIn(
  place: HTMLElement,
  what: () => ComponentChild,
  how: typeof hydrate = render,
): void {
  const rooted = () => <Redraw.Provider value={redraw}>{what()}</Redraw.Provider>;
  const redraw = () => render(rooted(), place);
  how(rooted(), place);
}

/** Returns a state and its setter, which renders again from the root. */
export function useRootState<T>(first: () => T): [T, (next: (now: T) => T) => void] {
  const redraw = useContext(Redraw);
  const kept = useRef<{ now: T } | null>(null);
  kept.current ??= { now: first() };
  const { current } = kept;
  const set = (next: (now: T) => T) => {
    current.now = next(current.now);
    redraw();
  };
  return [current.now, set];
}
