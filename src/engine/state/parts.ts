/**
 * Parts of the engine that few games need. Programs have all of them (`all-parts.ts`); a page loads
 * those that its game needs (`needs.ts`). Nothing is played without a part that it needs: what asks for
 * one that is not there ends with an error.
 */

import type * as beginning from '../day/beginning.ts';
import type * as modifiers from '../modifiers/modifiers.ts';
import type * as costs from '../playing/costs.ts';
import type * as plays from '../playing/played-by-effect.ts';
import type * as verbs from '../playing/rare-verbs.ts';
import type * as wrappers from '../playing/wrapper.ts';
import type * as alterations from '../steps/alterations.ts';
import type * as tokens from '../verbs/create.ts';
import type * as dice from '../verbs/dice.ts';

export interface Parts {
  /** How passive abilities and Terrain Markers change characteristics (2.3). */
  readonly alterations: typeof alterations;
  /** The beginning of a game (4.1). */
  readonly beginning: typeof beginning;
  /** Costs of more than mana, and quick actions (5.3, 6.4). */
  readonly costs: typeof costs;
  /** Dice (7.3.28). */
  readonly dice: typeof dice;
  /** What replaces steps and atomic actions, or adds to them (6.2). */
  readonly modifiers: typeof modifiers;
  /** Playing cards as part of effects (5.2.b). */
  readonly plays: typeof plays;
  /** Creating tokens (7.3.5). */
  readonly tokens: typeof tokens;
  /** Verbs that few cards have (7.3). */
  readonly verbs: typeof verbs;
  /** What shapes steps: options, conditions, modes, repetitions (6.5). */
  readonly wrappers: typeof wrappers;
}

export type PartName = keyof Parts;

const present: Partial<Parts> = {};

/** Gives the engine a part. */
export function install(part: Partial<Parts>): void {
  Object.assign(present, part);
}

/**
 * A part that is needed now.
 *
 * @throws {Error} where it was not installed
 */
export function part<P extends PartName>(name: P): Parts[P] {
  const found = present[name];
  if (!found) throw new Error(`The part "${name}" of the engine was not loaded.`);
  return found as Parts[P];
}
