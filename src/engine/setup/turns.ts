import { PHASES } from '../cards/ability.ts';
import type { Frame } from '../state/frame.ts';

/** Initial values of the fields that every frame has. */
export const BASE = { answers: [], parent: null, outcome: null };

/** Returns the rest of the day and of an Afternoon, in which it is a player's turn next. */
export function turnsFrom(next: number): Frame[] {
  return [
    { kind: 'day', next: PHASES.indexOf('afternoon') + 1, ...BASE },
    { kind: 'phase', phase: 'afternoon', at: 'effects', next: 1, asked: -1, ...BASE },
    { kind: 'afternoon', at: 'turns', next, ...BASE },
  ];
}
