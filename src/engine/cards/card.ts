/** The card as data: its facts (2.2) and its abilities as a tree (`ability.ts`). */

import type { cardSchema } from './schema.ts';
import type { Infer } from './shape.ts';

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
/** A rarity (2.2.5.a); older editions know no exalted cards. */
export type Rarity = (typeof RARITIES)[number];

/** A card, as its schema reads it. */
export interface Card extends Infer<typeof cardSchema> {}

/** The names of a card: always one in English. */
export type CardNames = Card['name'];
