import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Card } from '../../engine/cards/card.ts';
import { advance, createPosition, EDITIONS } from '../../engine/index.ts';
import { tableFor } from './table.ts';

const folder = new URL('../../../data/cards/', import.meta.url);
const cards = readdirSync(folder).flatMap(
  (name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Card[],
);

test.each(EDITIONS)('every card can be tried out in %s', (edition) => {
  for (const card of cards) {
    const { game } = createPosition(tableFor(card), { cards, edition, seed: 1 });
    expect(advance(game).decision?.kind, card.id).toBe('turn');
  }
});
