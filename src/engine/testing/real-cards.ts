/** The project's cards, for tests; the engine itself never reads data. */

import axiom from '../../../data/cards/axiom.json' with { type: 'json' };
import bravos from '../../../data/cards/bravos.json' with { type: 'json' };
import heroes from '../../../data/cards/heroes.json' with { type: 'json' };
import lyra from '../../../data/cards/lyra.json' with { type: 'json' };
import muna from '../../../data/cards/muna.json' with { type: 'json' };
import ordis from '../../../data/cards/ordis.json' with { type: 'json' };
import tokens from '../../../data/cards/tokens.json' with { type: 'json' };
import yzmir from '../../../data/cards/yzmir.json' with { type: 'json' };
import type { Card } from '../cards/card.ts';

export const REAL_CARDS = [
  ...axiom,
  ...bravos,
  ...heroes,
  ...lyra,
  ...muna,
  ...ordis,
  ...tokens,
  ...yzmir,
] as unknown as readonly Card[];

/** A card of the collection. Refuses an id that no card has. */
export function realCard(id: string): Card {
  const found = REAL_CARDS.find((card) => card.id === id);
  if (!found) throw new Error(`no card ${id}`);
  return found;
}
