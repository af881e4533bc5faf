import { describe, expect, it } from 'vitest';
import type { Effect, Trigger } from '../cards/ability.ts';
import type { PlacedCard } from '../setup/position.ts';
import { REAL_CARDS } from '../testing/real-cards.ts';
import { makeCard, makeReaction, makeSpell, scenario } from '../testing/scenario.ts';

const boostMe = [{ do: 'gain-counters', of: 'me', counter: 'boost', count: 1 }] as const;
const bear = makeCard('bear', 'character');
const discard = makeSpell('doom', [{ do: 'discard', of: { target: { type: 'character' } } }]);
const banish = makeSpell('bounce', [
  { do: 'return', of: { target: { type: 'character' } }, to: 'hand' },
]);

describe('which Reactions an event activates (6.3)', () => {
  it('cites where they work: in play, or in Reserve for Support abilities (2.2.12.g, 2.2.12.i)', () => {
    const ability = makeReaction({ on: 'at', phase: 'noon' }, boostMe);
    const both = [
      makeCard('worker', 'character', { abilities: [ability] }),
      makeCard('helper', 'character', { abilities: [{ ...ability, support: true }] }),
    ];
    const cited = (player: object) =>
      scenario({ cards: both, phase: 'noon', players: [player, {}] })
        .entries('activation')
        .flatMap(({ cites }) => cites);
    const inPlay = cited({ expeditions: { hero: ['worker', 'helper'] } });
    expect(inPlay).toContain('2.2.12.g');
    expect(inPlay).not.toContain('2.2.12.i');
    const inReserve = cited({ reserve: ['worker', 'helper'] });
    expect(inReserve).toContain('2.2.12.i');
    expect(inReserve).not.toContain('2.2.12.g');
  });

  it('activates self-move Reactions of what arrives, and only after (6.3.e)', () => {
    const joiner = makeCard('joiner', 'character', {
      abilities: [makeReaction({ on: 'join' }, boostMe)],
    });
    const played = scenario({
      cards: [joiner],
      players: [{ hand: [{ card: 'joiner', as: 'j' }], mana: { ready: 1 } }, {}],
    }).choose('j@hero');
    expect(played.object('j').counters).toEqual({ boost: 1 });
    expect(played.cites()).toContain('6.3.e');
  });

  it('tells the symbols apart by where the card was played from (7.1.1)', () => {
    const both = makeCard('both', 'character', {
      abilities: [
        makeReaction({ on: 'hand' }, [
          { do: 'gain-counters', of: 'me', counter: 'hand', count: 1 },
        ]),
        makeReaction({ on: 'reserve' }, [
          { do: 'gain-counters', of: 'me', counter: 'reserve', count: 1 },
        ]),
      ],
    });
    const from = (zone: 'hand' | 'reserve') =>
      scenario({
        cards: [both],
        players: [{ [zone]: [{ card: 'both', as: 'b' }], mana: { ready: 1 } }, {}],
      })
        .choose('b@hero')
        .object('b').counters;
    expect(from('hand')).toEqual({ hand: 1 });
    expect(from('reserve')).toEqual({ reserve: 1 });
  });

  it('activates others that worked before the event, even if they are gone after (6.3.f)', () => {
    const watcher = makeCard('watcher', 'character', {
      abilities: [
        makeReaction({ on: 'leaves', what: 'me', where: 'expedition' }, [{ do: 'draw' }]),
        makeReaction(
          { on: 'joins', what: { type: 'character', other: true }, where: 'mine' },
          boostMe,
        ),
      ],
    });
    const left = scenario({
      cards: [watcher, discard, bear],
      players: [
        { hand: ['doom'], deck: ['bear'], mana: { ready: 1 }, expeditions: { hero: ['watcher'] } },
        {},
      ],
    }).choose('doom');
    expect(left.query.zone('hand', 0)).toHaveLength(1);
    expect(left.cites()).toContain('6.3.f');
  });

  it('does not activate what arrives in the same event for others arriving with it', () => {
    const greeter = makeCard('greeter', 'character', {
      abilities: [
        makeReaction(
          { on: 'joins', what: { type: 'character', other: true }, where: 'yours' },
          boostMe,
        ),
      ],
    });
    const both = makeSpell('both', [
      { do: 'put', of: { all: { type: 'character', in: 'reserve', of: 'you' } }, to: 'expedition' },
    ]);
    const put = scenario({
      cards: [greeter, both],
      players: [
        {
          hand: ['both'],
          reserve: [
            { card: 'greeter', as: 'a' },
            { card: 'greeter', as: 'b' },
          ],
          mana: { ready: 1 },
        },
        {},
      ],
    })
      .choose('both')
      .choose('0:hero')
      .choose('0:hero');
    expect(put.object('a').counters).toEqual({});
    expect(put.object('b').counters).toEqual({});
  });

  it('activates once for each atomic action that matches (6.3.g)', () => {
    const monolith = makeCard('monolith', 'landmark-permanent', {
      abilities: [
        makeReaction({ on: 'joins', what: { type: 'character' }, where: 'yours' }, [
          { do: 'gain-counters', of: 'it', counter: 'boost', count: 1 },
        ]),
      ],
    });
    const recruit = makeCard('recruit', 'token');
    const gates = makeSpell('gates', [{ do: 'create', token: 'recruit', count: 2, in: 'yours' }]);
    const created = scenario({
      cards: [monolith, recruit, gates],
      players: [{ hand: ['gates'], landmarks: ['monolith'], mana: { ready: 1 } }, {}],
    }).choose('gates');
    expect(created.entries('step').find(({ verb }) => verb === 'create')?.actions).toBe(4);
    expect(created.now.decision).toMatchObject({ kind: 'reaction', player: 0 });
    expect(created.now.decision?.options).toHaveLength(4);
  });

  it('reads the condition of a trigger in its tense (6.3.k)', () => {
    const was = makeCard('was', 'character', {
      abilities: [
        {
          kind: 'reaction',
          trigger: { on: 'leaves', what: 'me', where: 'expedition' },
          if: { is: 'me', filter: { status: 'fleeting' }, past: true },
          effect: [{ do: 'draw' }],
        },
      ],
    });
    const hand = (statuses: readonly 'fleeting'[]) =>
      scenario({
        cards: [was, discard, bear],
        players: [
          {
            hand: ['doom'],
            deck: ['bear', 'bear'],
            mana: { ready: 1 },
            expeditions: { hero: [{ card: 'was', statuses }] },
          },
          {},
        ],
      })
        .choose('doom')
        .query.zone('hand', 0).length;
    expect(hand(['fleeting'])).toBe(1);
    expect(hand([])).toBe(0);
  });

  it('activates at most a hundred times a day (6.3.l)', () => {
    const loop = makeCard('loop', 'landmark-permanent', {
      abilities: [
        {
          kind: 'reaction',
          trigger: { on: 'gains-counters', what: 'me', counter: 'x' },
          effect: [{ do: 'gain-counters', of: 'me', counter: 'x', count: 1 }],
        },
        makeReaction({ on: 'join' }, [{ do: 'gain-counters', of: 'me', counter: 'x', count: 1 }]),
      ],
    });
    const looped = scenario({
      cards: [loop],
      players: [{ hand: [{ card: 'loop', as: 'l' }], mana: { ready: 1 } }, {}],
    }).choose('l');
    expect(looped.object('l').counters).toEqual({ x: 101 });
    expect(looped.cites()).toContain('6.3.l');
  });

  it('is bound to objects, which it finds where the trigger said they went (2.1.f, 6.3.i)', () => {
    const jellyfish = REAL_CARDS.find(({ id }) => id === 'moonlight-jellyfish')!;
    const drain = makeSpell('drain', [
      { do: 'sacrifice', of: { choose: { type: 'character', of: 'you' } } },
    ]);
    const gone = scenario({
      cards: [jellyfish, drain],
      players: [
        {
          hand: ['drain'],
          mana: { ready: 1 },
          expeditions: { hero: [{ card: 'moonlight-jellyfish', as: 'm' }] },
        },
        {},
      ],
    }).choose('drain');
    expect(gone.zone('m')).toBe('reserve');
  });

  it('does not find in a hidden zone what left for it (2.1.f)', () => {
    const sinking = makeCard('sinking', 'character', {
      abilities: [
        makeReaction({ on: 'leaves', what: 'me', where: 'expedition' }, [
          { do: 'put', of: 'me', to: 'mana' },
        ]),
      ],
    });
    const sent = (to: 'hand' | 'reserve') =>
      scenario({
        cards: [
          sinking,
          makeSpell('send', [{ do: 'return', of: { all: { type: 'character' } }, to }]),
        ],
        players: [
          {
            hand: ['send'],
            mana: { ready: 1 },
            expeditions: { hero: [{ card: 'sinking', as: 's' }] },
          },
          {},
        ],
      }).choose('send');
    expect(sent('reserve').zone('s')).toBe('mana');
    expect(sent('hand').zone('s')).toBe('hand');
  });

  it('cannot act on an object that has become another (2.1.d)', () => {
    const slow = makeCard('slow', 'character', {
      abilities: [
        makeReaction({ on: 'join' }, boostMe),
        makeReaction({ on: 'hand' }, [{ do: 'return', of: 'me', to: 'hand' }]),
      ],
    });
    const returned = scenario({
      cards: [slow, banish],
      players: [{ hand: [{ card: 'slow', as: 's' }], mana: { ready: 1 } }, {}],
    })
      .choose('s@hero')
      .choose('slow:1');
    expect(returned.zone('s')).toBe('hand');
    expect(returned.entries('why-not').some(({ why }) => why === 'gone')).toBe(true);
  });

  it('obeys what says that it cannot activate (7.3.1.e)', () => {
    const council = REAL_CARDS.find(({ id }) => id === 'the-council')!;
    const joiner = makeCard('joiner', 'character', {
      abilities: [makeReaction({ on: 'join' }, boostMe)],
    });
    const into = (side: 'hero' | 'companion') =>
      scenario({
        cards: [council, joiner],
        players: [
          { hand: [{ card: 'joiner', as: 'j' }], mana: { ready: 1 } },
          { expeditions: { hero: ['the-council'] } },
        ],
      }).choose(`j@${side}`);
    expect(into('hero').object('j').counters).toEqual({});
    expect(into('hero').cites()).toContain('7.3.1.e');
    expect(into('companion').object('j').counters).toEqual({ boost: 1 });
  });
});

