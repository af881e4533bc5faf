/**
 * The objects, players and numbers that the words of an effect refer to while it resolves (6.3.i, 7.2).
 */

import type { Filter } from '../cards/ability.ts';

/**
 * Objects that moved, each followed by the object that it became. A flat list, as it is short and often
 * copied: JavaScript copies objects that are keyed by numbers a hundred times more slowly.
 */
export type Moves = readonly number[];

export const NO_MOVES: Moves = [];

/** Returns the object that an object became when it moved; undefined when it did not. */
export function becameOf(moves: Moves, id: number): number | undefined {
  for (let i = 0; i < moves.length; i += 2) if (moves[i] === id) return moves[i + 1];
  return undefined;
}

/** Joins two lists of moves. */
export function addMoves(moves: Moves, more: Moves): Moves {
  if (more.length === 0) return moves;
  return moves.length === 0 ? more : [...moves, ...more];
}

/** A form that a Gift can take (7.3.29.b). */
export type Gift = 'draw' | 'resupply' | 'exhausted-resupply' | 'token';

/** A token, and where it was or would be created (S.6.a). */
export interface MadeToken {
  readonly card: number;
  /** An Expedition, or -1 for the Landmarks or the Reserve of `player`. */
  readonly expedition: number;
  readonly player: number;
  readonly reserve?: true;
}

/**
 * Objects are named by id. An object that this effect, or the trigger it came from, moved is found
 * again through `moved` (2.1.f, 2.1.g); asked about, it is as it last was (2.1.h, 6.3.j).
 */
export interface Bindings {
  readonly it: readonly number[];
  readonly that: readonly number[];
  readonly they: readonly number[];
  /** Cards last revealed or looked at, and those picked since. */
  readonly revealed: readonly number[];
  readonly picked: readonly number[];
  /** The Expeditions last named. */
  readonly expeditions: readonly number[];
  /** Expeditions that failed to move forward in the event that the trigger is about. */
  readonly failed: readonly number[];
  readonly named: Readonly<Record<string, readonly number[]>>;
  readonly moved: Moves;
  readonly die: number | null;
  /** The moves of the last step, for what was done "this way". */
  readonly lastMoved: Moves;
  /** How many things the last step affected. */
  readonly affected: number;
  /** Inside a modifier: the number that the replaced action had. */
  readonly would: number;
  readonly x: number;
  /** The Gift that the trigger was about (7.3.29.a). */
  readonly gift: Gift | null;
  /** The token that the trigger or the modifier is about. */
  readonly made: MadeToken | null;
  /** From where the card last named was played. */
  readonly playedFrom: 'hand' | 'reserve' | null;
  /** The filter that targets must match, by an optional cost that was chosen (5.1.2.c). */
  readonly targets: Filter | null;
}

const NONE: readonly number[] = [];

export const NO_BINDINGS: Bindings = {
  it: NONE,
  that: NONE,
  they: NONE,
  revealed: NONE,
  picked: NONE,
  expeditions: NONE,
  failed: NONE,
  named: {},
  moved: NO_MOVES,
  die: null,
  lastMoved: NO_MOVES,
  affected: 0,
  would: 0,
  x: 0,
  gift: null,
  made: null,
  playedFrom: null,
  targets: null,
};

/** The context of a text: the object with the ability, its controller, and what was named so far (7.2). */
export interface Context {
  /** The object that "I" means, as an id; it may be gone (6.3.j). 0 for a rule of the game. */
  readonly me: number;
  /** The player that "you" means. */
  readonly controller: number;
  readonly bindings: Bindings;
}
