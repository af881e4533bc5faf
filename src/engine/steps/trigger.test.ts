import { describe, expect, it } from 'vitest';
import type { Effect, Filter, Trigger } from '../cards/ability.ts';
import { EDITIONS } from '../rules/edition.ts';
import type { PlayerPosition } from '../setup/position.ts';
import { makeCard, makeReaction, makeSpell, scenario } from '../testing/scenario.ts';

const bear = makeCard('bear', 'character');
const mark = (counter: string): Effect => [{ do: 'gain-counters', of: 'me', counter, count: 1 }];

function watcher(on: Trigger) {
  return makeCard('watcher', 'landmark-permanent', { abilities: [makeReaction(on, mark('seen'))] });
}

describe.each(EDITIONS)('what a trigger speaks of (2.2.1.h), edition %s', (edition) => {
  const boosts = makeSpell('boosts', [
    {
      do: 'gain-counters',
      of: { target: { type: 'character', in: ['play', 'reserve'] } },
      counter: 'boost',
      count: 1,
    },
  ]);
  const seen = (on: Trigger, label: string) =>
    scenario({
      cards: [bear, boosts, watcher(on)],
      edition,
      players: [
        {
          hand: ['boosts'],
          reserve: [{ card: 'bear', as: 'in reserve' }],
          expeditions: { hero: [{ card: 'bear', as: 'in play' }] },
          landmarks: [{ card: 'watcher', as: 'w' }],
          mana: { ready: 1 },
        },
        {},
      ],
    })
      .choose('boosts')
      .choose(label)
      .object('w').counters.seen ?? 0;
  const yours = { type: 'character', of: 'you' } as const;

  it.each([
    ['gains counters', { on: 'gains-counters', what: yours, counter: 'boost' } as const],
    ['becomes boosted', { on: 'becomes', what: yours, status: 'boosted' } as const],
  ])('is in play unless it says where: %s', (_what, on) => {
    expect(seen(on, 'in play')).toBe(1);
    expect(seen(on, 'in reserve')).toBe(0);
    expect(seen({ ...on, what: { ...yours, in: 'reserve' } }, 'in reserve')).toBe(1);
  });

  it('becomes Fleeting once when it is played from Reserve (2.4.7.c, 7.5.4.a)', () => {
    const now = scenario({
      cards: [bear, watcher({ on: 'becomes', what: yours, status: 'fleeting' })],
      edition,
      players: [
        {
          reserve: [{ card: 'bear', as: 'b' }],
          landmarks: [{ card: 'watcher', as: 'w' }],
          mana: { ready: 1 },
        },
        {},
      ],
    }).choose('b@hero');
    expect(now.object('b').statuses).toEqual(['fleeting']);
    expect(now.object('w').counters).toEqual({ seen: 1 });
  });

  it('so do modifiers (6.2.b)', () => {
    const guard = makeCard('guard', 'landmark-permanent', {
      abilities: [
        {
          kind: 'passive',
          rule: {
            rule: 'instead',
            would: { would: 'gain-counters', what: yours, counter: 'boost' },
            instead: [{ do: 'draw' }],
          },
        },
      ],
    });
    const boosted = (label: string) =>
      scenario({
        cards: [bear, boosts, guard],
        edition,
        players: [
          {
            hand: ['boosts'],
            reserve: [{ card: 'bear', as: 'in reserve' }],
            expeditions: { hero: [{ card: 'bear', as: 'in play' }] },
            landmarks: ['guard'],
            deck: ['bear'],
            mana: { ready: 1 },
          },
          {},
        ],
      })
        .choose('boosts')
        .choose(label)
        .object(label).counters;
    expect(boosted('in play')).toEqual({});
    expect(boosted('in reserve')).toEqual({ boost: 1 });
  });
});

