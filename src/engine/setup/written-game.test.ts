import { expect, it } from 'vitest';
import { card, reaction, spell } from '../testing/scenario.ts';
import { createPosition } from './placing.ts';
import type { Position } from './position.ts';
import { readGame, writeGame } from './written-game.ts';

const cards = [
  card('bear', 'character', {
    abilities: [reaction({ on: 'join' }, [{ do: 'draw' }])],
  }),
  card('mapmaker', 'hero', { abilities: [{ kind: 'begin', markers: ['forest', 'water'] }] }),
  card('sprout', 'token'),
  spell('gust', [{ do: 'draw' }]),
];

const positions: Readonly<Record<string, Position>> = {
  'an empty one': { players: [{ name: 'Alma' }, { name: '' }] },
  'one with cards everywhere': {
    day: 3,
    firstPlayer: 1,
    turn: 0,
    players: [
      {
        hero: { card: 'mapmaker', statuses: ['exhausted'], counters: { leaf: 2 } },
        hand: ['gust', 'bear'],
        mana: { ready: 2, exhausted: 1, cards: ['bear'] },
        expeditions: {
          hero: {
            cards: [{ card: 'bear', counters: { boost: 1 }, waiting: { 0: 2 } }],
            distance: 2,
          },
        },
        played: ['gust'],
      },
      {
        deck: ['bear', 'gust'],
        discard: ['gust'],
        reserve: ['bear'],
        expeditions: { companion: [{ card: 'sprout', owner: 0, used: { 0: 1 } }] },
        passed: true,
      },
    ],
    adventure: { markers: [{ terrain: 'forest', region: 0, hero: 0 }] },
  },
  'one where a card is being played': {
    moment: 'goes-on',
    players: [{ limbo: [{ card: 'gust', from: 'reserve' }] }, {}],
  },
  'one with a player out': {
    mode: 'free-for-all',
    phase: 'night',
    players: [{ out: true }, { hand: ['bear'] }, {}, {}],
    adventure: { arena: true },
  },
};

it.each(Object.entries(positions))('the game at a position reads as it was: %s', (_, position) => {
  const edition = '2024-09';
  const { game } = createPosition(position, { cards, edition, seed: 7 });
  const stored = JSON.parse(JSON.stringify(writeGame(game, position)));
  expect(JSON.stringify(readGame(stored, { edition, position, cards }))).toBe(JSON.stringify(game));
  const more = [card('other', 'character'), ...cards];
  const { game: withMore } = createPosition(position, { cards: more, edition, seed: 7 });
  expect(readGame(stored, { edition, position, cards: more })).toEqual(withMore);
});
