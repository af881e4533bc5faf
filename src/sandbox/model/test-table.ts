import { globSync, readFileSync } from 'node:fs';
import type { Card } from '../../engine/cards/card.ts';
import { cardLines } from './card-lines.ts';
import { readCardTable } from './card-table.ts';

/** Every card of the collection. */
export const engine = globSync('data/cards/*.json').flatMap(
  (file) => JSON.parse(readFileSync(file, 'utf8')) as Card[],
);

/** The cards that deck lists name, as the page loads them. */
export const table = readCardTable(cardLines(engine));
