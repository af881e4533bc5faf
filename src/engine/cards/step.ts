/** The verbs (7.3) that contain no others. */

import { z } from 'zod';
import { isGainOrLoss, playChanges } from './play-change.ts';
import {
  amount,
  expeditions,
  filter,
  objects,
  playedFilter,
  players,
  regions,
  targetPick,
} from './reference.ts';
import { type Infer, text, yes } from './shape.ts';
import {
  DURATIONS,
  EXPEDITION_RELATIONS,
  QUICK_ACTION_SIGNS,
  STATUSES,
  TERRAINS,
  TRIGGER_SYMBOLS,
} from './vocabulary.ts';

const terrain = z.enum(TERRAINS);
const statuses = z.array(z.enum(STATUSES)).min(1);
const who = players.optional();

/** Move an object or a card to a zone: "put", "return" and "send" are synonyms (7.3.27.b). */
export const put = z.strictObject({
  do: z.enum(['put', 'return', 'send']),
  of: objects,
  to: z.enum(['deck', 'discard', 'expedition', 'hand', 'landmark', 'mana', 'reserve']),
  who,
  /** The position in a Deck: top when not given; a number counts from the top, 1 being the top. */
  position: z.union([z.enum(['top', 'bottom']), amount]).optional(),
  /** Into which Expedition, when `to` is `expedition`. */
  in: expeditions.optional(),
  /** Enters exhausted, or ready. By default, a Mana Orb is exhausted (3.2.9.b). */
  enters: z.enum(['exhausted', 'ready']).optional(),
});
export type Put = Infer<typeof put>;

/** Spend counters (7.3.38); without a name, of any kind. */
export const spendCounters = z.strictObject({
  do: z.literal('spend'),
  counter: text.optional(),
  count: z.union([amount, z.literal('any')]),
  of: objects,
});
export type SpendCounters = Infer<typeof spendCounters>;

/**
 * Create tokens (7.3.5); a token is a card of type `token` or `landmark-token`, by its id, or `signature` for
 * the Signature token of the Hero of who creates it.
 */
export const create = z.strictObject({
  do: z.literal('create'),
  token: text,
  /** By default 1; for each Expedition (or player), unless `distributed`. */
  count: amount.optional(),
  in: z.union([
    expeditions,
    z.strictObject({ landmarks: players }),
    /** Of Signature tokens only, which can be in Reserve. */
    z.strictObject({ reserve: players }),
  ]),
  /** `count` tokens in all, placed as the player chooses among the Expeditions. */
  distributed: yes.optional(),
  who,
});
export type Create = Infer<typeof create>;

/** Create an Ongoing Emblem that waits for the next matching card (2.2.15). */
const next = z
  .strictObject({
    do: z.literal('next'),
    duration: z.enum(DURATIONS),
    who,
    card: playedFilter,
    /** The Expedition that it joins, played or not (7.5.10); when not given, it is played. */
    joins: z.enum(EXPEDITION_RELATIONS).optional(),
    changes: playChanges,
  })
  .refine(({ joins, who, card, changes }) => {
    if (joins === undefined) return true;
    return who === undefined && card.from === undefined && changes.every(isGainOrLoss);
  }, 'what joins an Expedition only gains and loses, whoever controls it');

/** Play a card as part of an effect (5.2.b). */
const play = z.strictObject({
  do: z.enum(['play', 'rush']),
  /** The cards that may be played; for `rush`, any card from Hand or Reserve when not given. */
  what: objects.optional(),
  who,
  /** Without paying (7.3.26). */
  free: yes.optional(),
  less: amount.optional(),
  /** The lowest cost to which `less` can reduce ("down to a minimum of 1"). */
  min: amount.optional(),
  /** A card from Reserve may be played for its Hand Cost. */
  forHandCost: yes.optional(),
  in: expeditions.optional(),
  /** As if the card came from there ("as if from hand"), wherever it is. */
  asFrom: z.literal('hand').optional(),
});
export type PlayStep = Infer<typeof play>;

