import { PHASES } from '../cards/ability.ts';
import { BLANK_DAY_FRAME } from '../state/blank-frame.ts';
import type { Frame } from '../state/frame.ts';

/** Returns the rest of the day and of an Afternoon, in which it is a player's turn next. */
export function turnsFrom(next: number): Frame[] {
  return [
    { ...BLANK_DAY_FRAME, kind: 'day', next: PHASES.indexOf('afternoon') + 1 },
    { ...BLANK_DAY_FRAME, kind: 'phase', phase: 'afternoon', at: 'effects', next: 1, asked: -1 },
    { ...BLANK_DAY_FRAME, kind: 'afternoon', at: 'turns', next },
  ];
}
