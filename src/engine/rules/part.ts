/**
 * Parts of the engine that few games need, each a file in `parts/`. Programs have all of them; a page
 * loads those that its game needs (`parts/needs.ts`). Nothing is played without a part that it needs: what
 * asks for one that is not there ends with an error.
 */

import type * as alterations from '../parts/alterations.ts';
import type * as beginning from '../parts/beginning.ts';
import type * as costs from '../parts/costs.ts';
import type * as dice from '../parts/dice.ts';
import type * as modifiers from '../parts/modifiers.ts';
import type * as plays from '../parts/plays.ts';
import type * as tokens from '../parts/tokens.ts';
import type * as verbs from '../parts/verbs.ts';
import type * as wrappers from '../parts/wrappers.ts';
import { EngineError } from './error.ts';

export interface Parts {
  readonly alterations: typeof alterations;
  readonly beginning: typeof beginning;
  readonly costs: typeof costs;
  readonly dice: typeof dice;
  readonly modifiers: typeof modifiers;
  readonly plays: typeof plays;
  readonly tokens: typeof tokens;
  readonly verbs: typeof verbs;
  readonly wrappers: typeof wrappers;
}

export type PartName = keyof Parts;

const present: Partial<Parts> = {};

/** Gives the engine some of its parts. */
export function install(parts: Partial<Parts>): void {
  Object.assign(present, parts);
}

/**
 * A part that is needed now.
 *
 * @throws EngineError `game` where it was not installed
 */
export function part<P extends PartName>(name: P): Parts[P] {
  const found = present[name];
  if (!found) throw new EngineError('game', name, 'was not loaded');
  return found as Parts[P];
}