describe('playing Reactions (4.4, 5.4)', () => {
  const noon = (id: string, count: number) =>
    makeCard(id, 'character', {
      abilities: [
        makeReaction({ on: 'at', phase: 'noon' }, [
          { do: 'gain-counters', of: 'me', counter: 'boost', count },
        ]),
      ],
    });
  const start = scenario({
    cards: [noon('one', 1), noon('two', 2)],
    phase: 'noon',
    firstPlayer: 1,
    players: [{ expeditions: { hero: ['one', 'two'] } }, { expeditions: { hero: ['one', 'two'] } }],
  });

  it('lets the player with the initiative play all theirs first, in any order (4.4.b)', () => {
    expect(start.now.decision).toMatchObject({ kind: 'reaction', player: 1 });
    const next = start.choose('two');
    expect(next.now.decision).toMatchObject({ kind: 'reaction', player: 0 });
    expect(next.cites()).toContain('4.4.b');
  });

  it('lets each cease to exist after its resolution (5.4.d)', () => {
    const done = start.choose('one').choose('one');
    expect(done.query.zone('limbo')).toEqual([]);
    expect(done.cites()).toContain('5.4.d');
  });

  it('does not activate "at Noon" of what arrives during Noon (4.2.b, remark)', () => {
    const late = scenario({
      cards: [
        noon('one', 1),
        makeCard('bringer', 'character', {
          abilities: [
            makeReaction({ on: 'at', phase: 'noon' }, [
              { do: 'put', of: { all: { in: 'reserve', of: 'you' } }, to: 'expedition' },
            ]),
          ],
        }),
      ],
      phase: 'noon',
      players: [{ expeditions: { hero: ['bringer'] }, reserve: [{ card: 'one', as: 'late' }] }, {}],
    }).choose('0:hero');
    expect(late.object('late')).toMatchObject({ zone: 'expedition', counters: {} });
  });
});

