/**
 * The board: what is to be drawn of a game at one moment, for one viewer. Plain data; every fact in it
 * comes from the engine, and nothing here knows a rule.
 */

import type {
  DailyEffect,
  Keyword,
  Phase,
  Side,
  Status,
  Terrain,
} from '../../engine/cards/ability.ts';

/** Which players' hidden cards are shown: everybody's, or one seat's. */
export type Viewer = 'all' | number;

/** A statistic as printed and as it is now. */
export interface StatisticFace {
  readonly printed: number;
  readonly now: number;
}

/** A card or object as it is drawn. */
export interface CardFace {
  /** Stays the same when the object changes zones, so that its movement can be shown. */
  readonly key: string;
  readonly object: number;
  /** Null when the viewer may not know it. */
  readonly card: string | null;
  readonly statistics: Readonly<Record<Terrain, StatisticFace>> | null;
  readonly statuses: readonly Status[];
  /** Names and numbers of counters, boosts too. */
  readonly counters: readonly (readonly [name: string, count: number])[];
  /** Keyword abilities that it has now and its card does not print. */
  readonly gained: readonly Keyword[];
  /** Of a Feat that is not completed: how far its condition is met, where that can be counted. */
  readonly progress?: { readonly reached: number; readonly needed: number };
  /** The name of its owner, where another player controls it. */
  readonly owner?: string;
}

/** An Emblem in Limbo: a Reaction that waits, or an ongoing effect. */
export interface EmblemFace {
  readonly key: string;
  readonly object: number;
  readonly emblem: 'reaction' | 'ongoing';
  readonly controller: number;
  /** The card whose ability it is. */
  readonly card: string | null;
  /** The place of that ability on the card; null for ongoing effects and unprinted abilities. */
  readonly ability: number | null;
  /** The cards of the objects that a Reaction is about (6.3.i). */
  readonly about: readonly string[];
}

export interface ExpeditionFace {
  readonly player: number;
  readonly side: Side;
  readonly region: number;
  readonly ascended: boolean;
  readonly cards: readonly CardFace[];
  readonly sums: Readonly<Record<Terrain, number>>;
}

/** Two Expeditions that face each other: the upper player's above. */
export interface Front {
  readonly upper: ExpeditionFace;
  readonly lower: ExpeditionFace;
}

export interface RegionFace {
  readonly terrains: readonly Terrain[];
  readonly faceUp: boolean;
  readonly kind: 'hero' | 'companion' | 'tumult' | 'arena';
  readonly markers: readonly Terrain[];
}

export interface SeatFace {
  readonly player: number;
  readonly name: string;
  readonly passed: boolean;
  readonly out: boolean;
  readonly hero: CardFace | null;
  /** Known and unknown cards alike; unknown ones have no `card`. */
  readonly hand: readonly CardFace[];
  readonly reserve: readonly CardFace[];
  readonly landmarks: readonly CardFace[];
  readonly mana: readonly CardFace[];
  /** The last card put there first. */
  readonly discard: readonly CardFace[];
  readonly deck: number;
}

export interface Board {
  readonly edition: string;
  readonly day: number;
  readonly phase: Phase | null;
  readonly daily: DailyEffect | null;
  /** Whose turn it is. */
  readonly turn: number | null;
  readonly firstPlayer: number;
  /** Players in initiative order. */
  readonly order: readonly number[];
  /** Who is asked something, or plays the next Reaction. */
  readonly asked: number | null;
  readonly winners: readonly number[] | null;
  readonly seats: readonly SeatFace[];
  readonly fronts: readonly Front[];
  /** Regions in rows, each from the Hero region to the Companion region. */
  readonly rows: readonly (readonly RegionFace[])[];
  readonly limbo: readonly (CardFace | EmblemFace)[];
  /** Where things are that are not drawn one by one: in a pile, by their key. */
  readonly piles: Readonly<Record<string, string>>;
}

/** Seats 0 and 2 look at the Adventure from below, the others from above. */
export function isUpper({ player }: { readonly player: number }): boolean {
  return player % 2 === 1;
}

/** Whether a thing in Limbo is an Emblem, not a card. */
export function isEmblem(face: CardFace | EmblemFace): face is EmblemFace {
  return 'emblem' in face;
}
