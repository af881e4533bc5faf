/** The conditions under which a part of a text counts. */

import { z } from 'zod';
import {
  amount,
  comparison,
  expeditionFilter,
  expeditions,
  filter,
  objects,
  players,
} from './reference.ts';
import { type Infer, yes } from './shape.ts';
import { PHASES } from './vocabulary.ts';

/** A condition. `past` looks at the state before the event that activated (6.3.k). */
export const condition = z.union([
  /** So many objects match; at least one when no bound is given. */
  z.strictObject({ exists: filter, ...comparison.shape }),
  /** An object matches ("if I am Fleeting", "if it's a Permanent"). */
  z.strictObject({ is: objects, filter, past: yes.optional() }),
  z.strictObject({ amount, ...comparison.shape }),
  /** Every one of these Expeditions matches (7.4.4.k); of a choice of one, any does. */
  z.strictObject({ expedition: expeditions, matches: expeditionFilter }),
  /** Each of these Expeditions failed to move forward in the event that activated (7.5.7). */
  z.strictObject({ failed: expeditions }),
  z.strictObject({ firstPlayer: players }),
  /** One after the other, different objects match ("a …, another … and yet another …"). */
  z.strictObject({ distinct: z.array(filter).min(1) }),
  /** The number of the day, 1 for the first. */
  z.strictObject({ day: yes, ...comparison.shape }),
  z.strictObject({ phase: z.enum(PHASES) }),
  /** It is the turn of one of these players. */
  z.strictObject({ turn: players }),
  /** The card was played from there ("if you play it from your Hand"). */
  z.strictObject({ playedFrom: z.enum(['hand', 'reserve']) }),
  /** The step before moved objects there, and one of them matches ("discarded this way"). */
  z.strictObject({ thisWay: z.enum(['discard', 'reserve']), filter }),
  z.strictObject({
    get not() {
      return condition;
    },
  }),
  z.strictObject({
    get and() {
      return z.array(condition).min(1);
    },
  }),
  z.strictObject({
    get or() {
      return z.array(condition).min(1);
    },
  }),
]);
export type Condition = Infer<typeof condition>;