describe('what triggers about moving and becoming look at (7.5.4, 7.5.10)', () => {
  const boostIt = [{ do: 'gain-counters', of: 'it', counter: 'boost', count: 1 }] as const;

  it('takes nothing to join that another action of the same event touches where it stands', () => {
    const monolith = makeCard('monolith', 'landmark-permanent', {
      abilities: [
        makeReaction({ on: 'joins', what: { type: 'character' }, where: 'yours' }, boostIt),
      ],
    });
    const rested = scenario({
      cards: [monolith, bear],
      phase: 'night',
      players: [
        {
          landmarks: ['monolith'],
          expeditions: { hero: [{ card: 'bear', as: 'b', statuses: ['anchored'] }, 'bear'] },
        },
        {},
      ],
    });
    expect(rested.object('b').counters).toEqual({});
    expect(rested.entries('activation')).toEqual([]);
  });

  it('lets what arrives with a status become it, though the old object had it (7.5.4.a)', () => {
    const watcher = makeCard('watcher', 'landmark-permanent', {
      abilities: [
        makeReaction(
          { on: 'becomes', what: { type: 'character', in: 'expedition' }, status: 'boosted' },
          [{ do: 'draw' }],
        ),
      ],
    });
    const played = scenario({
      cards: [watcher, bear],
      players: [
        {
          landmarks: ['watcher'],
          deck: ['bear'],
          mana: { ready: 2 },
          reserve: [{ card: 'bear', as: 'b', counters: { boost: 1 } }],
        },
        {},
      ],
    }).choose('b@hero');
    expect(played.entries('activation')).toHaveLength(1);
    expect(played.query.zone('hand', 0)).toHaveLength(1);
  });
});

