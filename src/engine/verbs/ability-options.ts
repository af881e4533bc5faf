/** Abilities that one is chosen of (7.3.1.b). */

import { cardId } from '../board/tracing.ts';
import type { TriggerSymbol } from '../cards/ability.ts';
import { triggerParts } from '../cards/self-move.ts';
import type { Option } from '../state/decision.ts';
import type { Draft } from '../state/game.ts';
import { objectAt } from '../state/lookup.ts';
import { stillExists } from '../state/zone.ts';
import { ownReactions } from '../steps/reaction.ts';

/** Returns the abilities of an object with a symbol, as options; none of an object that is gone. */
export function abilityOptions(draft: Draft, id: number, symbol: TriggerSymbol): Option[] {
  if (!stillExists(draft, id)) return [];
  const object = objectAt(draft, id);
  return ownReactions(draft, object)
    .filter(({ reaction }) => triggerParts(reaction.trigger).symbols.includes(symbol))
    .map(({ key }) => ({
      id: `ability:object-${id}:${key}`,
      what: { is: 'ability', object: id, card: cardId(draft, object), ability: key } as const,
    }));
}
