/** Each row of the table of differences between 4.0 and 5.0, with the same cards and script in both. */

import { describe, expect, it } from 'vitest';
import type { Ability, Condition, Effect } from './cards/ability.ts';
import type { EditionId } from './rules/edition.ts';
import {
  ifThen,
  makeCard,
  makeReaction,
  makeSpell,
  type Scenario,
  scenario,
} from './testing/scenario.ts';

const bear = makeCard('bear', 'character');
const imp = makeCard('imp', 'token');

/** The same done in both editions. */
function both<T>(play: (edition: EditionId) => T): readonly T[] {
  return (['4.0', '5.0'] as const).map(play);
}

/** Plays every Reaction that waits, the first offered first. */
function settled(table: Scenario): Scenario {
  let now = table;
  while (now.now.decision?.kind === 'reaction') now = now.choose(now.options()[0]!);
  return now;
}

const zones = (table: Scenario, player = 0) =>
  (['hand', 'deck', 'discard', 'reserve'] as const).map(
    (zone) => table.query.zone(zone, player).length,
  );

describe('a Deck that is too small, in the Afternoon', () => {
  const play = (effect: Effect, deck: readonly string[]) =>
    both((edition) =>
      scenario({
        edition,
        cards: [bear, makeSpell('plan', effect)],
        players: [
          {
            hand: ['plan'],
            mana: { ready: 1 },
            deck: [...deck],
            discard: ['bear', 'bear', 'bear'],
          },
          {},
        ],
      }).choose('plan'),
    );

  it('gives nothing when it is empty; 4.0 shuffles the Discard pile under it (3.2.2.d)', () => {
    const [older, newer] = play([{ do: 'draw' }], []);
    expect(zones(older!)).toEqual([1, 2, 0, 1]);
    expect(zones(newer!)).toEqual([0, 0, 3, 1]);
    expect(older!.cites()).toContain('3.2.2.d');
    expect(newer!.entries('why-not').at(-1)?.cites).toContain('3.2.2.d');
  });

  it('gives all that it has of the first cards (3.2.2.e)', () => {
    const [older, newer] = play([{ do: 'draw', count: 3 }], ['bear']);
    expect(zones(older!)).toEqual([3, 1, 0, 1]);
    expect(zones(newer!)).toEqual([1, 0, 3, 1]);
    expect(newer!.entries('why-not').at(-1)?.cites).toContain('3.2.2.e');
  });

  it('shows what it has, and the effect goes on (3.2.2.e)', () => {
    const [, newer] = play(
      [
        { do: 'reveal', of: { top: 4 } },
        { do: 'discard', of: 'rest' },
      ],
      ['bear'],
    );
    expect(zones(newer!)).toEqual([0, 0, 4, 1]);
  });

  it('gets the Discard pile back for a Resupply when it is empty (7.3.31.c)', () => {
    const [older, newer] = play([{ do: 'resupply' }], []);
    expect(zones(older!)).toEqual([0, 2, 0, 2]);
    expect(zones(newer!)).toEqual([0, 2, 0, 2]);
    expect(newer!.cites()).toContain('7.3.31.c');
  });
});