/** Steps without steps inside. By default, `who` is `you`. */
export const SIMPLE_STEPS = [
  /** Create Emblem-Reactions as if the symbol's trigger had matched (7.3.1.b). */
  z.strictObject({
    do: z.literal('activate'),
    abilities: z.enum(TRIGGER_SYMBOLS),
    of: objects,
    /** Only one of them, chosen. */
    one: yes.optional(),
    /** At most this many of all of them together, chosen. */
    upTo: amount.optional(),
    /** As if the abilities were those of the object bearing this one. */
    as: z.literal('me').optional(),
  }),
  /** Carry out the effect of a quick action with that symbol in its cost, without playing it (S.4.a). */
  z.strictObject({
    do: z.literal('activate-action'),
    action: z.enum(QUICK_ACTION_SIGNS),
    of: objects,
  }),
  z.strictObject({ do: z.literal('after-you') }),
  z.strictObject({ do: z.literal('ascend'), expedition: expeditions }),
  z.strictObject({ do: z.literal('augment'), of: objects, counter: text.optional() }),
  create,
  /**
   * Create the token that the trigger or the modifier names, where it was or would be created (S.6.a).
   */
  z.strictObject({ do: z.literal('create-again'), count: amount.optional() }),
  /** A Feat becomes completed, so that its second box works. */
  z.strictObject({ do: z.literal('complete'), of: objects }),
  z.strictObject({ do: z.literal('defect'), of: objects }),
  /** `downTo`: discard until this number is left ("discards down to three cards"). */
  z.strictObject({ do: z.literal('discard'), of: objects, who, downTo: amount.optional() }),
  z.strictObject({ do: z.literal('double'), counter: text, of: objects }),
  z.strictObject({
    do: z.literal('draw'),
    who,
    count: amount.optional(),
    /** A card named before, in place of those on top of the Deck ("draw it"). */
    of: objects.optional(),
  }),
  z.strictObject({ do: z.literal('exchange-boosts'), of: objects }),
  z.strictObject({ do: z.literal('exchange'), of: objects, with: objects, who }),
  z.strictObject({ do: z.literal('exhaust'), of: objects, who }),
  z.strictObject({ do: z.literal('exhausted-resupply'), who }),
  /** `give` only changes the wording (7.3.17). `max`: the most counters that the object may have. */
  z.strictObject({
    do: z.literal('gain-counters'),
    of: objects,
    counter: text,
    count: amount,
    max: amount.optional(),
    give: yes.optional(),
  }),
  /** Distribute counters freely among the chosen objects. */
  z.strictObject({
    do: z.literal('distribute-counters'),
    /** Targets, or whatever matches. */
    among: z.union([filter, targetPick]),
    counter: text,
    count: amount,
  }),
  /** `one`: one of the statuses, chosen. */
  z.strictObject({ do: z.literal('gain'), of: objects, statuses, one: yes.optional(), who }),
  z.strictObject({ do: z.literal('lose'), of: objects, statuses }),
  /** Gain the sub-types that another object has now, until it leaves its zone. */
  z.strictObject({ do: z.literal('gain-subtypes'), of: objects, from: objects }),
  /** Remove counters (2.5.g); `all` of them, or up to so many; without a name, of any kind. */
  z.strictObject({
    do: z.literal('lose-counters'),
    of: objects,
    counter: text.optional(),
    count: z.union([amount, z.literal('all')]),
    upTo: yes.optional(),
  }),
  spendCounters,
  /** Place a Terrain Marker: one of mine, or a new one. */
  z.strictObject({
    do: z.literal('place-marker'),
    /** Of several terrains, the one that the player chooses. */
    marker: z.union([z.enum(['mine', ...TERRAINS]), z.array(terrain).min(2)]),
    region: regions,
  }),
  /** Move a Terrain Marker of that terrain (7.3.23). */
  z.strictObject({
    do: z.literal('move-marker'),
    terrain,
    from: z.literal('any'),
    region: regions,
  }),
  z.strictObject({
    do: z.enum(['move-forward', 'move-backward']),
    expedition: expeditions,
    regions: amount,
  }),
  play,
  put,
  z.strictObject({ do: z.literal('ready'), of: objects, who }),
  /** Draw, Resupply or receive a token, as the opponent did of whom the trigger spoke. */
  z.strictObject({ do: z.literal('receive-gift') }),
  z.strictObject({ do: z.literal('resupply'), who }),
  /** Show cards; they become `it`. `look` shows them to the player only. */
  z.strictObject({ do: z.enum(['reveal', 'look']), of: objects, who }),
  z.strictObject({ do: z.literal('roll'), who }),
  /** Raise the result of the die that this effect has rolled. */
  z.strictObject({ do: z.literal('raise-result'), by: amount }),
  /** `what`: only a card in a Reserve that matches. */
  z.strictObject({ do: z.literal('sabotage'), what: filter.optional(), who }),
  z.strictObject({ do: z.literal('sacrifice'), of: objects, who }),
  z.strictObject({ do: z.literal('switch'), of: objects }),
  /** Take control of Permanents: they join your Landmarks, or the Expedition `in`. */
  z.strictObject({ do: z.literal('take-control'), of: objects, in: expeditions.optional() }),
  z.strictObject({ do: z.literal('shuffle'), who }),
  z.strictObject({ do: z.literal('pass'), who }),
  /** Play one more turn after the present one (S.5.a). */
  z.strictObject({ do: z.literal('another-turn') }),
  z.strictObject({ do: z.literal('become-first-player'), who: players }),
  z.strictObject({ do: z.literal('win'), who }),
  next,
] as const;
