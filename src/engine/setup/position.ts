/**
 * A position: the state of a game as people describe it, for examples, free play and tests. What is
 * not said has a default: empty zones, no statuses, Expeditions at their start, the Afternoon of the
 * first day, the first player's turn.
 */

import type { DailyEffect, Phase, Side, Status, Terrain } from '../cards/ability.ts';
import type { Mode } from '../state/mode.ts';
import type { PlayedFrom } from '../state/object.ts';

/** A card in a zone: its id alone, or with its statuses, counters and more. */
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
  /** Which abilities it has gained for good, by their place among those its own effects give (S.7.b). */
  readonly gained?: readonly number[];
  /**
   * How many Emblems of each of its Reactions, by the ability's place, wait in Limbo (6.3.h). The
   * place of the keyword Scout stands for the Reaction that Scout gives (7.4.5.c); the places after
   * the last printed one, for the abilities that its own effects give (S.7.b).
   */
  readonly waiting?: Readonly<Record<string, number>>;
  /**
   * How many Ongoing Emblems of each effect that it can create last (2.2.15), by the effect's place
   * among them.
   */
  readonly lasting?: Readonly<Record<string, number>>;
  /** The objects, players and Expeditions that those Emblems refer to (6.3.i). */
  readonly about?: About;
  /** In Limbo: from where it is being played; by default from Hand. */
  readonly from?: PlayedFrom;
  /** In Limbo: the Expedition in which it is being played; by default the Hero Expedition. */
  readonly into?: Side;
}

/** The meaning of "it", "they" and the Expedition in the text of an Emblem. */
export interface About {
  /** The name that the position gives a card (`as`). */
  readonly card?: string;
  /** A seat; by default the Emblem's controller. */
  readonly player?: number;
  readonly expedition?: { readonly player: number; readonly side: Side };
}

/** A player's side of the table. */
export interface PlayerPosition {
  readonly name?: string;
  /** Their Hero; by default none (3.2.6.b). */
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
  /**
   * Cards in Limbo that they are playing, the first below the others: all costs are paid, and the
   * resolution follows (5.1.2.j).
   */
  readonly limbo?: readonly PlacedCard[];
  /** Ids of the cards that they have played this Afternoon, for "the first … you play". */
  readonly played?: readonly string[];
  /** Whether they have passed this Afternoon (4.2.3.b). */
  readonly passed?: boolean;
  /** Whether they have left the game, which goes on in the Arena among others (4.3.b). */
  readonly out?: boolean;
}

/** The cards in an Expedition; as an object, also the place of its counter. */
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
  /** Face up already; cards that an Expedition has reached always are (7.3.25.b). */
  readonly faceUp?: boolean;
}

/** A Terrain Marker on a region (3.2.1.d). */
export interface MarkerPosition {
  readonly terrain: Terrain;
  readonly region: number;
  /** The seat whose Hero began the game with it, and no longer has it. */
  readonly hero?: number;
}

/**
 * A moment inside a phase: the daily effect that comes next; `end`, behind the last of them; in the
 * Afternoon `goes-on`, in a turn that goes on after a quick action (4.2.3.e), or `ends`, when Reactions
 * are checked before the turn ends.
 */
export type Moment = DailyEffect | 'end' | 'goes-on' | 'ends';

export interface Position {
  readonly mode?: Mode;
  /** In turn order; as many as the mode has seats. */
  readonly players: readonly PlayerPosition[];
  readonly adventure?: {
    /** From the Hero region to the Companion region, each a different one; by default at random. */
    readonly tumult?: readonly TumultPosition[];
    /**
     * Terrain Markers on visible regions, oldest first (3.2.1.d); regions count from 0, the Hero
     * region, or the Arena once tiebreakers have started.
     */
    readonly markers?: readonly MarkerPosition[];
    /** Tiebreakers have started (4.3.a). */
    readonly arena?: boolean;
  };
  readonly day?: number;
  /**
   * The game has not begun: the Decks are in the given order, and six cards are drawn from each
   * (4.1.h).
   */
  readonly beginning?: true;
  /** The phase that the game is at the beginning of; in the Afternoon, at the beginning of a turn. */
  readonly phase?: Phase;
  /** How far the phase or the turn has come; by default not begun. */
  readonly moment?: Moment;
  readonly firstPlayer?: number;
  /** Whose turn it is, in the Afternoon; by default the first player's. */
  readonly turn?: number;
}