describe.each(EDITIONS)('any of several triggers (6.3.b), edition %s', (edition) => {
  const joinsOr = (...of: readonly Trigger[]) =>
    makeCard('x', 'character', {
      abilities: [
        makeReaction({ on: 'any', of }, mark('any')),
        makeReaction({ on: 'hand' }, mark('hand')),
      ],
    });
  const playedFrom = (zone: 'hand' | 'reserve', ...of: readonly Trigger[]) => {
    const start = scenario({
      cards: [joinsOr(...of)],
      edition,
      players: [{ [zone]: [{ card: 'x', as: 'x' }], mana: { ready: 1 } }, {}],
    }).choose('x@hero');
    let now = start;
    while (now.now.decision?.kind === 'reaction') now = now.choose(now.options()[0]!);
    return now.object('x').counters;
  };

  it('can be symbols (7.1.1)', () => {
    const symbols = [{ on: 'hand' }, { on: 'reserve' }] as const;
    expect(playedFrom('hand', ...symbols)).toEqual({ any: 1, hand: 1 });
    expect(playedFrom('reserve', ...symbols)).toEqual({ any: 1 });
  });

  it('activates once for an event that two of them match', () => {
    expect(playedFrom('hand', { on: 'join' }, { on: 'hand' })).toEqual({ any: 1, hand: 1 });
    const joins = { on: 'joins', what: 'me', where: 'expedition' } as const;
    expect(playedFrom('reserve', { on: 'reserve' }, joins)).toEqual({ any: 1 });
  });

  it('is a self-move Reaction for what is, and another for the rest (6.3.c, 6.3.f)', () => {
    const noon = { on: 'at', phase: 'noon' } as const;
    const joins = { on: 'joins', what: 'me', where: 'expedition' } as const;
    expect(playedFrom('reserve', joins, noon)).toEqual({ any: 1 });
    const atNoon = scenario({
      cards: [joinsOr(joins, noon)],
      edition,
      phase: 'noon',
      players: [{ expeditions: { hero: [{ card: 'x', as: 'x' }] } }, {}],
    });
    expect(atNoon.object('x').counters).toEqual({ any: 1 });
  });

  it('is what a text activates by its symbol (7.3.1.b)', () => {
    const again = makeSpell('again', [
      { do: 'activate', of: { target: { type: 'character' } }, abilities: 'reserve' },
    ]);
    const now = scenario({
      cards: [joinsOr({ on: 'hand' }, { on: 'reserve' }), again],
      edition,
      players: [
        {
          hand: ['again'],
          expeditions: { hero: [{ card: 'x', as: 'x' }] },
          mana: { ready: 1 },
        },
        {},
      ],
    }).choose('again');
    expect(now.object('x').counters).toEqual({ any: 1 });
  });
});

it('lets the first of several who pass in one event pass first: whoever says so', () => {
  const frog = makeCard('frog', 'character', {
    abilities: [makeReaction({ on: 'passes', who: 'you', first: true }, mark('first'))],
  });
  const everybody = makeSpell('everybody', [{ do: 'pass', who: 'each-player' }]);
  const passed = (after: boolean) => {
    const start = scenario({
      cards: [frog, everybody],
      firstPlayer: after ? 0 : 1,
      turn: 1,
      players: [
        { passed: after, expeditions: { hero: [{ card: 'frog', as: 'a' }] } },
        {
          hand: ['everybody'],
          mana: { ready: 1 },
          expeditions: { hero: [{ card: 'frog', as: 'b' }] },
        },
      ],
    });
    return start
      .choose('everybody')
      .entries('activation')
      .map(({ reaction: { controller } }) => controller);
  };
  expect(passed(false)).toEqual([1]);
  expect(passed(true)).toEqual([]);
});

describe.each(EDITIONS)('who did it (7.5.6), edition %s', (edition) => {
  const sacrificer = makeCard('sacrificer', 'landmark-permanent', {
    abilities: [makeReaction({ on: 'sacrifices', who: 'you', what: {} }, mark('seen'))],
  });
  const grounds = (who: 'you' | 'each-player') =>
    scenario({
      cards: [
        bear,
        sacrificer,
        makeSpell('all', [
          {
            do: 'sacrifice',
            of: { choose: { type: 'character', of: 'they' } },
            who: 'each-player',
          },
        ]),
        makeSpell('one', [{ do: 'sacrifice', of: { choose: { type: 'character', of: 'you' } } }]),
      ],
      edition,
      players: [
        {
          hand: ['all', 'one'],
          mana: { ready: 2 },
          landmarks: ['sacrificer'],
          expeditions: { hero: ['bear'] },
        },
        { expeditions: { hero: ['bear'] } },
      ],
    })
      .choose(who === 'you' ? 'one' : 'all')
      .entries('activation')
      .map(({ cites }) => cites.filter((one) => one.includes('7.5.6.')));

  it('is each player whom the effect names, its controller too', () => {
    const [named, controller] = [grounds('each-player'), grounds('you')];
    expect(named).toHaveLength(1);
    expect(named[0]!.join()).toContain('7.5.6.b');
    expect(controller[0]!.join()).toContain('7.5.6.c');
  });
});

