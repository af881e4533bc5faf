/** The form of a card with Temple: the card itself, or the Landmark Permanent (S.2.b). */

import type { CompiledCard } from '../cards/compile.ts';
import type { Draft } from './game.ts';
import { compiledCard } from './lookup.ts';
import type { GameObject } from './object.ts';

/** Returns the compiled card of an object; of one played as a Temple, the Landmark Permanent. */
export function compiledOf(
  draft: Pick<Draft, 'compiled'>,
  { card, temple }: Pick<GameObject, 'card' | 'temple'>,
): CompiledCard {
  const printed = compiledCard(draft, card);
  return temple && printed.temple !== null ? printed.temple : printed;
}
