/** The closed lists of words that the ability tree is written with. */

export * from './phase.ts';
export * from './terrain.ts';

export const STATUSES = [
  'anchored',
  'ascended',
  'asleep',
  'boosted',
  'completed',
  'exhausted',
  'fleeting',
] as const;
/**
 * A status (2.4.1.a). `ascended` belongs to Expeditions, `boosted` follows from boosts (2.4.5), and
 * `completed` to Feats, of which no book speaks: their second box works while they have it.
 */
export type Status = (typeof STATUSES)[number];

export const ZONES = [
  'adventure',
  'deck',
  'discard',
  'expedition',
  'hand',
  'hero',
  'landmark',
  'limbo',
  'mana',
  'reserve',
] as const;
/** The ten kinds of zones (3.1.1.c). */
export type Zone = (typeof ZONES)[number];

export const PLACES = [
  'deck',
  'discard',
  'expedition',
  'hand',
  'hero',
  'landmark',
  'limbo',
  'mana',
  'play',
  'reserve',
] as const;
/** Where a filter looks: a zone, or `play`, the Expedition zone and Landmark zones (3.1.4.a). */
export type Place = (typeof PLACES)[number];

export const KEYWORDS = [
  'cooldown',
  'defender',
  'eternal',
  'fleeting',
  'gigantic',
  'scout',
  'seasoned',
  'temple',
  'tough',
] as const;
/** Keyword abilities (7.4; Temple: S.2), and Fleeting as the passive ability of a Spell (2.4.7.b). */
export type Keyword = (typeof KEYWORDS)[number];

export const TRIGGER_SYMBOLS = ['join', 'hand', 'reserve'] as const;
/** The trigger symbols: when I join, when I am played from Hand, from Reserve (7.1.1). */
export type TriggerSymbol = (typeof TRIGGER_SYMBOLS)[number];

export const SIDES = ['hero', 'companion'] as const;
/** Which of a player's two Expeditions (3.2.4.b). */
export type Side = (typeof SIDES)[number];

export const DAILY_EFFECTS = [
  'succeed',
  'prepare',
  'draw',
  'expand',
  'progress',
  'rest',
  'clean-up',
  'check-victory',
] as const;
/** Daily effects (4.2.1, 4.2.4, 4.2.5). */
export type DailyEffect = (typeof DAILY_EFFECTS)[number];

export const DEEDS = ['plays', 'discards', 'activates'] as const;
/**
 * Deeds of players that a later text may ask about: playing cards, discarding them, playing quick
 * actions.
 */
export type DeedKind = (typeof DEEDS)[number];

export const QUICK_ACTION_SIGNS = ['discard', 'exhaust'] as const;
/** The symbols of costs by which texts speak of quick actions: "a {discard-from-reserve} ability" (7.1.4). */
export type QuickActionSign = (typeof QUICK_ACTION_SIGNS)[number];

export const DURATIONS = ['this-turn', 'this-afternoon', 'this-day'] as const;
/** How long an Ongoing Emblem lasts (2.2.15.a). */
export type Duration = (typeof DURATIONS)[number];

export const FILTER_TYPES = [
  'card',
  'character',
  'permanent',
  'landmark-permanent',
  'expedition-permanent',
  'spell',
  'hero',
  'mana-orb',
] as const;
/** `card` is any card or object; `permanent` is both kinds, told apart by zone type (2.2.3). */
export type FilterType = (typeof FILTER_TYPES)[number];

export const EXPEDITION_RELATIONS = ['mine', 'facing', 'other', 'facing-other', 'yours'] as const;
/** Expeditions seen from the object bearing the ability; of a Gigantic object, both (7.4.4). */
export type ExpeditionRelation = (typeof EXPEDITION_RELATIONS)[number];