describe('the Morning of 5.0', () => {
  const morning = (deck: readonly string[], more: object = {}) =>
    scenario({
      edition: '5.0',
      cards: [bear],
      phase: 'morning',
      day: 2,
      players: [
        { deck: [...deck], discard: ['bear', 'bear', 'bear'], ...more },
        { deck: Array(9).fill('bear') },
      ],
    });

  it('lets a player with an empty Deck shuffle the Discard pile back before and after each daily effect (4.2.1.f)', () => {
    const asked = morning([]);
    expect(asked.now.decision).toMatchObject({
      kind: 'shuffle-back',
      player: 0,
      cites: ['4.2.1.f'],
    });
    const shuffled = asked.choose('yes');
    expect(shuffled.query.zone('hand', 0)).toHaveLength(2);
    expect(shuffled.query.zone('deck', 0)).toHaveLength(1);
    expect(shuffled.cites()).toContain('4.2.1.f');
    let declined = asked;
    for (let i = 0; i < 9 && declined.now.decision?.kind === 'shuffle-back'; i++) {
      declined = declined.choose('no');
    }
    expect(declined.now.decision?.kind).not.toBe('shuffle-back');
    expect(declined.query.zone('discard', 0)).toHaveLength(3);
    expect(declined.query.zone('hand', 0)).toHaveLength(0);
  });

  it('asks within a draw of more cards than the Deck has, and draws all at once (7.3.9.c)', () => {
    const asked = morning(['bear']);
    expect(asked.now.decision).toMatchObject({ kind: 'shuffle-back', player: 0 });
    expect(asked.now.decision?.cites).toContain('7.3.9.c');
    const yes = asked.choose('yes');
    expect(zones(yes)).toEqual([2, 2, 0, 0]);
    const drawn = yes
      .entries('action')
      .filter((one) => one.action === 'move' && one.why === 'draw');
    expect(new Set(drawn.slice(0, 4).map(({ parent }) => parent)).size).toBe(1);
    const no = asked.choose('no');
    expect(zones(no)).toEqual([1, 0, 3, 0]);
  });

  it('asks within a Resupply too (7.3.31.b)', () => {
    const well = makeCard('well', 'landmark-permanent', {
      abilities: [makeReaction({ on: 'at', phase: 'morning' }, [{ do: 'resupply' }])],
    });
    const asked = scenario({
      edition: '5.0',
      cards: [bear, well],
      phase: 'morning',
      day: 2,
      players: [{ deck: [], discard: ['bear', 'bear'], landmarks: ['well'] }, {}],
    });
    expect(asked.now.decision).toMatchObject({ kind: 'shuffle-back', player: 0 });
    expect(asked.now.decision?.cites).toContain('7.3.31.b');
    expect(asked.choose('yes').query.zone('reserve', 0)).toHaveLength(1);
  });
});

describe('in play', () => {
  const seat = makeCard('seat', 'landmark-permanent', {
    abilities: [makeReaction({ on: 'join' }, [{ do: 'draw' }])],
  });

  it('is one place: a counter stays on what goes from the Landmark zone to an Expedition (2.5.k), which enters no play (7.3.10.a)', () => {
    const wake: Effect = [
      { do: 'put', of: { target: { type: 'permanent' } }, to: 'expedition', in: 'yours' },
    ];
    const tables = both((edition) =>
      settled(
        scenario({
          edition,
          cards: [bear, seat, makeSpell('wake', wake)],
          players: [
            {
              hand: ['wake'],
              mana: { ready: 1 },
              deck: ['bear', 'bear'],
              landmarks: [{ card: 'seat', as: 's', counters: { kelon: 2 } }],
            },
            {},
          ],
        })
          .choose('wake')
          .choose('0:hero'),
      ),
    );
    expect(tables.map((table) => table.object('s').counters)).toEqual([{}, { kelon: 2 }]);
    expect(tables.map((table) => table.query.zone('hand', 0).length)).toEqual([1, 0]);
    expect(tables[1]!.cites()).toContain('2.5.k');
  });

  it('is left with all counters lost, as before (2.5.j, 7.3.20.a)', () => {
    const tables = both((edition) =>
      scenario({
        edition,
        cards: [
          bear,
          makeSpell('recall', [
            { do: 'return', of: { target: { type: 'character' } }, to: 'reserve' },
          ]),
        ],
        players: [
          {
            hand: ['recall'],
            mana: { ready: 1 },
            expeditions: { hero: [{ card: 'bear', as: 'b', counters: { boost: 2 } }] },
          },
          {},
        ],
      }).choose('recall'),
    );
    expect(tables.map((table) => table.object('b').counters)).toEqual([{}, {}]);
    expect(tables[1]!.cites()).toContain('7.3.20.a');
    expect([...tables[0]!.cites()].join(' ')).not.toContain('5.0:');
  });

  it('is entered by what joins either zone (7.3.10.a)', () => {
    const table = settled(
      scenario({
        edition: '5.0',
        cards: [bear, seat],
        players: [{ hand: ['seat'], mana: { ready: 1 }, deck: ['bear'] }, {}],
      }).choose('seat'),
    );
    expect(table.query.zone('hand', 0)).toHaveLength(1);
    expect(table.cites()).toContain('7.3.10.a');
  });
});

