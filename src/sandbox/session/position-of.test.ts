import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Card } from '../../engine/cards/card.ts';
import { createPosition } from '../../engine/setup/placing.ts';
import type { Position } from '../../engine/setup/position.ts';
import { boardOf } from '../view/board-of.ts';
import { positionOf } from './position-of.ts';

const folder = new URL('../../../data/cards/', import.meta.url);
const cards = readdirSync(folder).flatMap(
  (file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Card[],
);

function gameAt(position: Position) {
  return createPosition(position, { cards, edition: '4.0', seed: 1 }).game;
}

const RICH: Position = {
  mode: 'duel',
  players: [
    {
      name: 'Alma',
      hero: 'waru-mack',
      hand: ['spy-craft'],
      deck: ['kappa', 'harvest'],
      reserve: [{ card: 'ordis-cadets', statuses: ['exhausted'], counters: { boost: 1 } }],
      landmarks: ['the-monolith-ordis-bastion'],
      mana: { ready: 2, exhausted: 1 },
      expeditions: {
        hero: { cards: [{ card: 'ordis-recruit', statuses: ['anchored'] }], distance: 2 },
        companion: { cards: ['ordis-trooper'], distance: 1, ascended: true },
      },
    },
    { name: 'Bo', discard: ['kelon-burst'], passed: true },
  ],
  adventure: {
    tumult: [
      { single: 'water', turned: true, faceUp: true },
      { single: 'forest' },
      { single: 'mountain', faceUp: true },
    ],
  },
  day: 3,
  firstPlayer: 1,
  turn: 0,
};

describe('a game read as a position', () => {
  test('set up again, it looks the same', () => {
    const game = gameAt(RICH);
    const again = gameAt(positionOf(game).position);
    const { piles: _, ...board } = boardOf(game, 'all');
    const { piles: __, ...boardAgain } = boardOf(again, 'all');
    const withoutKeys = (value: unknown) =>
      JSON.parse(JSON.stringify(value, (key, each) => (/^(?:key|object)$/.test(key) ? 0 : each)));
    expect(withoutKeys(boardAgain)).toEqual(withoutKeys(board));
  });

  test('keeps the Terrain Markers of the Arena', () => {
    const adventure = { arena: true, markers: [{ terrain: 'water', region: 0 }] } as const;
    const { position } = positionOf(gameAt({ ...RICH, adventure }));
    expect(position.adventure).toEqual(adventure);
  });

  test('says where each object is', () => {
    const game = gameAt(RICH);
    const { position, spots } = positionOf(game);
    const trooper = game.objects.find(
      (object) => object?.zone === 'expedition' && object.expedition === 1,
    )!;
    expect(spots.get(trooper.id)).toEqual({ player: 0, place: 'companion-expedition', index: 0 });
    expect(position.players[0]!.expeditions!.companion).toMatchObject({
      cards: [{ card: 'ordis-trooper' }],
      distance: 1,
      ascended: true,
    });
  });

  test.each(['two-vs-two', 'free-for-all'] as const)('of four players (%s)', (mode) => {
    const game = gameAt({ mode, players: [{}, {}, { hand: ['kappa'] }, {}] });
    const { position } = positionOf(game);
    expect(position.players[2]!.hand).toEqual([{ card: 'kappa' }]);
    expect(boardOf(gameAt(position), 'all').rows).toEqual(boardOf(game, 'all').rows);
  });
});