describe('"when you discard" and "when a card is discarded" (7.5.6)', () => {
  const fromHand = { on: 'goes', what: { type: 'card' }, from: 'hand', to: 'discard' } as const;
  const fromReserve = { ...fromHand, from: ['hand', 'reserve'] as const } as const;
  const gain: Effect = [{ do: 'gain-counters', of: 'me', counter: 'boost', count: 1 }];
  const both = makeCard('both', 'character', {
    abilities: [
      makeReaction({ ...fromHand, who: 'you', of: 'you' }, gain),
      makeReaction({ ...fromReserve, who: 'you', of: 'you' }, gain),
      makeReaction({ ...fromReserve, of: 'you' }, [
        { do: 'gain-counters', of: 'me', counter: 'wound', count: 1 },
      ]),
    ],
  });
  const counters = (effect: Effect, doer: 0 | 1) => {
    const watching: PlayerPosition = {
      hand: ['bear'],
      reserve: ['bear'],
      expeditions: { hero: [{ card: 'both', as: 'w' }] },
    };
    const acting: PlayerPosition = { hand: ['act'], mana: { ready: 1 } };
    const players =
      doer === 0
        ? [{ ...watching, hand: ['act', 'bear'], mana: { ready: 1 } }, {}]
        : [acting, watching];
    let now = scenario({
      cards: [bear, both, makeSpell('act', effect)],
      players,
    }).choose('act');
    while (now.now.decision && now.now.decision.kind !== 'turn')
      now = now.choose(now.options()[0]!);
    return now.object('w').counters;
  };
  const theirHand: Effect = [
    {
      do: 'discard',
      of: { choose: { type: 'card', in: 'hand', of: 'opponents' }, random: true },
    },
  ];

  it('is you where your effect or your choice does it', () => {
    const mine: Effect = [
      { do: 'discard', of: { choose: { type: 'card', in: 'hand', of: 'you' } } },
    ];
    expect(counters(mine, 0)).toEqual({ boost: 2, wound: 1 });
    const reserve: Effect = [
      { do: 'discard', of: { choose: { type: 'card', in: 'reserve', of: 'you' } } },
    ];
    expect(counters(reserve, 0)).toEqual({ boost: 1, wound: 1 });
  });
  it('is you where an opponent’s effect has you do it', () => {
    const made: Effect = [
      {
        do: 'discard',
        who: 'opponents',
        of: { choose: { type: 'card', in: 'hand', of: 'they' } },
      },
    ];
    expect(counters(made, 1)).toEqual({ boost: 2, wound: 1 });
  });
  it('is not you where an opponent’s effect does it (7.5.6.c)', () => {
    expect(counters(theirHand, 1)).toEqual({ wound: 1 });
    expect(counters([{ do: 'sabotage' }], 1)).toEqual({ wound: 1 });
  });
});

describe('a Reaction that does not activate for want of one thing (6.3.b)', () => {
  const robot = makeCard('robot', 'character', { subtypes: ['robot'] });
  const gear = makeCard('gear', 'expedition-permanent', { subtypes: ['gear'] });
  const toldOf = (on: Trigger, played: string) =>
    scenario({
      cards: [bear, robot, gear, watcher(on)],
      players: [{ hand: [played], landmarks: ['watcher'], mana: { ready: 1 } }, {}],
    })
      .choose(played)
      .entries('why-not')
      .filter(({ why }) => why === 'trigger')
      .map(({ object, by, word }) => [by?.card, object?.card, word]);
  const plays = (card: Filter): Trigger => ({ on: 'plays', who: 'you', card });

  it('says that the type is another', () => {
    expect(toldOf(plays({ type: 'character' }), 'gear')).toEqual([['watcher', 'gear', 'type']]);
    expect(toldOf({ on: 'joins', what: { type: 'character' }, where: 'play' }, 'gear')).toEqual([
      ['watcher', 'gear', 'type'],
    ]);
  });

  it('says that the sub-type is another', () => {
    const robots = { type: 'character', subtype: 'robot' } as const;
    expect(toldOf(plays(robots), 'bear')).toEqual([['watcher', 'bear', 'subtype']]);
    expect(toldOf(plays(robots), 'robot')).toEqual([]);
  });

  it('is silent where two things are wanting, or it is of another player', () => {
    expect(toldOf(plays({ type: 'character', subtype: 'robot' }), 'gear')).toEqual([]);
    expect(toldOf({ ...plays({ type: 'spell' }), who: 'opponents' } as Trigger, 'bear')).toEqual(
      [],
    );
  });
});
