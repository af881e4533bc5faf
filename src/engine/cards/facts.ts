/**
 * The kinds of facts that passive abilities read and change, as far as they are told apart (2.3.1.e,
 * 2.3.2).
 */

/**
 * Kinds of facts, each a bit. `cards` are those outside play, `marks` statuses and counters, those of
 * Mana Orbs apart as `orbs`: they change all the time, and only a text that names their zone looks at
 * them. `standing` is whether an Expedition is behind or In Contact, as far as abilities say so.
 */
export const FACT = {
  presence: 1,
  subtype: 2,
  statistics: 4,
  terrain: 8,
  cards: 16,
  marks: 32,
  orbs: 64,
  game: 128,
  standing: 256,
} as const;

/** A set of facts, as the sum of their bits. */
export type Facts = number;

export const NO_FACTS: Facts = 0;
