/** The schema of positions, for examples and for shared links. */

import { z } from 'zod';
import { PHASES, STATUSES, TERRAINS } from '../engine/ability.ts';
import type {
  DescribedCard,
  PlayerPosition,
  Position,
  TumultPosition,
} from '../engine/position.ts';

/** More of anything than a game needs; a limit on what a link can carry. */
const MANY = 200;

const cardId = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'a card id: lower case and hyphens');
export const seat = z.int().min(0).max(3);
export const terrain = z.enum(TERRAINS);
export const status = z.enum(STATUSES);
export const counters = z.record(z.string().min(1), z.int().min(1));

const describedCard = z.strictObject({
  card: cardId,
  as: z.string().min(1).optional(),
  statuses: z.array(status).optional(),
  counters: counters.optional(),
  age: z.int().min(1).optional(),
  used: z.record(z.string().regex(/^\d+$/, 'the place of an ability'), z.int().min(1)).optional(),
  owner: seat.optional(),
});
const placedCard = z.union([cardId, describedCard]);
const cards = z.array(placedCard).max(MANY);

const expedition = z.union([
  cards,
  z.strictObject({
    cards: cards.optional(),
    distance: z.int().min(0).max(7).optional(),
    ascended: z.boolean().optional(),
    moved: z.boolean().optional(),
  }),
]);

const player = z.strictObject({
  name: z.string().min(1).max(40).optional(),
  hero: placedCard.optional(),
  hand: cards.optional(),
  deck: cards.optional(),
  discard: cards.optional(),
  reserve: cards.optional(),
  landmarks: cards.optional(),
  mana: z
    .strictObject({
      ready: z.int().min(0).max(MANY).optional(),
      exhausted: z.int().min(0).max(MANY).optional(),
      cards: z.array(cardId).max(MANY).optional(),
    })
    .optional(),
  expeditions: z
    .strictObject({ hero: expedition.optional(), companion: expedition.optional() })
    .optional(),
  passed: z.boolean().optional(),
});

const tumult = z.strictObject({
  single: terrain,
  turned: z.boolean().optional(),
  faceUp: z.boolean().optional(),
});

/** A position without its mode, as an example has it. */
export const tableSchema = z.strictObject({
  players: z.array(player).min(2).max(4),
  adventure: z
    .strictObject({
      tumult: z.array(tumult).length(3).optional(),
      markers: z.array(z.strictObject({ terrain, region: z.int().min(0).max(15) })).optional(),
      arena: z.boolean().optional(),
    })
    .optional(),
  day: z.int().min(1).optional(),
  beginning: z.literal(true).optional(),
  phase: z.enum(PHASES).optional(),
  firstPlayer: seat.optional(),
  turn: seat.optional(),
});

/** Holds when two types have the same keys: a field left out of a schema does not compile. */
export type SameKeys<A, B> = [keyof A, keyof B] extends [keyof B, keyof A] ? true : never;

true satisfies SameKeys<z.output<typeof tableSchema>, Omit<Position, 'mode'>>;
true satisfies SameKeys<z.output<typeof player>, PlayerPosition>;
true satisfies SameKeys<z.output<typeof describedCard>, DescribedCard>;
true satisfies SameKeys<z.output<typeof tumult>, TumultPosition>;
