/** Passive abilities that contain no effects, and the events that modifiers wait for. */

import { z } from 'zod';
import { cost } from './cost.ts';
import { playChanges } from './play-change.ts';
import {
  amount,
  expeditionFilter,
  expeditions,
  filter,
  objectMatch,
  playedFilter,
  players,
  regions,
  statistics,
} from './reference.ts';
import { type Infer, integer, text, yes } from './shape.ts';
import {
  DAILY_EFFECTS,
  EXPEDITION_RELATIONS,
  KEYWORDS,
  PHASES,
  PLACES,
  STATUSES,
  TERRAINS,
  TRIGGER_SYMBOLS,
} from './vocabulary.ts';

const terrain = z.enum(TERRAINS);
const status = z.enum(STATUSES);
const place = z.enum(PLACES);
const relation = z.enum(EXPEDITION_RELATIONS);
const during = z.enum(PHASES).optional();

/** The event that a modifier waits for (6.2). In its instructions, `it` is the affected object. */
export const would = z.discriminatedUnion('would', [
  z.strictObject({
    would: z.literal('leave'),
    what: objectMatch,
    where: z.union([relation, place]),
    during,
  }),
  z.strictObject({
    would: z.literal('go'),
    what: objectMatch,
    from: place.optional(),
    to: place,
    /** Only when it is sacrificed. */
    sacrificed: yes.optional(),
    during,
  }),
  z.strictObject({ would: z.literal('gain'), what: objectMatch, status }),
  z.strictObject({
    would: z.literal('gain-counters'),
    what: objectMatch,
    counter: text.optional(),
  }),
  z.strictObject({ would: z.literal('lose'), what: objectMatch, status }),
  z.strictObject({ would: z.enum(['draw', 'resupply', 'roll']), who: players }),
  /** Creates a token. */
  z.strictObject({ would: z.literal('create'), who: players }),
  z.strictObject({
    would: z.enum(['move-forward', 'move-backward']),
    expedition: expeditionFilter,
    dueTo: z.enum([...TERRAINS, 'ascend']).optional(),
    during,
  }),
  /** Attempts to ascend; `again`: although it is Ascended (7.5.3). */
  z.strictObject({
    would: z.literal('ascend'),
    expedition: expeditionFilter,
    again: yes.optional(),
  }),
  /** A daily effect, for these players. */
  z.strictObject({ would: z.literal('daily'), daily: z.enum(DAILY_EFFECTS), who: players }),
]);
export type Would = Infer<typeof would>;

/** The rules of passive abilities that contain no effect and no other ability. */
export const SIMPLE_PASSIVE_RULES = [
  // Characteristics (2.3)
  z.strictObject({
    rule: z.literal('gain-keyword'),
    of: objectMatch,
    keyword: z.enum(KEYWORDS),
    /** The X of Tough X or Scout X. */
    amount: amount.optional(),
  }),
  z.strictObject({ rule: z.literal('lose-abilities'), of: objectMatch }),
  z.strictObject({ rule: z.literal('gain-subtype'), of: objectMatch, subtype: text }),
  /** A second type, in every zone: whatever looks for a Spell finds this card too. */
  z.strictObject({
    rule: z.literal('also-type'),
    of: z.literal('me'),
    type: z.enum(['character', 'permanent', 'landmark-permanent', 'expedition-permanent', 'spell']),
  }),
  /** "My Expedition is considered behind", or In Contact, wherever it is. */
  z.strictObject({
    rule: z.literal('considered'),
    expedition: relation,
    as: z.enum(['behind', 'in-contact']),
  }),
  z.strictObject({ rule: z.literal('add-statistics'), of: objectMatch, by: statistics }),
  z.strictObject({
    rule: z.literal('set-statistics'),
    of: objectMatch,
    to: z.union([z.literal('highest'), statistics]),
  }),
  /** `inAddition`: keeps the other terrains. */
  z.strictObject({
    rule: z.literal('terrain'),
    region: regions,
    terrains: z.array(terrain).min(1),
    inAddition: yes.optional(),
  }),
  z.strictObject({
    rule: z.literal('limit'),
    limit: z.enum(['reserve', 'landmark']),
    who: players,
    by: integer.optional(),
    /** The limit itself, in place of the one that there is ("is four"). */
    to: integer.optional(),
  }),
  /** I don't count towards the Reserve limit. */
  z.strictObject({ rule: z.literal('uncounted'), of: objectMatch }),
  /** `more`: the number of further matching cards to keep at Clean-up. */
  z.strictObject({ rule: z.literal('keep-more'), who: players, card: filter, more: integer }),
  // Playing (5.1.2.f)
  z.strictObject({
    rule: z.literal('played'),
    /** Who plays; by default `you` for `me`, anybody otherwise. */
    who: players.optional(),
    card: z.union([z.literal('me'), playedFilter]),
    /** Only when played into such an Expedition. */
    into: expeditionFilter.optional(),
    /** Only the first such card of each Afternoon. */
    first: z.literal('afternoon').optional(),
    changes: playChanges,
  }),
  z.strictObject({ rule: z.literal('minimum-cost'), who: players, card: playedFilter, amount }),
  /** "You may [cost] to reduce my cost by …": an optional cost (5.1.2.c). */
  z.strictObject({
    rule: z.literal('optional-cost'),
    cost,
    less: amount,
    /** "If you do, I can only target …". */
    targets: filter.optional(),
  }),
  z.strictObject({ rule: z.literal('play-exhausted'), card: filter, into: relation.optional() }),
  /** Support abilities of these cards exceed their maximum of counters, by `by` or by any number. */
  z.strictObject({ rule: z.literal('raise-maximum'), card: filter, by: integer.optional() }),
  // Prohibitions (1.4.1)
  z.strictObject({
    rule: z.literal('cannot-move-forward'),
    expedition: expeditions,
    during,
    /** May move, but only due to this terrain (4.2.4.d). */
    exceptDueTo: terrain.optional(),
    /** Only this terrain does not help (4.2.4.c). */
    dueTo: terrain.optional(),
  }),
  /** Defender Characters don't keep this Expedition from moving forward. */
  z.strictObject({ rule: z.literal('ignore-defender'), expedition: expeditions }),
  z.strictObject({
    rule: z.literal('cannot-activate'),
    abilities: z.array(z.enum(TRIGGER_SYMBOLS)).min(1),
    of: objectMatch,
  }),
  z.strictObject({
    rule: z.literal('cannot-be-played'),
    of: objectMatch,
    /** Only into such an Expedition. */
    into: expeditionFilter.optional(),
  }),
  z.strictObject({ rule: z.literal('cannot-gain-counters'), of: objectMatch }),
  z.strictObject({ rule: z.literal('cannot-ready'), of: objectMatch, during }),
  /** An exception to 2.4.1.f: gains a status again that it has (2.4.1.g). */
  z.strictObject({ rule: z.literal('can-gain-again'), of: objectMatch, status }),
  /** Abilities that have no effect (7.3.19). */
  z.strictObject({ rule: z.literal('ignore-abilities'), of: objectMatch }),
  // Dice (7.3.33.c)
  z.strictObject({ rule: z.literal('extra-die'), who: players, dice: integer }),
  z.strictObject({
    rule: z.literal('die-result'),
    who: players,
    add: integer,
    may: yes.optional(),
    /** Whoever changes it exhausts the object bearing the ability. */
    exhausting: yes.optional(),
  }),
] as const;