describe('taking control of a Landmark', () => {
  const beacon = makeCard('beacon', 'landmark-permanent', {
    handCost: 2,
    abilities: [makeReaction({ on: 'join' }, [{ do: 'draw' }])],
  });
  const watcher = (id: string, of?: 'you') =>
    makeCard(id, 'landmark-permanent', {
      handCost: 9,
      abilities: [
        makeReaction(
          {
            on: 'joins',
            what: { type: 'permanent', other: true },
            where: 'landmark',
            ...(of ? { of } : {}),
          },
          [{ do: 'gain-counters', of: 'me', counter: 'seen', count: 1 }],
        ),
      ],
    });
  const steal = makeSpell('steal', [
    { do: 'take-control', of: { target: { type: 'permanent', handCost: { atMost: 2 } } } },
  ]);

  const taken = () =>
    both((edition) =>
      settled(
        scenario({
          edition,
          cards: [bear, beacon, watcher('any'), watcher('mine', 'you'), steal],
          players: [
            {
              hand: ['steal'],
              mana: { ready: 1 },
              deck: ['bear', 'bear'],
              landmarks: [
                { card: 'any', as: 'any' },
                { card: 'mine', as: 'mine' },
              ],
            },
            {
              landmarks: [
                { card: 'beacon', as: 'b', statuses: ['exhausted'], counters: { kelon: 1 } },
              ],
            },
          ],
        }).choose('steal'),
      ),
    );

  it('is a move within one zone in 5.0: it stays the same object with its counters (3.2.7.a, 7.3.40.b)', () => {
    const [older, newer] = taken();
    expect(older!.object('b')).toMatchObject({ player: 0, counters: {}, statuses: [] });
    expect(newer!.object('b')).toMatchObject({
      player: 0,
      owner: 1,
      zone: 'landmark',
      counters: { kelon: 1 },
      statuses: ['exhausted'],
    });
    expect(newer!.cites()).toContain('7.3.40.b');
    expect(newer!.query.zone('landmark', 0)).toHaveLength(3);
    expect(newer!.query.zone('landmark', 1)).toHaveLength(0);
  });

  it('does not enter play (7.3.40, remark), and joins no zone but one’s Landmarks (3.2.7.b)', () => {
    const [older, newer] = taken();
    expect([older, newer].map((table) => table!.query.zone('hand', 0).length)).toEqual([1, 0]);
    expect([older, newer].map((table) => table!.object('any').counters)).toEqual([{ seen: 1 }, {}]);
    expect([older, newer].map((table) => table!.object('mine').counters)).toEqual([
      { seen: 1 },
      { seen: 1 },
    ]);
  });

  it('takes nothing that one controls already (7.3.40.d)', () => {
    const table = scenario({
      edition: '5.0',
      cards: [bear, beacon, steal],
      players: [
        { hand: ['steal'], mana: { ready: 1 }, landmarks: [{ card: 'beacon', as: 'b' }] },
        {},
      ],
    }).choose('steal');
    expect(table.object('b').player).toBe(0);
    expect(table.entries('action').filter(({ action }) => action === 'relocate')).toEqual([]);
    expect(table.entries('why-not').at(-1)?.cites).toContain('7.3.40.d');
  });

  it('of what is in an Expedition goes to an Expedition of one’s choice (7.3.40.a)', () => {
    const charm = makeSpell('charm', [
      { do: 'take-control', of: { target: { type: 'character' } } },
    ]);
    const asked = scenario({
      edition: '5.0',
      cards: [bear, charm],
      players: [
        { hand: ['charm'], mana: { ready: 1 } },
        { expeditions: { hero: [{ card: 'bear', as: 'b' }] } },
      ],
    }).choose('charm');
    expect(asked.options()).toEqual(['0:hero', '0:companion']);
    const now = asked.choose('0:companion');
    expect(now.object('b')).toMatchObject({ player: 0, owner: 1, expedition: 1 });
    expect(now.cites()).toContain('7.3.40.a');
  });
});

