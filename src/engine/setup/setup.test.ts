import { expect, it } from 'vitest';
import type { Card } from '../cards/card.ts';
import { createGame } from './setup.ts';

it('goes through the cards once, not again for each game', () => {
  let read = 0;
  const spell: Card = {
    id: 'spell',
    name: { en: 'Spell' },
    type: 'spell',
    get abilities() {
      read += 1;
      return [];
    },
  };
  const setup = { players: [{ deck: ['spell'] }, { deck: [] }], cards: [spell] };
  createGame(setup);
  const first = read;
  expect(first).toBeGreaterThan(0);
  createGame(setup);
  expect(read).toBe(first);
});
