/** Keys of the sandbox; the help lists them under the same names. */

import type { Event, Session } from './session.ts';

/** What a key does while the focus is somewhere in the sandbox; null leaves it to the browser. */
export function keyEvent(event: KeyboardEvent, session: Session): Event | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const target = event.target as HTMLElement;
  if (/^(?:INPUT|SELECT|TEXTAREA)$/.test(target.tagName)) return null;
  if (target.closest('dialog')) return null;
  const done = KEYS[event.key]?.(session) ?? null;
  if (done) event.preventDefault();
  return done;
}

const KEYS: Readonly<Record<string, (session: Session) => Event>> = {
  ArrowLeft: () => ({ do: 'step', by: -1 }),
  ArrowRight: () => ({ do: 'step', by: 1 }),
  Home: () => ({ do: 'go', to: 0 }),
  End: ({ stops }) => ({ do: 'go', to: stops.length - 1 }),
  p: ({ playing }) => ({ do: playing ? 'pause' : 'play' }),
  u: () => ({ do: 'undo' }),
  r: () => ({ do: 'redo' }),
};