describe('what was played', () => {
  const guild = makeCard('guild', 'landmark-permanent', {
    abilities: [
      {
        kind: 'passive',
        rule: {
          rule: 'played',
          who: 'you',
          card: { type: 'spell' },
          first: 'afternoon',
          changes: [{ cost: 'less', by: 1 }],
        },
      },
    ],
  });

  it('counts from the start of its resolution in 5.0, from its end before (5.1.2.k)', () => {
    const chain = makeSpell('chain', [
      { do: 'play', what: { choose: { type: 'spell', in: 'hand' } } },
    ]);
    const end = makeSpell('end', [{ do: 'draw' }]);
    const offered = both((edition) =>
      scenario({
        edition,
        cards: [bear, guild, chain, end],
        players: [{ hand: ['chain', 'end'], mana: { ready: 0 }, landmarks: ['guild'] }, {}],
      })
        .choose('chain')
        .options()
        .filter((one) => one === 'end'),
    );
    expect(offered).toEqual([['end'], []]);
  });

  it('is cited where the resolution starts (5.1.2.k)', () => {
    const [older, newer] = both((edition) =>
      scenario({
        edition,
        cards: [bear],
        players: [{ hand: ['bear'], mana: { ready: 1 } }, {}],
      })
        .choose('bear@hero')
        .cites(),
    );
    expect(newer).toContain('5.1.2.k');
    expect([...older!].filter((rule) => rule.startsWith('5.0:'))).toEqual([]);
  });
});

describe('an alternative cost', () => {
  it('that the card lacks cannot be chosen (5.1.2.e)', () => {
    const { handCost: _none, ...relic } = makeCard('relic', 'character', { reserveCost: 3 });
    const offer = makeSpell('offer', [
      { do: 'play', what: { choose: { type: 'character', in: 'reserve' } }, forHandCost: true },
    ]);
    const [older, newer] = both((edition) =>
      scenario({
        edition,
        cards: [relic as never, offer],
        players: [{ hand: ['offer'], reserve: ['relic'], mana: { ready: 4 } }, {}],
      }).choose('offer'),
    );
    expect(older!.options().filter((one) => one.includes('hand-cost'))).not.toEqual([]);
    expect(newer!.options().filter((one) => one.includes('hand-cost'))).toEqual([]);
    expect(newer!.entries('why-not').at(-1)?.cites).toContain('5.1.2.e');
  });
});

describe('limits of a day', () => {
  it('stop a Reaction of one name after 1000 times (6.3.m)', () => {
    const echo = makeCard('echo', 'character', {
      abilities: [
        makeReaction({ on: 'gains-counters', what: { type: 'permanent' }, counter: 'any' }, []),
      ],
    });
    const pile = makeCard('pile', 'landmark-permanent');
    const ring = makeSpell('ring', [
      {
        do: 'repeat',
        times: 90,
        steps: [
          { do: 'gain-counters', of: { all: { type: 'permanent' } }, counter: 'kelon', count: 1 },
        ],
      },
    ]);
    const [older, newer] = both((edition) =>
      scenario({
        edition,
        cards: [echo, pile, ring],
        players: [
          {
            hand: ['ring'],
            mana: { ready: 1 },
            landmarks: ['pile'],
            expeditions: { hero: Array(12).fill('echo') },
          },
          {},
        ],
      }).choose('ring'),
    );
    const activations = (table: Scenario) => table.entries('activation').length;
    expect(activations(older!)).toBe(1080);
    expect(activations(newer!)).toBe(1000);
    expect(newer!.cites()).toContain('6.3.m');
  });
});