describe('conditions and abilities that do not count (6.3.k, 7.3.19)', () => {
  it('looks back at another object that the event moved (6.3.k)', () => {
    const watcher = makeCard('watcher', 'landmark-permanent', {
      abilities: [
        {
          ...makeReaction({ on: 'leaves', what: { type: 'character' }, where: 'expedition' }, [
            { do: 'draw' },
          ]),
          if: { is: 'it', filter: { status: 'asleep' }, past: true },
        },
      ],
    });
    const sent = (statuses: readonly 'asleep'[]) =>
      scenario({
        cards: [
          watcher,
          bear,
          makeSpell('send', [{ do: 'send', of: { target: { type: 'character' } }, to: 'reserve' }]),
        ],
        players: [
          {
            landmarks: ['watcher'],
            hand: ['send'],
            deck: ['bear'],
            mana: { ready: 1 },
            expeditions: { hero: [{ card: 'bear', statuses }] },
          },
          {},
        ],
      }).choose('send');
    expect(sent(['asleep']).query.zone('hand', 0)).toHaveLength(1);
    expect(sent([]).query.zone('hand', 0)).toHaveLength(0);
  });

  const hush = makeCard('hush', 'landmark-permanent', {
    abilities: [{ kind: 'passive', rule: { rule: 'ignore-abilities', of: { type: 'character' } } }],
  });

  it('activates nothing that is ignored, as it arrives, as told, or while it stands', () => {
    const loud = makeCard('loud', 'character', {
      abilities: [
        makeReaction({ on: 'join' }, boostMe),
        makeReaction(
          { on: 'joins', what: { type: 'character', other: true }, where: 'mine' },
          boostMe,
        ),
      ],
    });
    const ask = makeSpell('ask', [
      { do: 'activate', abilities: 'join', of: { target: { type: 'character' } } },
    ]);
    const start = scenario({
      cards: [hush, loud, ask],
      players: [
        {
          landmarks: ['hush'],
          hand: [{ card: 'loud', as: 'b' }, 'ask'],
          mana: { ready: 2 },
          expeditions: { hero: [{ card: 'loud', as: 'a' }] },
        },
        { passed: true },
      ],
    });
    const played = start.choose('b@hero').choose('ask').choose('a');
    expect(played.object('a').counters).toEqual({});
    expect(played.object('b').counters).toEqual({});
    const ignored = played.entries('why-not').filter(({ why }) => why === 'ability-ignored');
    expect(ignored).toHaveLength(3);
    expect(ignored[0]?.cites).toContain('7.3.19.b');
  });
});

