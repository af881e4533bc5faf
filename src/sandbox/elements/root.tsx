import { type ComponentChild, createContext, type hydrate, render } from 'preact';
import { useContext, useRef } from 'preact/hooks';

const Redraw = createContext(() => {});

/**
 * Draws something in a place, from its root again with each change of a root state. What changes at
 * every step must be drawn from there: where a component draws itself anew, its parent keeps what it
 * first drew, and through the parts that stand still all that was drawn since.
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

/** A state whose changes are drawn from the root. */
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
