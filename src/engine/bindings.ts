/** What the words of an effect refer to while it resolves (6.3.i, 7.2). */

/**
 * Objects are named by id. An object that this effect, or the trigger it came from, moved is found
 * again through `moved` (2.1.f, 2.1.g); asked about, it is as it last was (2.1.h, 6.3.k).
 */
export interface Bindings {
  readonly it: readonly number[];
  readonly that: readonly number[];
  readonly they: readonly number[];
  /** Cards last revealed or looked at, and those picked since. */
  readonly revealed: readonly number[];
  readonly picked: readonly number[];
  /** Expeditions last spoken of. */
  readonly expeditions: readonly number[];
  readonly named: Readonly<Record<string, readonly number[]>>;
  /** Old object -> the object that it became. */
  readonly moved: Readonly<Record<number, number>>;
  readonly die: number | null;
  /** How many things the last step affected. */
  readonly affected: number;
  /** Inside a modifier: the number that the replaced action had. */
  readonly would: number;
  readonly x: number;
  /** From where the card spoken of was played. */
  readonly playedFrom: 'hand' | 'reserve' | null;
}

const NONE: readonly number[] = Object.freeze([]);

export const NO_BINDINGS: Bindings = Object.freeze({
  it: NONE,
  that: NONE,
  they: NONE,
  revealed: NONE,
  picked: NONE,
  expeditions: NONE,
  named: Object.freeze({}),
  moved: Object.freeze({}),
  die: null,
  affected: 0,
  would: 0,
  x: 0,
  playedFrom: null,
});
