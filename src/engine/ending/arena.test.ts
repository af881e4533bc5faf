import { expect, it } from 'vitest';
import type { Ability, Effect } from '../cards/ability.ts';
import { makeCard, makeReaction, makeSpell, scenario } from '../testing/scenario.ts';
import { view } from '../view.ts';

const cards = [makeCard('bear', 'character'), makeCard('den', 'landmark-token')];

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
    const bear = makeCard('bear', 'character');
    const token = makeCard('token', 'token');
    const effect: Effect = [
      { do: 'move-forward', expedition: { each: { of: 'opponents', side: 'hero' } }, regions: 1 },
      { do: 'create', token: 'token', in: { side: 'hero' } },
    ];
    const hero = makeCard('hero', 'hero', {
      abilities: [{ kind: 'quick-action', cost: [], effect }],
    });
    const at = (hero: number) => ({
      deck: Array(5).fill('bear'),
      expeditions: { hero: { distance: hero }, companion: { distance: 3 } },
    });
    const start = scenario({
      cards: [bear, token, hero, makeSpell('push', effect)],
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
  const pusher = makeCard('pusher', 'character', {
    abilities: [makeReaction({ on: 'at', phase: 'noon' }, push)],
  });
  const other = makeCard('other', 'character', {
    abilities: [makeReaction({ on: 'at', phase: 'noon' }, [{ do: 'draw' }])],
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

/** Seats 0 and 1 go on after the end of the day; 2 and 3 leave. */
const tie = (one: number, other: number) => [
  { expeditions: { hero: { distance: one }, companion: { distance: 3 } } },
  { expeditions: { hero: { distance: one }, companion: { distance: 3 } } },
  { expeditions: { hero: { distance: other, ascended: true } } },
  {},
];

it('offers no Expedition of those who have left', () => {
  const move: Effect = [{ do: 'create', token: 'token', in: { target: {} } }];
  const [first, ...others] = tie(4, 0);
  const now = scenario({
    cards: [makeCard('token', 'token'), makeSpell('anywhere', move)],
    mode: 'free-for-all',
    phase: 'night',
    players: [{ ...first, hand: ['anywhere'], mana: { ready: 1 } }, ...others],
  })
    .choose()
    .choose('pass')
    .choose('anywhere');
  expect(now.options()).toEqual(['0:hero', '0:companion', '1:hero', '1:companion']);
});

it.each([
  [1, 0],
  [2, 0],
  [3, 0],
  [0, 1],
])(
  'passes First player from seat %i, which may have left at Night, to seat %i (4.2.1.b)',
  (seat, next) => {
    const { game } = scenario({
      cards: [makeCard('bear', 'character')],
      mode: 'free-for-all',
      phase: 'night',
      firstPlayer: seat,
      players: tie(4, 0).map((one) => ({ ...one, hand: ['bear'] })),
    });
    expect(game).toMatchObject({ arena: true, phase: 'morning', firstPlayer: next });
  },
);

it.each(['in turn', 'chosen before'])(
  'does nothing for those who left while an effect is followed, players %s (2024-09)',
  (how) => {
    const [first, ...others] = tie(3, 0);
    const push: Effect = [
      {
        do: 'move-forward',
        expedition: { each: { side: 'hero', holds: { number: { atLeast: 1 } } } },
        regions: 1,
      },
    ];
    const then: Effect = [
      { do: 'may', who: 'they', steps: [{ do: 'draw', who: 'they' }] },
      { do: 'create', token: 'token', in: { side: 'companion', of: 'they' } },
    ];
    const effect: Effect =
      how === 'in turn'
        ? [{ do: 'in-turn', who: 'opponents', steps: [...push, ...then] }]
        : [
            { do: 'target-player', who: { target: 'opponent' } },
            { do: 'target-expedition', expedition: { target: { of: 'opponents', atStart: true } } },
            ...push,
            ...then,
            { do: 'create', token: 'token', in: 'it' },
          ];
    const racing = (seat: ReturnType<typeof tie>[number]) => ({
      expeditions: { ...seat.expeditions, hero: { distance: 3, cards: ['bear'] } },
    });
    let now = scenario({
      cards: [...cards, makeCard('token', 'token'), makeSpell('push', effect)],
      edition: '2024-09',
      mode: 'free-for-all',
      players: [
        { ...racing(first!), hand: ['push'], mana: { ready: 1 } },
        racing(others[0]!),
        ...others.slice(1),
      ],
    }).choose('push');
    if (how === 'chosen before') now = now.choose('player 2').choose('3:companion');
    while (now.now.decision?.kind === 'may') {
      expect(now.now.decision.player).toBe(1);
      now = now.choose('yes');
    }
    expect(now.game.players.map(({ competing }) => competing)).toEqual([true, true, false, false]);
    const controllers = now.query.zone('expedition').map((id) => now.game.objects[id]!.player);
    expect(controllers).toEqual(how === 'in turn' ? [0, 1, 1] : [0, 1]);
  },
);

it('takes away what those who leave had on their Expeditions and Heroes', () => {
  const [first, second, third, fourth] = tie(4, 1);
  const nadir = makeCard('nadir', 'hero', {
    abilities: [{ kind: 'begin', markers: ['forest', 'water'] }],
  });
  const { game } = scenario({
    cards: [nadir],
    mode: 'free-for-all',
    phase: 'night',
    players: [{ ...first, hero: 'nadir' }, second!, { ...third, hero: 'nadir' }, fourth!],
  });
  expect(game.arena).toBe(true);
  expect(view(game, null).players[2]!.expeditions[0]).toMatchObject({ ascended: false });
  expect(game.markers.map(({ owner }) => owner)).toEqual([0, 0]);
});

it('stays as it is, Terrain Markers too, when only some go on in it', () => {
  const inAddition: Ability = {
    kind: 'passive',
    rule: { rule: 'terrain', region: 'all', terrains: ['water'], inAddition: true },
  };
  const cards = [
    makeCard('climber', 'character', { statistics: [0, 5, 0] }),
    makeCard('swimmer', 'character', { statistics: [0, 0, 5], abilities: [inAddition] }),
  ];
  const now = scenario({
    cards,
    mode: 'free-for-all',
    phase: 'dusk',
    adventure: { arena: true, markers: [{ terrain: 'mountain', region: 0 }] },
    players: [
      { expeditions: { hero: ['climber'] } },
      { expeditions: { hero: ['swimmer'] } },
      {},
      {},
    ],
  });
  expect(now.entries('tiebreakers')).toMatchObject([
    { players: [0, 1], cites: ['4.3.e', '1.3.3.f'] },
  ]);
  expect(now.game.players.map(({ competing }) => competing)).toEqual([true, true, false, false]);
  expect(now.game.markers).toMatchObject([{ terrain: 'mountain', region: 0 }]);
});
