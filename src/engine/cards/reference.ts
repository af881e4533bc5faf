/**
 * References in the text of a card: to numbers, objects, players, Expeditions and regions. They name
 * each other (a filter compares amounts, an amount counts by a filter), so they stand in one file: a
 * getter names a schema that comes later.
 */

import { z } from 'zod';
import { type Infer, integer, oneOrMore, text, yes } from './shape.ts';
import {
  DEEDS,
  EXPEDITION_RELATIONS,
  FILTER_TYPES,
  PLACES,
  QUICK_ACTION_SIGNS,
  SIDES,
  STATUSES,
  TERRAINS,
} from './vocabulary.ts';

const terrain = z.enum(TERRAINS);
const status = z.enum(STATUSES);
const side = z.enum(SIDES);
const place = z.enum(PLACES);
const relation = z.enum(EXPEDITION_RELATIONS);

export const statistics = z.strictObject({ forest: integer, mountain: integer, water: integer });
export type Statistics = Infer<typeof statistics>;

// ---------------------------------------------------------------------------------------------
// Numbers and comparisons

/** A number, or how to find one when it is needed. */
export const amount = z.union([
  integer,
  /** How many objects or cards match. */
  z.strictObject({
    get count() {
      return filter;
    },
  }),
  /** How many Expeditions match ("per Expedition in {forest}"). */
  z.strictObject({
    get countExpeditions() {
      return expeditionFilter;
    },
  }),
  /** The number of statistics that are 0 in the base characteristics of matching objects. */
  z.strictObject({
    get baseZeros() {
      return filter;
    },
  }),
  /** How many counters of a name an object has; `any` counts every kind. */
  z.strictObject({
    counters: text,
    get on() {
      return objects;
    },
  }),
  /** All counters of a name on everything that matches ("7 or more boosts among …"). */
  z.strictObject({
    counters: text,
    get among() {
      return filter;
    },
  }),
  /** The result of the die rolled before in this effect (7.3.33.b). */
  z.strictObject({ die: z.literal('result') }),
  z.strictObject({
    statistic: z.enum([...TERRAINS, 'highest']),
    get of() {
      return objects;
    },
  }),
  z.strictObject({
    cost: z.enum(['hand', 'reserve', 'base']),
    get of() {
      return objects;
    },
  }),
  /**
   * The number of different values among matching objects ("Animals that have a different Base Cost").
   */
  z.strictObject({
    differing: z.enum([...TERRAINS, 'base-cost']),
    get among() {
      return filter;
    },
  }),
  /** How many cards this effect has moved to a zone so far ("discarded this way"). */
  z.strictObject({ movedTo: z.literal('discard') }),
  /** Regions strictly between a player's two Expeditions; 0 when they have met. */
  z.strictObject({
    get regionsBetween() {
      return players;
    },
  }),
  /** How many visible regions have exactly one terrain. */
  z.strictObject({ singleTerrainRegions: z.literal('visible') }),
  /** How many objects, cards or counters the step before affected ("that many"). */
  z.strictObject({ affected: z.literal('count') }),
  /** How often this was done before, in this turn or on this day ("per other card you played …"). */
  z.strictObject({
    times: z.enum(DEEDS),
    during: z.enum(['this-turn', 'this-day']),
    get who() {
      return players.optional();
    },
    /** The cards that it was done with, `in` the zone where they were. */
    get card() {
      return filter.optional();
    },
    /** Of quick actions: those that ask for this cost. */
    paying: z.enum(QUICK_ACTION_SIGNS).optional(),
  }),
  /** Inside a modifier: the number that the replaced action had. */
  z.strictObject({ would: z.literal('number') }),
  /** A number that the player chooses when playing: the X of a cost. */
  z.strictObject({ x: yes }),
  z.strictObject({
    get sum() {
      return z.array(amount);
    },
  }),
  z.strictObject({
    get least() {
      return z.array(amount).min(1);
    },
  }),
  z.strictObject({
    get most() {
      return z.array(amount).min(1);
    },
  }),
]);
export type Amount = Infer<typeof amount>;

/** Every bound given must hold. */
export const comparison = z.strictObject({
  atLeast: amount.optional(),
  atMost: amount.optional(),
  exactly: amount.optional(),
});
export type NumberBounds = Infer<typeof comparison>;

