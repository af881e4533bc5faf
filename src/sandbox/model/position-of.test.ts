import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import fc from '../../../tests/property.ts';
import { advance } from '../../engine/advance.ts';
import type { Card } from '../../engine/cards/card.ts';
import { PHASES, type Phase } from '../../engine/cards/vocabulary.ts';
import { EDITIONS } from '../../engine/rules/edition.ts';
import { momentsOf } from '../../engine/setup/moment.ts';
import { createPosition } from '../../engine/setup/placing.ts';
import type { Position } from '../../engine/setup/position.ts';
import { createGame } from '../../engine/setup/setup.ts';
import type { Game } from '../../engine/state/game.ts';
import { MODES } from '../../engine/state/mode.ts';
import { randomDecks, randomPlayer } from '../../engine/testing/random-games.ts';
import { boardOf } from '../board-view/board-of.ts';
import { cardsAt } from './placed-cards.ts';
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

  test.each(EDITIONS.flatMap((edition) => PHASES.map((phase) => [edition, phase] as const)))(
    'keeps the time (%s, %s)',
    (edition, phase) => {
      for (const moment of [undefined, ...momentsOf(phase, edition)]) {
        for (const [day, turn] of [
          [1, 0],
          [5, 1],
        ] as const) {
          const time = { day, phase, ...(moment && { moment }), firstPlayer: 0 };
          const given = { ...time, ...(phase === 'afternoon' && { turn }), players: [{}, {}] };
          const { game } = createPosition(given, { cards, edition, seed: 1 });
          expect(positionOf(game).position).toMatchObject(time);
          expect(positionOf(game).position.turn ?? 0).toBe(given.turn ?? 0);
        }
      }
    },
  );

  test('keeps the Terrain Markers of the Arena', () => {
    const adventure = { arena: true, markers: [{ terrain: 'water', region: 0 }] } as const;
    const { position } = positionOf(gameAt({ ...RICH, adventure }));
    expect(position.adventure).toEqual(adventure);
  });

  test('a card put in Limbo and taken out again leaves the turn as it was', () => {
    const [alma] = RICH.players;
    const playing = { ...RICH, players: [{ ...alma, limbo: ['kelon-burst'] }, { name: 'Bo' }] };
    const { players, ...during } = positionOf(gameAt(playing)).position;
    const { limbo, ...left } = players[0]!;
    expect(limbo).toMatchObject([{ card: 'kelon-burst' }]);
    const { game } = advance(gameAt({ ...during, players: [left, players[1]!] }));
    expect(game.turn).toBe(RICH.turn);
  });

  test('whoever has passed is seen to have while turns are taken', () => {
    const passed = (phase: Phase) =>
      boardOf(gameAt({ ...RICH, phase }), 'all').seats.map((seat) => seat.passed);
    expect(passed('afternoon')).toEqual([false, true]);
    expect(passed('morning')).toEqual([false, false]);
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

describe('what is in Limbo', () => {
  const BUSY: Position = {
    players: [
      {
        name: 'Alma',
        limbo: [{ card: 'kelon-burst', from: 'reserve' }],
        reserve: [{ card: 'mochizuki-chiyome-rare', lasting: { 0: 2 } }],
        expeditions: {
          hero: [{ card: 'ordis-recruit', as: 'card-7' }],
          companion: [
            { card: 'vishvakarma-shifted', waiting: { 0: 1 }, about: { card: 'card-7' } },
            { card: 'reka-headset', lasting: { 0: 1 } },
          ],
        },
        played: ['kelon-burst'],
      },
      { name: 'Bo' },
    ],
    moment: 'goes-on',
  };

  test('is a part of the position', () => {
    const { position } = positionOf(gameAt(BUSY));
    const [alma] = position.players;
    expect(alma).toMatchObject({
      limbo: [{ card: 'kelon-burst', from: 'reserve', into: 'hero', statuses: ['fleeting'] }],
      reserve: [{ card: 'mochizuki-chiyome-rare', lasting: { 0: 2 } }],
      played: ['kelon-burst'],
    });
    const [bouncer, headset] = cardsAt(position, { player: 0, place: 'companion-expedition' });
    expect(bouncer).toMatchObject({ waiting: { 0: 1 } });
    expect(headset).toMatchObject({ lasting: { 0: 1 } });
    expect(position.moment).toBe('goes-on');
    const again = positionOf(gameAt(position)).position;
    expect(withoutAges(again)).toEqual(withoutAges(position));
  });

  test('keeps the Reaction of Scout while its card is in play', () => {
    const { position } = positionOf(scouting());
    const [merlin] = cardsAt(position, { player: 0, place: 'hero-expedition' });
    expect(merlin).toMatchObject({ card: 'merlin', waiting: { 0: 1, 1: 1 } });
    const again = gameAt(position);
    expect(withoutAges(positionOf(again).position)).toEqual(withoutAges(position));
    const { decision } = advance(again);
    const abilities = decision!.options.map(({ what }) => what.is === 'ability' && what.ability);
    expect(abilities.toSorted()).toEqual(['1', 'x0']);
  });

  test.each([
    ['an ability gained for good, and its Reaction that waits', { gained: [0] }],
    ['a waiting Reaction of an ability that is no longer gained', {}],
  ])('keeps %s', (_, marks) => {
    const hero = { card: 'sam-spook', ...marks, waiting: { 2: 1 } };
    const { position } = positionOf(gameAt({ players: [{ hero }, {}] }));
    expect(position.players[0]?.hero).toMatchObject(hero);
    expect(withoutAges(positionOf(gameAt(position)).position)).toEqual(withoutAges(position));
  });

  test('and any moment of a game can be set up and played on', () => {
    fc.assert(
      fc.property(fc.nat(5000), fc.nat(80), fc.constantFrom(...MODES), (seed, far, mode) => {
        const choose = randomPlayer(seed);
        let game: Game = createGame(randomDecks(seed, mode), { edition: '4.0', seed });
        for (let i = 0; i < far; i++) {
          const step = advance(game);
          game = step.game;
          if (!step.decision) break;
          game = advance(game, { options: choose(step.decision) }, { until: 'event' }).game;
        }
        if (game.result) return;
        const { position } = positionOf(game);
        const { game: again } = createPosition(position, {
          cards: game.library,
          edition: '4.0',
          seed,
        });
        const board = ({ zones }: Game) => zones.slice(0, -1).map(({ length }) => length);
        expect(board(again)).toEqual(board(game));
        expect(advance(again).game.format).toBe(1);
      }),
      { numRuns: 60 },
    );
  });
});

/** Merlin was just played with Scout: both of its Reactions wait. */
function scouting(): Game {
  const { game, decision } = advance(
    gameAt({ players: [{ hand: ['merlin'], mana: { ready: 4 } }, {}] }),
  );
  const option = decision!.options.find(
    ({ what }) => what.is === 'play' && what.scout && what.into?.side === 'hero',
  )!;
  return advance(game, { options: [option.id] }).game;
}

function withoutAges(position: Position): unknown {
  const text = JSON.stringify(position, (key, value) => (key === 'age' ? undefined : value));
  return JSON.parse(text.replace(/card-\d+/g, 'card-0'));
}
