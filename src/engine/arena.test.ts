import { expect, it } from 'vitest';
import type { Effect } from './ability.ts';
import { card, reaction, scenario, spell } from './testing/scenario.ts';

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

it.each(['quick action', 'Spell'])(
  'ends what somebody who is not in the tie was doing: their %s (2024-09)',
  (what) => {
    const bear = card('bear', 'character');
    const token = card('token', 'token');
    const effect: Effect = [
      { do: 'move-forward', expedition: { each: { of: 'opponents', side: 'hero' } }, regions: 1 },
      { do: 'create', token: 'token', in: { side: 'hero' } },
    ];
    const hero = card('hero', 'hero', {
      abilities: [{ kind: 'quick-action', cost: [], effect }],
    });
    const at = (hero: number) => ({
      deck: Array(5).fill('bear'),
      expeditions: { hero: { distance: hero }, companion: { distance: 3 } },
    });
    const start = scenario({
      cards: [bear, token, hero, spell('push', effect)],
      edition: '2024-09',
      mode: 'free-for-all',
      turn: 2,
      firstPlayer: 2,
      players: [
        at(3),
        at(3),
        { ...at(0), hero: 'hero', hand: ['push'], mana: { ready: 1 } },
        at(0),
      ],
    });
    const now = start.choose(what === 'Spell' ? 'push' : 'hero');
    expect(now.game.players.map(({ competing }) => competing)).toEqual([true, true, false, false]);
    expect(now.game).toMatchObject({ arena: true, turn: 0 });
    expect(now.now.decision).toMatchObject({ kind: 'turn', player: 0 });
    expect(now.query.zone('expedition')).toHaveLength(0);
  },
);

it('and a Reaction of theirs ends without harm to others', () => {
  const push: Effect = [
    { do: 'move-forward', expedition: { each: { of: 'opponents', side: 'hero' } }, regions: 1 },
    { do: 'draw' },
  ];
  const pusher = card('pusher', 'character', {
    abilities: [reaction({ on: 'at', phase: 'noon' }, push)],
  });
  const other = card('other', 'character', {
    abilities: [reaction({ on: 'at', phase: 'noon' }, [{ do: 'draw' }])],
  });
  const deck = Array(5).fill('pusher');
  const now = scenario({
    cards: [pusher, other],
    edition: '2024-09',
    mode: 'free-for-all',
    phase: 'noon',
    firstPlayer: 2,
    players: [
      {
        deck,
        expeditions: { hero: { distance: 3, cards: ['other'] }, companion: { distance: 3 } },
      },
      { deck, expeditions: { hero: { distance: 3 }, companion: { distance: 3 } } },
      { deck, expeditions: { hero: ['pusher'] } },
      { deck },
    ],
  });
  expect(now.game).toMatchObject({ arena: true, result: null, phase: 'afternoon', turn: 0 });
  expect(now.query.zone('hand', 0)).toHaveLength(1);
  expect(now.query.zone('hand', 2)).toHaveLength(0);
});
