/** Triggers: the events that Reactions wait for. */

import { z } from 'zod';
import {
  comparison,
  expeditionFilter,
  filter,
  objectMatch,
  playedFilter,
  players,
} from './reference.ts';
import { type Infer, integer, oneOrMore, text, yes } from './shape.ts';
import {
  DAILY_EFFECTS,
  EXPEDITION_RELATIONS,
  PHASES,
  PLACES,
  QUICK_ACTION_SIGNS,
  STATUSES,
  TERRAINS,
  TRIGGER_SYMBOLS,
} from './vocabulary.ts';

const place = z.enum(PLACES);
const phase = z.enum(PHASES);
const status = z.enum(STATUSES);
const where = z.union([z.enum(EXPEDITION_RELATIONS), place]);

/** The event that a Reaction waits for (6.3.b). `who` is the player who did it (7.5.6). */
export const trigger = z.discriminatedUnion('on', [
  /** {join}, {hand}, {reserve}; a self-move Reaction (6.3.c). */
  z.strictObject({ on: z.enum(TRIGGER_SYMBOLS) }),
  /** At the beginning of a phase (4.2.b). */
  z.strictObject({ on: z.literal('at'), phase }),
  /** After a daily effect (4.2.d, remark). */
  z.strictObject({ on: z.literal('after'), daily: z.enum(DAILY_EFFECTS) }),
  /** Joins Expeditions or a zone where it was not before (7.5.10). */
  z.strictObject({
    on: z.literal('joins'),
    what: objectMatch,
    where: oneOrMore(where),
    /** Whose personal zone. */
    of: players.optional(),
  }),
  /** Leaves Expeditions or a zone (7.5.11). */
  z.strictObject({
    on: z.literal('leaves'),
    what: objectMatch,
    where,
    /** The Expedition that it leaves, be it for another ("leave an Ascended Expedition"). */
    from: expeditionFilter.optional(),
    of: players.optional(),
    during: phase.optional(),
  }),
  /** Goes from one zone to another; with `who`, only if they do it ("when you discard a card"; 7.5.6). */
  z.strictObject({
    on: z.literal('goes'),
    who: players.optional(),
    what: objectMatch,
    from: oneOrMore(place).optional(),
    to: place,
    of: players.optional(),
  }),
  /** A card is played: it leaves Limbo while it resolves (7.5.12.a). */
  z.strictObject({ on: z.literal('plays'), who: players, card: playedFilter }),
  z.strictObject({ on: z.literal('gains'), what: objectMatch, status }),
  z.strictObject({ on: z.literal('becomes'), what: objectMatch, status }),
  /** Gains one or more counters; `nth`: reaches that number ("my third"). */
  z.strictObject({
    on: z.literal('gains-counters'),
    what: objectMatch,
    counter: text,
    nth: integer.optional(),
  }),
  z.strictObject({ on: z.literal('sacrifices'), who: players, what: objectMatch }),
  /** `oneOrMore`: once for an event ("one or more tokens"), not once for each. */
  z.strictObject({
    on: z.literal('creates'),
    who: players,
    what: filter,
    oneOrMore: yes.optional(),
  }),
  /** One or more cards: once for each event. */
  z.strictObject({ on: z.literal('draws'), who: players }),
  z.strictObject({ on: z.literal('resupplies'), who: players }),
  /** Another player receives a Gift in the turn of one of these players: once for each Gift (7.3.22). */
  z.strictObject({ on: z.literal('makes-gift'), who: players }),
  /** `first`: only the first time this day. */
  z.strictObject({
    on: z.literal('rolls'),
    who: players,
    first: yes.optional(),
    /** Only with such a result ("a 6+ on a die"). */
    result: comparison.optional(),
  }),
  /**
   * `thisWay`: by a modifier or an effect of the object bearing the ability; the die rolled with it or
   * before it is known.
   */
  z.strictObject({ on: z.literal('reveals'), who: players, thisWay: yes.optional() }),
  z.strictObject({ on: z.literal('exhausts'), who: players, what: objectMatch }),
  /**
   * A quick action with that symbol in its cost is activated, whoever does it (S.4.f); `inYourTurn`: only
   * one with which so many or more have been activated in a turn of yours.
   */
  z.strictObject({
    on: z.literal('activates'),
    action: z.enum(QUICK_ACTION_SIGNS),
    inYourTurn: integer.optional(),
  }),
  /** So many cards or more come to be in the personal zone of one of these players (S.7.a). */
  z.strictObject({
    on: z.literal('has-cards'),
    of: players,
    in: z.literal('discard'),
    atLeast: integer,
  }),
  /** `first`: before anybody else; `last`: after everybody else. */
  z.strictObject({
    on: z.literal('passes'),
    who: players,
    first: yes.optional(),
    last: yes.optional(),
  }),
  z.strictObject({
    on: z.literal('moves-forward'),
    expedition: expeditionFilter,
    /** Once for an event ("one or more of your Expeditions"), not once for each. */
    oneOrMore: yes.optional(),
    /** Only when all that match do so in the event ("both of your Expeditions"). */
    all: yes.optional(),
    dueTo: z.enum([...TERRAINS, 'ascend']).optional(),
  }),
  z.strictObject({ on: z.literal('moves-backward'), expedition: expeditionFilter }),
  z.strictObject({ on: z.literal('fails-to-move-forward'), expedition: expeditionFilter }),
  /** Either of these; activates once for an event that several match. */
  z.strictObject({
    on: z.literal('any'),
    get of() {
      return z.array(trigger).min(1);
    },
  }),
]);
export type Trigger = Infer<typeof trigger>;
