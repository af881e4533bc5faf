/**
 * A position: the state of a game as people describe it, for examples, free play and tests. What is
 * not said has a default: empty zones, no statuses, Expeditions at their start, the Afternoon of the
 * first day, the first player's turn.
 */

import type { Phase, Side, Status, Terrain } from '../cards/ability.ts';
import type { Mode } from '../state/mode.ts';

/** A card in a zone: its id, or its id with what it has. */
export type PlacedCard = string | DescribedCard;

export interface DescribedCard {
  readonly card: string;
  /** A name of its own, so that a script can tell it from another copy. */
  readonly as?: string;
  readonly statuses?: readonly Status[];
  readonly counters?: Readonly<Record<string, number>>;
  /**
   * Which came first, where that matters (2.2.16): objects with a smaller number are older. Objects
   * without one are older than those with one, in the order in which the position names them.
   */
  readonly age?: number;
  /** How often each of its abilities, by its place, was played or activated this day (1.4.6). */
  readonly used?: Readonly<Record<string, number>>;
  /** The seat of its owner, when another player controls it. */
  readonly owner?: number;
}

/** A player's side of the table. */
export interface PlayerPosition {
  readonly name?: string;
  /** Their Hero; none when not said (3.2.6.b). */
  readonly hero?: PlacedCard;
  readonly hand?: readonly PlacedCard[];
  /** The top card first (3.2.2.b). */
  readonly deck?: readonly PlacedCard[];
  readonly discard?: readonly PlacedCard[];
  readonly reserve?: readonly PlacedCard[];
  readonly landmarks?: readonly PlacedCard[];
  /** Mana Orbs by number; `cards` says which cards the first of them are, ready ones first. */
  readonly mana?: {
    readonly ready?: number;
    readonly exhausted?: number;
    readonly cards?: readonly string[];
  };
  readonly expeditions?: Readonly<Partial<Record<Side, ExpeditionPosition>>>;
  /** Whether they have passed this Afternoon (4.2.3.b). */
  readonly passed?: boolean;
}

/** What is in an Expedition, or that with where its counter is. */
export type ExpeditionPosition =
  | readonly PlacedCard[]
  | {
      readonly cards?: readonly PlacedCard[];
      /** Regions from its region of origin, 0 to 7. */
      readonly distance?: number;
      readonly ascended?: boolean;
      /** Whether it moved forward this day (4.2.5.b). */
      readonly moved?: boolean;
    };

/** A Tumult card (1.1.7.f): the one with a single `forest`, `mountain` or `water`. */
export interface TumultPosition {
  readonly single: Terrain;
  /** Whether the single terrain lies toward the Companion region instead of the Hero region. */
  readonly turned?: boolean;
  /** Face up already; cards that an Expedition has reached always are (7.3.22.b). */
  readonly faceUp?: boolean;
}

export interface Position {
  readonly mode?: Mode;
  /** In turn order; as many as the mode has seats. */
  readonly players: readonly PlayerPosition[];
  readonly adventure?: {
    /** From the Hero region to the Companion region, each another one; by chance when not said. */
    readonly tumult?: readonly TumultPosition[];
    /**
     * Terrain Markers on visible regions, oldest first (3.2.1.d); regions count from 0, the Hero
     * region, or the Arena once tiebreakers have started.
     */
    readonly markers?: readonly { readonly terrain: Terrain; readonly region: number }[];
    /** Tiebreakers have started (4.3.a). */
    readonly arena?: boolean;
  };
  readonly day?: number;
  /** The game has not begun: the Decks lie as said, and six cards are drawn from each (4.1.h). */
  readonly beginning?: true;
  /** The phase that the game is at the beginning of; in the Afternoon, at the beginning of a turn. */
  readonly phase?: Phase;
  readonly firstPlayer?: number;
  /** Whose turn it is, in the Afternoon; the first player's when not said. */
  readonly turn?: number;
}
