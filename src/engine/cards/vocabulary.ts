/** The closed lists of words that the ability tree is written with. */

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

export const CARD_TYPES = [
  'character',
  'expedition-permanent',
  'hero',
  'landmark-permanent',
  'landmark-token',
  'mana',
  'spell',
  'token',
] as const;
/**
 * The type on the type line (2.2.1.c), with the zone type of Permanents (2.2.3). A `token` is a
 * Character (2.2.1.d), a `landmark-token` a Permanent; a `mana` card can only be a Mana Orb.
 */
export type CardType = (typeof CARD_TYPES)[number];

export const FACTIONS = ['axiom', 'bravos', 'lyra', 'muna', 'ordis', 'yzmir'] as const;
/** A faction (2.2.10.a). */
export type Faction = (typeof FACTIONS)[number];

export const RARITIES = ['common', 'rare', 'exalted', 'unique'] as const;
/** A rarity (2.2.5.a); editions before 5.0 have no exalted cards. */
export type Rarity = (typeof RARITIES)[number];

/** Factions by the codes that are printed on cards, as part of a card's reference. */
export const FACTION_CODES: Readonly<Record<string, Faction>> = {
  AX: 'axiom',
  BR: 'bravos',
  LY: 'lyra',
  MU: 'muna',
  OR: 'ordis',
  YZ: 'yzmir',
};

export const PHASES = ['morning', 'noon', 'afternoon', 'dusk', 'night'] as const;
/** The five phases of a day (4.2.a). */
export type Phase = (typeof PHASES)[number];

export const TERRAINS = ['forest', 'mountain', 'water'] as const;
/** A terrain, which is also a statistic (7.1.2). */
export type Terrain = (typeof TERRAINS)[number];
