/** The schema of positions, for examples and for shared links; in the small form that a phone loads. */

import * as z from 'zod/mini';
import { DAILY_EFFECTS, PHASES, SIDES, STATUSES, TERRAINS } from '../../engine/cards/vocabulary.ts';
import type {
  About,
  DescribedCard,
  MarkerPosition,
  PlayerPosition,
  Position,
  TumultPosition,
} from '../../engine/setup/position.ts';
import { VISIBLE_LINE, VISIBLE_LINE_MESSAGE } from '../../rulebook/clean.ts';

/** More of anything than a game needs; a limit on what a link can carry. */
const MANY = 200;

/** A whole number from one to another. */
function wholeNumber(least: number, most = Number.MAX_SAFE_INTEGER) {
  return z.int().check(z.gte(least), z.lte(most));
}

/** A list with a limit. */
function shortList<T extends z.ZodMiniType>(item: T, most = MANY) {
  return z.array(item).check(z.maxLength(most));
}

const words = z
  .string()
  .check(z.regex(/[^\s]/), z.regex(VISIBLE_LINE, VISIBLE_LINE_MESSAGE), z.maxLength(MANY));
const yes = z.optional(z.boolean());
const count = z.optional(wholeNumber(0, MANY));
const cardId = z
  .string()
  .check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'a card id: lower case and hyphens'));
export const seat = wholeNumber(0, 3);
export const terrain = z.enum(TERRAINS);
export const status = z.enum(STATUSES);
/** Boosted is no status that an object has of its own: it follows from counters (2.4.5.b). */
export const ownStatus = status.check(
  z.refine((one) => one !== 'boosted', {
    error: 'boosted follows from counters: write "counters": { "boost": 1 }',
  }),
);
export const counters = z.record(words, wholeNumber(1));

const abilityPlace = z.string().check(z.regex(/^\d+$/, 'the place of an ability'));

const timesByPlace = z.optional(z.record(abilityPlace, wholeNumber(1)));
const side = z.enum(SIDES);

const about = z.strictObject({
  card: z.optional(words),
  player: z.optional(seat),
  expedition: z.optional(z.strictObject({ player: seat, side })),
});

const describedCard = z.strictObject({
  card: cardId,
  as: z.optional(words),
  statuses: z.optional(z.array(status)),
  counters: z.optional(counters),
  age: z.optional(wholeNumber(1)),
  used: timesByPlace,
  owner: z.optional(seat),
  gained: z.optional(z.array(wholeNumber(0))),
  waiting: timesByPlace,
  lasting: timesByPlace,
  about: z.optional(about),
  from: z.optional(z.enum(['hand', 'reserve', 'deck', 'discard'])),
  into: z.optional(side),
});
const placedCard = z.union([cardId, describedCard]);
const cards = shortList(placedCard);

const expedition = z.union([
  cards,
  z.strictObject({
    cards: z.optional(cards),
    distance: z.optional(wholeNumber(0, 7)),
    ascended: yes,
    moved: yes,
  }),
]);

const player = z.strictObject({
  name: z.optional(words.check(z.maxLength(40))),
  hero: z.optional(placedCard),
  hand: z.optional(cards),
  deck: z.optional(cards),
  discard: z.optional(cards),
  reserve: z.optional(cards),
  landmarks: z.optional(cards),
  mana: z.optional(
    z.strictObject({ ready: count, exhausted: count, cards: z.optional(shortList(cardId)) }),
  ),
  expeditions: z.optional(
    z.strictObject({ hero: z.optional(expedition), companion: z.optional(expedition) }),
  ),
  limbo: z.optional(cards),
  played: z.optional(shortList(cardId)),
  passed: yes,
  out: yes,
});

const marker = z.strictObject({ terrain, region: wholeNumber(0, 15), hero: z.optional(seat) });
const tumult = z.strictObject({ single: terrain, turned: yes, faceUp: yes });

/** A position without its mode, as an example has it. */
export const tableSchema = z.strictObject({
  players: shortList(player, 4).check(z.minLength(2)),
  adventure: z.optional(
    z.strictObject({
      tumult: z.optional(z.array(tumult).check(z.length(3))),
      markers: z.optional(shortList(marker)),
      arena: yes,
    }),
  ),
  day: z.optional(wholeNumber(1)),
  beginning: z.optional(z.literal(true)),
  phase: z.optional(z.enum(PHASES)),
  moment: z.optional(z.enum([...DAILY_EFFECTS, 'end', 'goes-on', 'ends'])),
  firstPlayer: z.optional(seat),
  turn: z.optional(seat),
});

/** Holds when two types have the same keys: a field left out of a schema does not compile. */
export type SameKeys<A, B> = [keyof A, keyof B] extends [keyof B, keyof A] ? true : never;

true satisfies SameKeys<z.output<typeof tableSchema>, Omit<Position, 'mode'>>;
true satisfies SameKeys<z.output<typeof player>, PlayerPosition>;
true satisfies SameKeys<z.output<typeof describedCard>, DescribedCard>;
true satisfies SameKeys<z.output<typeof tumult>, TumultPosition>;
true satisfies SameKeys<z.output<typeof marker>, MarkerPosition>;
true satisfies SameKeys<z.output<typeof about>, About>;
