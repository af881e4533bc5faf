/** The project's cards, for tests; the engine itself never reads data. */

import { globSync, readFileSync } from 'node:fs';
import type { Card } from '../cards/card.ts';

/** Read as text: as modules, the type checker would compare each card's own type with all others. */
export const REAL_CARDS: readonly Card[] = globSync('data/cards/*.json')
  .sort()
  .flatMap((file) => JSON.parse(readFileSync(file, 'utf8')) as readonly Card[]);

/** Returns a card of the collection. Refuses an id that no card has. */
export function realCard(id: string): Card {
  const found = REAL_CARDS.find((card) => card.id === id);
  if (!found) throw new Error(`no card ${id}`);
  return found;
}