describe('Progress', () => {
  it('is due to a tied terrain too, when Ascended (4.2.4.j)', () => {
    const proud = makeCard('proud', 'character', {
      abilities: [
        makeReaction({ on: 'moves-forward', expedition: { relation: 'mine' }, dueTo: 'forest' }, [
          { do: 'gain-counters', of: 'me', counter: 'pride', count: 1 },
        ]),
      ],
    });
    const tables = both((edition) =>
      settled(
        scenario({
          edition,
          cards: [bear, proud],
          phase: 'dusk',
          players: [
            {
              expeditions: {
                hero: { ascended: true, cards: [{ card: 'proud', as: 'p' }] },
              },
            },
            { expeditions: { hero: ['bear'] } },
          ],
        }),
      ),
    );
    expect(tables.map((table) => table.entries('activation').length)).toEqual([0, 1]);
  });
});

describe('control', () => {
  it('is of abilities and their effects too (7.5.5.c)', () => {
    const table = settled(
      scenario({
        edition: '5.0',
        cards: [
          bear,
          makeCard('scout', 'character', {
            abilities: [makeReaction({ on: 'join' }, [{ do: 'draw' }])],
          }),
        ],
        players: [{ hand: ['scout'], deck: ['bear'], mana: { ready: 1 } }, {}],
      }).choose('scout@hero'),
    );
    expect(table.cites()).toContain('7.5.5.c');
  });
});

describe('chance', () => {
  it('chooses with equal probability, and nobody else does (6.5.j)', () => {
    const grab = makeSpell('grab', [
      {
        do: 'discard',
        of: { choose: { type: 'card', in: 'hand', of: 'opponents' }, random: true },
      },
    ]);
    const tables = both((edition) =>
      scenario({
        edition,
        cards: [bear, grab],
        players: [{ hand: ['grab'], mana: { ready: 1 } }, { hand: ['bear', 'bear', 'bear'] }],
      }).choose('grab'),
    );
    expect(tables.map((table) => table.cites().has('6.5.j'))).toEqual([false, true]);
  });
});

describe('several cards played in one step', () => {
  it('are all declared, then finished one by one in the order chosen (5.2.c)', () => {
    const cub = makeCard('cub', 'character');
    const call = makeSpell('call', [
      { do: 'play', what: { choose: { type: 'character', in: 'hand' }, count: 2 }, free: true },
    ]);
    const asked = scenario({
      edition: '5.0',
      cards: [bear, cub, call],
      players: [
        { hand: ['call', { card: 'bear', as: 'b' }, { card: 'cub', as: 'c' }], mana: { ready: 1 } },
        {},
      ],
    }).choose('call');
    const second = asked.choose('bear@hero');
    expect(second.query.zone('limbo')).toHaveLength(1);
    const order = second.choose('cub@companion');
    expect(order.now.decision?.cites).toContain('5.2.c');
    const now = order.choose('cub@companion');
    const moves = now
      .entries('action')
      .flatMap((one) => (one.action === 'move' && one.why === 'play' ? [one.object.card] : []));
    expect(moves).toEqual(['cub', 'bear']);
    expect(now.cites()).toContain('5.2.c');
  });

  it('must all be paid for (5.2.c)', () => {
    const call = makeSpell('call', [
      { do: 'play', what: { choose: { type: 'character', in: 'hand' }, count: 2 } },
    ]);
    const asked = scenario({
      edition: '5.0',
      cards: [makeCard('cheap', 'character'), makeCard('dear', 'character', { handCost: 2 }), call],
      players: [{ hand: ['call', 'cheap', 'dear'], mana: { ready: 3 } }, {}],
    }).choose('call');
    const second = asked.choose('cheap@hero');
    expect(second.options().filter((one) => one.startsWith('dear'))).toEqual([]);
  });
});

