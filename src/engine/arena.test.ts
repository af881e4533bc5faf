import { expect, it } from 'vitest';
import { card, scenario } from './testing/scenario.ts';

const cards = [card('bear', 'character'), card('den', 'landmark-token')];

it('begins without those who are not in the tie, what they own and what they control', () => {
  const walked = { hero: { distance: 4 }, companion: { distance: 3 } };
  const { game, zone } = scenario({
    cards,
    mode: 'free-for-all',
    phase: 'night',
    players: [
      {
        expeditions: {
          ...walked,
          companion: { distance: 3, cards: [{ card: 'bear', as: 'lent', owner: 3 }] },
        },
        landmarks: [
          { card: 'den', as: 'guest', owner: 1 },
          { card: 'den', as: 'own' },
        ],
      },
      { landmarks: [{ card: 'den', as: 'away', owner: 0 }], hand: [{ card: 'bear', as: 'held' }] },
      { expeditions: walked },
      {},
    ],
  });
  expect(game).toMatchObject({ arena: true, result: null });
  expect(game.players.map(({ competing }) => competing)).toEqual([true, false, true, false]);
  expect(['lent', 'guest', 'own', 'away', 'held'].map(zone)).toEqual([
    'gone',
    'gone',
    'landmark',
    'gone',
    'gone',
  ]);
});
