/** Costs, and the parts that must be paid. */

import { z } from 'zod';
import { amount, filter, objects, players } from './reference.ts';
import type { Infer } from './shape.ts';
import { create, put, spendCounters } from './step.ts';
import { STATUSES } from './vocabulary.ts';

const costPart = z.discriminatedUnion('do', [
  /** Pay mana (7.1.4.c). */
  z.strictObject({ do: z.literal('pay'), mana: amount }),
  /** `of: 'me'` is the symbol {exhaust} (7.1.4.a). */
  z.strictObject({ do: z.literal('exhaust'), of: objects }),
  /** `of: 'me'` is the symbol {discard-from-reserve} (7.1.4.b). */
  z.strictObject({ do: z.literal('discard'), of: objects }),
  z.strictObject({ do: z.literal('sacrifice'), of: objects }),
  /** Create a token where another player can have it ("to Sabotage"). */
  create,
  put,
  spendCounters,
  z.strictObject({
    do: z.literal('gain'),
    of: objects,
    statuses: z.array(z.enum(STATUSES)).min(1),
  }),
  /** Play a card at once, paying for it ("you may Rush to …"; 7.3.34). */
  z.strictObject({ do: z.literal('rush'), card: filter.optional() }),
  z.strictObject({ do: z.literal('pass') }),
  /** A player Resupplies ("target opponent Resupplies: …"; 7.3.31). */
  z.strictObject({ do: z.literal('resupply'), who: players }),
]);
export type CostPart = Infer<typeof costPart>;

/** All parts are paid at once, in one step (6.1.d, 6.4.a). */
export const cost = z.array(costPart);
export type Cost = Infer<typeof cost>;