// ---------------------------------------------------------------------------------------------
// Filters

/** Which objects or cards are meant. Every field given must hold; a list means any of its values. */
export const filter = z.strictObject({
  type: oneOrMore(z.enum(FILTER_TYPES)).optional(),
  subtype: oneOrMore(text).optional(),
  /** Is not of this sub-type. */
  notSubtype: text.optional(),
  /** The places to look in; in play when not given (2.2.1.h). */
  in: oneOrMore(place).optional(),
  /** Whose: controller in play (7.5.5), owner of the zone elsewhere. */
  get of() {
    return players.optional();
  },
  /** "Your Characters" are those that you own, also where others control them (1.1.3.c). */
  owner: z.literal('you').optional(),
  /** Not the object bearing the ability ("another"). */
  other: yes.optional(),
  /** Not the object last named ("yet another", "two others"). */
  otherThanIt: yes.optional(),
  token: z.boolean().optional(),
  /** Has one of these statuses. */
  status: oneOrMore(status).optional(),
  /** Has none of these statuses. */
  without: oneOrMore(status).optional(),
  handCost: comparison.optional(),
  reserveCost: comparison.optional(),
  baseCost: comparison.optional(),
  /** Has a base statistic of 0. */
  baseZero: yes.optional(),
  /** Its base statistic is 0 in a terrain of a region that it is in. */
  baseZeroInTerrain: yes.optional(),
  /** Each statistic is within the comparison ("no statistic over 3"). */
  statistics: comparison.optional(),
  /** One statistic is within the comparison ("{forest} less than or equal to mine"). */
  oneStatistic: z.strictObject({ terrain, ...comparison.shape }).optional(),
  /** Has this number of counters of a name (`any` for every kind together). */
  counters: z.strictObject({ name: text, ...comparison.shape }).optional(),
  /** In one of these Expeditions, in the one last named, or facing the object last named. */
  expedition: z.union([relation, z.enum(['it', 'facing-it'])]).optional(),
  /** In an Expedition that matches ("in {forest}", "in an Ascended Expedition"; 7.5.8.c). */
  get inExpedition() {
    return expeditionFilter.optional();
  },
  /** Name of the card, by card id ("Ordis Recruit" is `ordis-recruit`). */
  named: text.optional(),
  /** Has the name of the object with the ability, or of the object last named. */
  sameName: z.enum(['me', 'it']).optional(),
  gigantic: yes.optional(),
  /** Has a quick action with this cost, where it works in play or in Reserve. */
  action: z.enum(QUICK_ACTION_SIGNS).optional(),
  faction: text.optional(),
  /** Matches any of these as well as everything above ("a Robot or Permanent"). */
  get anyOf() {
    return z.array(filter).min(1).optional();
  },
});
export type Filter = Infer<typeof filter>;

/** Which played cards are meant. */
export const playedFilter = filter.extend({ from: z.enum(['hand', 'reserve']).optional() });
export type PlayedFilter = Infer<typeof playedFilter>;

/** The object that moved or was affected: the one with the ability, or one that matches. */
export const objectMatch = z.union([z.literal('me'), filter]);
export type ObjectMatch = Infer<typeof objectMatch>;

/** Which Expeditions are meant. Every field given must hold. */
export const expeditionFilter = z.strictObject({
  get of() {
    return players.optional();
  },
  side: side.optional(),
  relation: relation.optional(),
  /** Not the Expedition of the object bearing the ability ("another Expedition"). */
  other: yes.optional(),
  /** Farther from its start than the Expedition that it faces, nearer, or as far (7.5.2). */
  position: oneOrMore(z.enum(['ahead', 'behind', 'tied'])).optional(),
  /** In a region with this terrain (7.5.8.b). */
  terrain: terrain.optional(),
  /** In a region with exactly one terrain. */
  singleTerrain: yes.optional(),
  /** In its region of origin. */
  atStart: yes.optional(),
  /** In a region with an Expedition of another player. */
  inContact: yes.optional(),
  ascended: z.boolean().optional(),
  /** How many matching objects are in it ("with no Characters": `exactly: 0`). */
  holds: filter.extend({ number: comparison }).optional(),
});
export type ExpeditionFilter = Infer<typeof expeditionFilter>;

// ---------------------------------------------------------------------------------------------
// References