describe('self-move Reactions about a place (6.3.c)', () => {
  const runner = (where: 'yours' | 'mine') =>
    makeCard(`runner-${where}`, 'character', {
      abilities: [makeReaction({ on: 'joins', what: 'me', where }, boostMe)],
    });

  it('activate when what has them joins a subset of the Expedition zone', () => {
    const defect = makeSpell('defect', [{ do: 'defect', of: { target: { type: 'character' } } }]);
    const moved = scenario({
      cards: [runner('yours'), defect],
      players: [
        {
          hand: ['defect'],
          mana: { ready: 1 },
          expeditions: { hero: [{ card: 'runner-yours', as: 'r' }] },
        },
        {},
      ],
    }).choose('defect');
    expect(moved.object('r').player).toBe(1);
    expect(moved.object('r').counters).toEqual({ boost: 1 });
  });

  it('do not activate for a symbol, which speaks of the zone alone (7.5.10.c)', () => {
    const joiner = makeCard('joiner', 'character', {
      abilities: [makeReaction({ on: 'join' }, boostMe)],
    });
    const swap = makeSpell('swap', [{ do: 'switch', of: { target: { type: 'character' } } }]);
    const moved = scenario({
      cards: [joiner, swap],
      players: [
        {
          hand: ['swap'],
          mana: { ready: 1 },
          expeditions: { hero: [{ card: 'joiner', as: 'j' }] },
        },
        {},
      ],
    }).choose('swap');
    expect(moved.object('j').counters).toEqual({});
  });

  it('do not exist as Support abilities of what arrives exhausted (2.2.12.j, 6.3.e)', () => {
    const trigger = { on: 'goes', what: 'me', to: 'reserve' } as const;
    const helper = (support: object) =>
      makeCard('helper', 'character', {
        abilities: [{ ...makeReaction(trigger, boostMe), ...support }],
      });
    const boosts = (support: object, enters: object) => {
      const dig = makeSpell('dig', [{ do: 'put', of: { top: 1 }, to: 'reserve', ...enters }]);
      const players = [
        { hand: ['dig'], deck: [{ card: 'helper', as: 'h' }], mana: { ready: 1 } },
        {},
      ];
      return scenario({ cards: [helper(support), dig], players })
        .choose('dig')
        .object('h').counters;
    };
    expect(boosts({ support: true }, {})).toEqual({ boost: 1 });
    expect(boosts({ support: true }, { enters: 'exhausted' })).toEqual({});
    expect(boosts({}, { enters: 'exhausted' })).toEqual({ boost: 1 });
  });

  it('do not exist face down: a Mana Orb has no abilities (3.1.3.c, 6.3.e)', () => {
    const drowned = makeCard('drowned', 'character', {
      abilities: [makeReaction({ on: 'goes', what: 'me', to: 'mana' }, [{ do: 'draw' }])],
    });
    const sink = makeSpell('sink', [{ do: 'put', of: { choose: { in: 'reserve' } }, to: 'mana' }]);
    const sunk = scenario({
      cards: [drowned, sink],
      players: [{ hand: ['sink'], deck: ['sink'], reserve: ['drowned'], mana: { ready: 1 } }, {}],
    }).choose('sink');
    expect(sunk.entries('activation')).toEqual([]);
  });

  it('know what they have become, which is no other card (2.1.f, 6.3.d)', () => {
    const effect: Effect = [
      {
        do: 'return',
        of: { choose: { type: 'character', in: 'reserve', of: 'you', other: true } },
        to: 'hand',
      },
    ];
    const home = makeSpell('home', [
      { do: 'put', of: { all: { type: 'character' } }, to: 'reserve' },
    ]);
    const put = (trigger: Trigger, reserve: readonly PlacedCard[]) =>
      scenario({
        cards: [
          home,
          makeCard('homer', 'character', { abilities: [makeReaction(trigger, effect)] }),
        ],
        players: [
          {
            hand: ['home'],
            mana: { ready: 1 },
            reserve,
            expeditions: { hero: [{ card: 'homer', as: 'h' }] },
          },
          {},
        ],
      }).choose('home');
    for (const trigger of [
      { on: 'goes', what: 'me', from: 'expedition', to: 'reserve' },
      { on: 'leaves', what: 'me', where: 'expedition' },
    ] satisfies Trigger[]) {
      const alone = put(trigger, []);
      expect(alone.zone('h')).toBe('reserve');
      const both = put(trigger, [{ card: 'homer', as: 'other' }]);
      expect([both.zone('h'), both.zone('other')]).toEqual(['reserve', 'hand']);
    }
  });

  it('are no self-move ones when they speak of a Hand: only what worked before activates', () => {
    const homesick = makeCard('homesick', 'character', {
      abilities: [makeReaction({ on: 'goes', what: 'me', to: 'hand' }, [{ do: 'draw' }])],
    });
    const home = makeSpell('home', [
      {
        do: 'return',
        of: { target: { type: 'character', in: ['expedition', 'reserve'] } },
        to: 'hand',
      },
    ]);
    const returned = (zones: object) =>
      scenario({
        cards: [homesick, home],
        players: [{ hand: ['home'], deck: ['home'], mana: { ready: 1 }, ...zones }, {}],
      }).choose('home');
    expect(returned({ expeditions: { hero: ['homesick'] } }).entries('activation')).toHaveLength(1);
    expect(returned({ reserve: ['homesick'] }).entries('activation')).toEqual([]);
  });
});
