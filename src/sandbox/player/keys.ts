/** Keys of the sandbox; `key-help.tsx` lists them. */

import type { Event } from '../model/session.ts';
import type { Walk } from '../model/walk.ts';

/** The action of a key. */
export type KeyAction =
  | { readonly is: 'event'; readonly event: Event }
  /** The option of that place in the list, 0 for the first. */
  | { readonly is: 'option'; readonly index: number }
  /** Showing the card that has the focus. */
  | { readonly is: 'inspect' };

const EVENTS: Readonly<Record<string, (walk: Walk) => Event>> = {
  ArrowLeft: () => ({ do: 'step', by: -1 }),
  ArrowRight: () => ({ do: 'step', by: 1 }),
  Home: () => ({ do: 'go', to: 0 }),
  End: ({ count }) => ({ do: 'go', to: count - 1 }),
  p: ({ playing }) => ({ do: playing ? 'pause' : 'play' }),
  u: () => ({ do: 'undo' }),
  r: () => ({ do: 'redo' }),
};

/** Which groups of keys work now. */
export interface Reach {
  /** The play can be stepped through and answered: not while a position is set up. */
  readonly plays: boolean;
  /** There is a session whose changes can be undone. */
  readonly undoes: boolean;
}

/** Returns the action of a key while the focus is in the sandbox; null leaves it to the browser. */
export function keyAction(
  event: KeyboardEvent,
  walk: Walk,
  { plays, undoes }: Reach,
): KeyAction | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const target = event.target as HTMLElement;
  const { key } = event;
  if (usesItself(target, key) || target.closest('dialog')) return null;
  if (key === 'i') return { is: 'inspect' };
  if (!(key === 'u' || key === 'r' ? undoes : plays)) return null;
  if (/^[1-9]$/.test(key)) return { is: 'option', index: Number(key) - 1 };
  const does = EVENTS[key];
  return does ? { is: 'event', event: does(walk) } : null;
}

/** Whether a key means something to a field: any key does, but a slider wants only those that move it. */
function usesItself(target: HTMLElement, key: string): boolean {
  const isSlider = target.getAttribute('type') === 'range';
  return /^(?:INPUT|SELECT|TEXTAREA)$/.test(target.tagName) && !(isSlider && key.length === 1);
}
