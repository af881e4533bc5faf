/** Changes to a card that is being played. */

import { z } from 'zod';
import { amount } from './reference.ts';
import { type Infer, text, yes } from './shape.ts';
import { STATUSES, TRIGGER_SYMBOLS } from './vocabulary.ts';

const status = z.enum(STATUSES);
const ifFrom = z.enum(['hand', 'reserve']).optional();

/** A change to a card that is being played (5.2.d, 5.2.4.a, 5.1.2.f). */
const playChange = z.union([
  z.strictObject({
    cost: z.enum(['less', 'more']),
    by: amount,
    /** This change alone does not go below ("down to a minimum of 1"). */
    min: amount.optional(),
  }),
  z.strictObject({ free: yes }),
  z.strictObject({ gains: status, ifFrom }),
  z.strictObject({ loses: status, ifFrom }),
  z.strictObject({ gainsCounters: text, count: amount }),
  /** Activates these abilities as if played so ("activates its {reserve} abilities"). */
  z.strictObject({ activates: z.enum(TRIGGER_SYMBOLS), one: yes.optional() }),
]);
export type PlayChange = Infer<typeof playChange>;

export const playChanges = z.array(playChange).min(1);

/** Whether a change needs nothing but an object in play: no playing, and no zone that it came from. */
export function isGainOrLoss(change: PlayChange): boolean {
  if ('gainsCounters' in change) return true;
  return ('gains' in change || 'loses' in change) && change.ifFrom === undefined;
}