/** The number to pick: 1 when not given; `any` for any number. */
const count = z.union([amount, z.literal('any')]);

/** A reference to an earlier pick by the name that it was given. */
const namedPick = z.strictObject({ as: text });

/** All together within a sum ("with a total Hand Cost of 5 or less"). */
const total = z.strictObject({ of: z.enum([...TERRAINS, 'hand-cost']), atMost: amount }).optional();
export type TotalLimit = NonNullable<Infer<typeof total>>;

/** Targets, picked just before the step (6.5.b) or at the declaration (2024-09:5.2.3.b). */
export const targetPick = z.strictObject({
  target: filter,
  count: count.optional(),
  upTo: yes.optional(),
  total,
  as: text.optional(),
});
export type TargetPick = Infer<typeof targetPick>;

/** A choice without the word "target". */
const chosenPick = z.strictObject({
  choose: filter,
  count: count.optional(),
  upTo: yes.optional(),
  /** Who chooses; by default the player who does the step. */
  get by() {
    return players.optional();
  },
  /** So many for each player whom the filter names ("a card in each player's Reserve"). */
  perPlayer: yes.optional(),
  /** Chosen by chance (3.2.5.c). */
  random: yes.optional(),
  /** Only the one with the highest of these costs; ties are chosen among. */
  highest: z.enum(['hand-cost', 'base-cost']).optional(),
  /** Only among these ("from these cards"). */
  among: z.union([z.literal('it'), namedPick]).optional(),
  total,
  as: text.optional(),
});
export type ChosenPick = Infer<typeof chosenPick>;

/**
 * One or several objects or cards.
 *
 * - `me`: the object bearing the ability (7.2.1);
 * - `it`: what the effect last picked, moved, created or revealed; at first what the trigger spoke of;
 * - `that`: what the trigger spoke of, whatever came later;
 * - `rest`: of the cards that this effect last revealed or looked at, those not picked since;
 * - `as`: what an earlier pick was named.
 */
export const objects = z.union([
  z.enum(['me', 'it', 'that', 'rest']),
  targetPick,
  chosenPick,
  namedPick,
  /** Everything that matches. */
  z.strictObject({ all: filter }),
  /** The top cards of a Deck (3.2.2.b). */
  z.strictObject({
    top: amount,
    get of() {
      return players.optional();
    },
  }),
]);
export type ObjectReference = Infer<typeof objects>;

/**
 * One or several players.
 *
 * - `opponents`: "your opponent" or "opponents", each of them in a game of more than two;
 * - `others`: "another player", any but you, a teammate too;
 * - `they`: the player last spoken of: in turn, targeted, or who did what the trigger says.
 */
export const players = z.union([
  z.enum(['you', 'opponents', 'others', 'each-player', 'they', 'first-player']),
  z.strictObject({ target: z.enum(['player', 'opponent']), other: yes.optional() }),
  z.strictObject({ controllerOf: objects }),
  z.strictObject({ ownerOf: objects }),
]);
export type PlayerReference = Infer<typeof players>;

/** One or several Expeditions. `it` is the last one picked, or the one that the trigger spoke of. */
export const expeditions = z.union([
  relation,
  z.literal('it'),
  z.strictObject({ side, of: players.optional() }),
  /** The Expedition of an object, or the one that it faces. */
  z.strictObject({ where: objects, facing: yes.optional() }),
  z.strictObject({
    target: expeditionFilter,
    count: count.optional(),
    upTo: yes.optional(),
    as: text.optional(),
  }),
  z.strictObject({ choose: expeditionFilter, by: players.optional() }),
  z.strictObject({ each: expeditionFilter }),
  /** The other Expedition of the same player, or the one that it faces. */
  z.strictObject({
    get beside() {
      return expeditions;
    },
    which: z.enum(['other', 'facing']),
  }),
  /** All of these ("my Expedition and the Expedition facing me"); none of them a pick. */
  z.strictObject({
    get and() {
      return z.array(expeditions).min(2);
    },
  }),
]);
export type ExpeditionReference = Infer<typeof expeditions>;

/** One or several regions of the Adventure. */
export const regions = z.union([
  z.literal('all'),
  z.strictObject({ of: expeditions }),
  z.strictObject({ target: z.literal('visible') }),
]);
export type RegionReference = Infer<typeof regions>;
