/** The card as data: its facts (2.2) and its abilities as a tree (`ability.ts`). */

import type { Ability, Statistics } from './ability.ts';

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
 * What the type line says (2.2.1.c), with the zone type of Permanents (2.2.3). A `token` is a
 * Character (2.2.1.d), a `landmark-token` a Permanent; a `mana` card can only be a Mana Orb.
 */
export type CardType = (typeof CARD_TYPES)[number];

export const FACTIONS = ['axiom', 'bravos', 'lyra', 'muna', 'ordis', 'yzmir'] as const;
/** A faction (2.2.10.a). */
export type Faction = (typeof FACTIONS)[number];

export const RARITIES = ['common', 'rare', 'unique'] as const;
/** A rarity (2.2.5.a). */
export type Rarity = (typeof RARITIES)[number];

/**
 * A card. Its `name.en` is the name of the object (2.2.4.c); versions of a card share the name and
 * differ in `id`. Costs of 0 and limits of 2 are meant where a card has none printed (2.2.7.c,
 * 3.2.7.b, 3.2.10.b).
 */
export interface Card {
  readonly id: string;
  readonly ref?: string;
  readonly set?: string;
  readonly name: { readonly en: string; readonly fr?: string; readonly it?: string };
  readonly type: CardType;
  readonly subtypes?: readonly string[];
  /** None for a neutral card (2.2.10.b). */
  readonly faction?: Faction;
  /** Heroes and tokens have none (2.2.5.c). */
  readonly rarity?: Rarity;
  readonly handCost?: number;
  readonly reserveCost?: number;
  /** Characters only (2.2.11.c). */
  readonly statistics?: Statistics;
  readonly reserveLimit?: number;
  readonly landmarkLimit?: number;
  readonly abilities: readonly Ability[];
}