describe('a Gift', () => {
  const counting = makeCard('watch', 'landmark-permanent', {
    abilities: [
      makeReaction({ on: 'makes-gift', who: 'you' }, [
        { do: 'gain-counters', of: 'me', counter: 'gifts', count: 1 },
      ]),
    ],
  });
  const gifts = (effect: Effect) => {
    const table = settled(
      scenario({
        edition: '5.0',
        cards: [bear, imp, counting, makeSpell('plan', effect)],
        players: [
          {
            hand: ['plan'],
            mana: { ready: 1 },
            deck: ['bear', 'bear', 'bear'],
            landmarks: [{ card: 'watch', as: 'w' }],
          },
          { deck: ['bear', 'bear', 'bear'] },
        ],
      }).choose('plan'),
    );
    return { count: table.object('w').counters.gifts ?? 0, cites: table.cites() };
  };

  it('is each card that another player draws in one’s turn (7.3.29.a)', () => {
    const { count, cites } = gifts([{ do: 'draw', who: 'opponents', count: 2 }]);
    expect(count).toBe(2);
    expect(cites).toContain('7.3.22.a');
    expect(cites).toContain('7.3.29.a');
  });

  it('is each Resupply, Exhausted or not, and each token received (7.3.29.a, 7.3.30.a)', () => {
    expect(gifts([{ do: 'resupply', who: 'opponents' }]).count).toBe(1);
    expect(gifts([{ do: 'exhausted-resupply', who: 'opponents' }]).count).toBe(1);
    const tokens = gifts([
      { do: 'create', token: 'imp', count: 3, in: { side: 'hero', of: 'opponents' } },
    ]);
    expect(tokens.count).toBe(3);
    expect(tokens.cites).toContain('7.3.30.a');
  });

  it('is nothing that one does for oneself', () => {
    expect(
      gifts([
        { do: 'draw' },
        { do: 'resupply' },
        { do: 'create', token: 'imp', in: { side: 'hero' } },
      ]).count,
    ).toBe(0);
  });
});

describe('In Contact', () => {
  const isMe: Condition = { is: 'me', filter: { inExpedition: { inContact: true } } };
  const isMine: Condition = { expedition: 'mine', matches: { inContact: true } };
  const spy = (condition: Condition, abilities: readonly Ability[] = []) =>
    makeCard('spy', 'character', {
      abilities: [
        ...abilities,
        makeReaction({ on: 'join' }, [ifThen(condition, [{ do: 'draw' }])]),
      ],
    });
  const joined = (distance: number, played = spy(isMe)) =>
    settled(
      scenario({
        edition: '5.0',
        cards: [bear, played],
        players: [
          {
            hand: ['spy'],
            deck: ['bear'],
            mana: { ready: 1 },
            expeditions: { hero: { distance } },
          },
          { expeditions: { hero: { distance: 3 }, companion: { distance: 3 } } },
        ],
      }).choose('spy@hero'),
    );

  it('is whoever is in a region with an Expedition of another player (7.5.9.a, 7.5.9.b)', () => {
    const near = joined(3);
    expect(near.query.zone('hand', 0)).toHaveLength(1);
    expect(near.cites()).toContain('7.5.9.a');
    expect(near.cites()).toContain('7.5.9.b');
    expect(joined(1).query.zone('hand', 0)).toHaveLength(0);
  });

  it('is a Gigantic Character by one Expedition, but “my Expedition” is both (7.5.9.b, 7.4.4.k)', () => {
    const gigantic: Ability = { kind: 'keyword', keyword: 'gigantic' };
    expect(joined(3, spy(isMe, [gigantic])).query.zone('hand', 0)).toHaveLength(1);
    expect(joined(3, spy(isMine, [gigantic])).query.zone('hand', 0)).toHaveLength(0);
  });
});
