/** Each row of the table of differences, with the same cards and script in both editions. */

import { describe, expect, it } from 'vitest';
import type { Effect } from './cards/ability.ts';
import type { EditionId } from './rules/edition.ts';
import { checkDeck } from './setup/deck-check.ts';
import type { PlacedCard } from './setup/position.ts';
import { makeCard, makeReaction, makeSpell, scenario } from './testing/scenario.ts';
import { view } from './view.ts';

const bear = makeCard('bear', 'character');
const EDITIONS = ['2024-09', '4.0'] as const;
const deck = Array.from({ length: 8 }, () => 'bear');

/** The same done in both editions. */
function both<T>(play: (edition: EditionId) => T): readonly T[] {
  return EDITIONS.map(play);
}

describe('the editions differ', () => {
  it('in whether a token that leaves play joins the zone that it goes to', () => {
    const watching = (where: 'discard' | 'reserve') =>
      makeReaction({ on: 'joins', what: { type: 'card' }, where }, [
        { do: 'gain-counters', of: 'me', counter: where, count: 1 },
      ]);
    const abilities = [watching('discard'), watching('reserve')];
    const own = makeReaction({ on: 'goes', what: 'me', to: 'discard' }, [{ do: 'draw' }]);
    const tables = both((edition) =>
      scenario({
        edition,
        cards: [
          bear,
          makeCard('recruit', 'token', { abilities: [own] }),
          makeCard('watcher', 'landmark-permanent', { abilities }),
          makeSpell('doom', [
            { do: 'target', of: { target: { type: 'character' }, count: 2, as: 'both' } },
            { do: 'discard', of: { as: 'both' } },
            { do: 'put', of: { as: 'both' }, to: 'reserve' },
          ]),
        ],
        players: [
          { hand: ['doom'], landmarks: [{ card: 'watcher', as: 'w' }], mana: { ready: 1 } },
          { deck, expeditions: { hero: ['bear', { card: 'recruit', as: 'token' }] } },
        ],
      }).choose('doom'),
    );
    const settled = tables.map((table) => {
      let now = table;
      while (now.now.decision?.kind === 'reaction') now = now.choose(now.options()[0]!);
      return now;
    });
    expect(settled.map((table) => table.object('w').counters)).toEqual([
      { discard: 2, reserve: 2 },
      { discard: 1, reserve: 2 },
    ]);
    for (const table of settled) {
      expect(table.zone('token')).toBe('gone');
      expect(table.query.zone('discard', 1)).toHaveLength(0);
      expect(table.query.zone('hand', 1)).toHaveLength(0);
    }
    expect(settled[0]!.cites()).toContain('2.1.d');
    expect(settled[1]!.cites()).toContain('2.1.e');
  });

  it('in when targets are chosen', () => {
    const effect: Effect = [
      { do: 'create', token: 'recruit', in: { side: 'hero' } },
      { do: 'discard', of: { target: { type: 'character' } } },
    ];
    const options = both((edition) =>
      scenario({
        edition,
        cards: [bear, makeCard('recruit', 'token'), makeSpell('plan', effect)],
        players: [
          {
            hand: ['plan'],
            mana: { ready: 1 },
            expeditions: {
              hero: [
                { card: 'bear', as: 'a' },
                { card: 'bear', as: 'b' },
              ],
            },
          },
          {},
        ],
      }).choose('plan'),
    );
    expect(options.map((table) => table.now.decision?.options.length)).toEqual([2, 3]);
    expect(options[0]!.query.zone('limbo')).toHaveLength(0);
    expect(options[0]!.now.decision?.cites).toContain('5.2.3.b');
    expect(options[1]!.now.decision?.cites).toContain('6.5.b');
  });

  it('in when modes are chosen', () => {
    const effect: Effect = [
      { do: 'draw' },
      { do: 'choose', count: 1, modes: [{ steps: [{ do: 'draw' }] }, { steps: [] }] },
    ];
    const tables = both((edition) =>
      scenario({
        edition,
        cards: [bear, makeSpell('plan', effect)],
        players: [{ hand: ['plan'], deck, mana: { ready: 1 } }, {}],
      }).choose('plan'),
    );
    expect(tables.map((table) => table.query.zone('hand', 0).length)).toEqual([1, 1]);
    expect(tables.map((table) => table.query.zone('limbo').length)).toEqual([0, 1]);
    expect(tables.map((table) => table.now.decision?.kind)).toEqual(['modes', 'modes']);
  });

  it('in whether "you may pay … to …" is an internal action', () => {
    const effect: Effect = [
      {
        do: 'may',
        cost: [{ do: 'pay', mana: 1 }],
        steps: [{ do: 'discard', of: { target: { type: 'character' } } }],
      },
    ];
    const cites = both((edition) => {
      const asked = scenario({
        edition,
        cards: [bear, makeSpell('plan', effect)],
        players: [
          { hand: ['plan'], mana: { ready: 2 }, expeditions: { hero: ['bear', 'bear'] } },
          {},
        ],
      }).choose('plan');
      return asked.now.decision?.cites;
    });
    expect(cites[0]).toContain('5.4.a');
    expect(cites[1]).toEqual(expect.arrayContaining(['6.5.c', '6.4.b']));
  });

  it('in when Reactions are checked', () => {
    const effect: Effect = [
      { do: 'create', token: 'recruit', in: { side: 'hero' } },
      { do: 'create', token: 'recruit', in: { side: 'companion' } },
    ];
    const greeter = makeCard('greeter', 'landmark-permanent', {
      abilities: [
        makeReaction({ on: 'joins', what: { token: true }, where: 'yours' }, [{ do: 'resupply' }]),
      ],
    });
    const orders = both((edition) =>
      scenario({
        edition,
        cards: [bear, makeCard('recruit', 'token'), greeter, makeSpell('plan', effect)],
        players: [{ hand: ['plan'], deck, landmarks: ['greeter'], mana: { ready: 1 } }, {}],
      })
        .choose('plan')
        .entries('step')
        .flatMap(({ verb }) => (verb === 'create' || verb === 'resupply' ? [verb] : [])),
    );
    expect(orders[0]).toEqual(['create', 'resupply', 'create', 'resupply']);
    expect(orders[1]).toEqual(['create', 'create']);
  });

  it('in whether Reactions are checked after a cost is paid', () => {
    const mourner = makeCard('mourner', 'landmark-permanent', {
      abilities: [
        makeReaction({ on: 'leaves', what: { type: 'card' }, where: 'reserve', of: 'you' }, [
          { do: 'resupply' },
        ]),
      ],
    });
    const helper = makeCard('helper', 'character', {
      abilities: [
        {
          kind: 'quick-action',
          cost: [{ do: 'discard', of: 'me' }],
          effect: [{ do: 'draw' }],
          support: true,
        },
      ],
    });
    const orders = both((edition) =>
      scenario({
        edition,
        cards: [bear, mourner, helper],
        players: [{ reserve: ['helper'], deck, landmarks: ['mourner'] }, {}],
      })
        .choose('helper')
        .entries('step')
        .flatMap(({ verb }) => (verb === 'draw' || verb === 'resupply' ? [verb] : [])),
    );
    expect(orders).toEqual([
      ['resupply', 'draw'],
      ['draw', 'resupply'],
    ]);
  });

  it('in that Reactions of an internal action wait for the end of the effect (4.4.a)', () => {
    const bribe = makeSpell('bribe', [
      {
        do: 'may',
        cost: [{ do: 'pay', mana: 1 }],
        steps: [{ do: 'create', token: 'recruit', in: { side: 'hero' } }],
      },
      { do: 'gain-counters', of: { all: { token: true } }, counter: 'boost', count: 1 },
      { do: 'draw' },
    ]);
    const greeter = makeCard('greeter', 'landmark-permanent', {
      abilities: [
        makeReaction({ on: 'joins', what: { token: true }, where: 'yours' }, [{ do: 'resupply' }]),
        makeReaction({ on: 'gains-counters', what: { token: true }, counter: 'boost' }, [
          { do: 'shuffle' },
        ]),
      ],
    });
    const order = scenario({
      edition: '2024-09',
      cards: [bear, makeCard('recruit', 'token'), greeter, bribe],
      players: [{ hand: ['bribe'], deck, landmarks: ['greeter'], mana: { ready: 2 } }, {}],
    })
      .choose('bribe')
      .choose('yes')
      .entries('step')
      .flatMap(({ verb }) =>
        ['create', 'resupply', 'shuffle', 'draw'].includes(verb) ? [verb] : [],
      );
    expect(order).toEqual(['create', 'shuffle', 'draw', 'resupply']);
  });

  it('in the Night: whether Gears rest, and what happens to excess Landmarks', () => {
    const gear = makeCard('gear', 'expedition-permanent', { subtypes: ['gear'] });
    const tower = makeCard('tower', 'landmark-permanent', {
      abilities: [makeReaction({ on: 'sacrifices', who: 'you', what: 'me' }, [{ do: 'draw' }])],
    });
    const nights = both((edition) =>
      scenario({
        edition,
        cards: [bear, gear, tower],
        phase: 'night',
        players: [
          {
            deck,
            landmarks: [{ card: 'tower', as: 'a' }, { card: 'tower', as: 'b' }, 'tower'],
            expeditions: { hero: { moved: true, distance: 1, cards: [{ card: 'gear', as: 'g' }] } },
          },
          { deck },
        ],
      }).choose('a', 'b'),
    );
    expect(nights.map((night) => night.zone('g'))).toEqual(['expedition', 'reserve']);
    expect(nights.map((night) => night.entries('activation').length)).toEqual([0, 1]);
  });

  it('in when a game is won', () => {
    const leap = makeSpell('leap', [
      { do: 'move-forward', expedition: { side: 'hero' }, regions: 1 },
    ]);
    const results = both(
      (edition) =>
        scenario({
          edition,
          cards: [bear, leap],
          players: [
            {
              hand: ['leap'],
              deck,
              mana: { ready: 1 },
              expeditions: { hero: { distance: 3 }, companion: { distance: 3 } },
            },
            { deck },
          ],
        }).choose('leap').now.result?.winners ?? null,
    );
    expect(results).toEqual([[0], null]);
  });

  it('in whether Heroes are in play', () => {
    const all = makeSpell('all', [
      { do: 'gain-counters', of: { all: {} }, counter: 'x', count: 1 },
    ]);
    const counters = both(
      (edition) =>
        scenario({
          edition,
          cards: [all, makeCard('chief', 'hero')],
          players: [
            { hero: { card: 'chief', as: 'chief' }, hand: ['all'], mana: { ready: 1 } },
            {},
          ],
        })
          .choose('all')
          .object('chief').counters,
    );
    expect(counters).toEqual([{ x: 1 }, {}]);
  });

  it('in which zones are hidden', () => {
    const hidden = both((edition) => view(scenario({ edition, cards: [bear] }).game, 0).hidden);
    expect(hidden).toEqual([
      ['deck', 'hand', 'mana'],
      ['deck', 'hand'],
    ]);
  });

  it('in what Prepare readies', () => {
    const readied = both((edition) => {
      const morning = scenario({
        edition,
        cards: [bear, makeCard('chief', 'hero')],
        phase: 'morning',
        day: 2,
        players: [
          {
            deck,
            hero: { card: 'chief', as: 'chief', statuses: ['exhausted'] },
            reserve: [{ card: 'bear', as: 'r', statuses: ['exhausted'] }],
            expeditions: { hero: [{ card: 'bear', as: 'e', statuses: ['exhausted'] }] },
            mana: { exhausted: 1 },
          },
          { deck },
        ],
      });
      return ['chief', 'r', 'e'].map((label) => morning.object(label).statuses.length);
    });
    expect(readied).toEqual([
      [1, 1, 0],
      [0, 0, 0],
    ]);
  });

  it('in when Tough is paid', () => {
    const tough = makeCard('tough', 'character', {
      abilities: [{ kind: 'keyword', keyword: 'tough', amount: 1 }],
    });
    const doom = makeSpell('doom', [{ do: 'discard', of: { target: { type: 'character' } } }]);
    const payments = both((edition) => {
      const asked = scenario({
        edition,
        cards: [tough, doom],
        players: [
          { hand: ['doom'], mana: { ready: 2 } },
          { expeditions: { hero: [{ card: 'tough', as: 't' }] } },
        ],
      }).choose('doom');
      const done = asked.choose('t');
      expect(done.zone('t')).toBe('discard');
      return done
        .entries('step')
        .filter(({ cost }) => cost)
        .map(({ actions }) => actions);
    });
    expect(payments).toEqual([[2], [1, 1]]);
  });

  it('in whether counters stay on what leaves the Discard pile', () => {
    const back = makeSpell('back', [
      { do: 'discard', of: { choose: { type: 'character', in: 'reserve' } } },
      { do: 'put', of: 'it', to: 'reserve' },
    ]);
    const counters = both(
      (edition) =>
        scenario({
          edition,
          cards: [bear, back],
          players: [
            {
              hand: ['back'],
              mana: { ready: 1 },
              reserve: [{ card: 'bear', as: 'b', counters: { boost: 1 } }],
            },
            {},
          ],
        })
          .choose('back')
          .object('b').counters,
    );
    expect(counters).toEqual([{ boost: 1 }, {}]);
  });

  it('in what the symbol {join} stands for', () => {
    const tower = makeCard('tower', 'landmark-permanent', {
      abilities: [makeReaction({ on: 'join' }, [{ do: 'draw' }])],
    });
    const drawn = both(
      (edition) =>
        scenario({
          edition,
          cards: [bear, tower],
          players: [{ hand: ['tower'], deck, mana: { ready: 1 } }, {}],
        })
          .choose('tower')
          .query.zone('hand', 0).length,
    );
    expect(drawn).toEqual([0, 1]);
  });

  describe('in whether "I go to Reserve from the Expedition zone" is about arriving (6.3.d)', () => {
    const homing = makeReaction({ on: 'goes', what: 'me', from: 'expedition', to: 'reserve' }, [
      { do: 'draw' },
    ]);
    const home = makeSpell('home', [
      { do: 'put', of: { all: { type: 'character' } }, to: 'reserve' },
    ]);
    const hands = (table: ReturnType<typeof scenario>) =>
      [0, 1].map((player) => table.query.zone('hand', player).length);
    const drawn = (heroes: readonly PlacedCard[], landmarks: readonly string[] = []) =>
      both((edition) =>
        scenario({
          edition,
          cards: [
            bear,
            home,
            makeCard('homer', 'character', { abilities: [homing] }),
            makeCard('mute', 'landmark-permanent', {
              abilities: [
                {
                  kind: 'passive',
                  rule: { rule: 'lose-abilities', of: { type: 'character' } },
                },
              ],
            }),
            makeCard('giver', 'landmark-permanent', {
              abilities: [
                {
                  kind: 'passive',
                  rule: { rule: 'gain-ability', of: { type: 'character' }, ability: homing },
                },
              ],
            }),
          ],
          players: [
            { hand: ['home'], deck, mana: { ready: 1 }, landmarks, expeditions: { hero: heroes } },
            { deck },
          ],
        }).choose('home'),
      );

    it('so another player may react', () => {
      const tables = drawn([{ card: 'homer', owner: 1 }]);
      expect(tables.map(hands)).toEqual([
        [0, 1],
        [1, 0],
      ]);
      expect(tables[0]!.cites()).not.toContain('4.0:6.3.d');
      expect(tables[1]!.cites()).toContain('6.3.d');
    });

    it('so it may not have existed before', () => {
      expect(drawn([{ card: 'homer' }], ['mute']).map(hands)).toEqual([
        [1, 0],
        [0, 0],
      ]);
    });

    it('though it activates once, and need not exist after (2024-09:6.3.e)', () => {
      expect(drawn([{ card: 'homer' }]).map(hands)).toEqual([
        [1, 0],
        [1, 0],
      ]);
      expect(drawn([{ card: 'bear' }], ['giver']).map(hands)).toEqual([
        [1, 0],
        [1, 0],
      ]);
    });
  });

  it('in when exhausted Mana Orbs can be swapped', () => {
    const asked = both((edition) => {
      const burn = makeSpell('burn', [
        { do: 'discard', of: { choose: { in: 'mana', of: 'opponents' } } },
      ]);
      return scenario({
        edition,
        cards: [bear, burn],
        players: [{ hand: ['burn'], mana: { ready: 1 } }, { mana: { ready: 1, exhausted: 1 } }],
      }).choose('burn').now.decision;
    });
    expect(asked[0]).toMatchObject({ kind: 'swap-orbs', player: 1, cites: ['3.2.9.e'] });
    expect(asked[1]).toMatchObject({ kind: 'choose', player: 0 });
  });

  it('in the size of constructed decks', () => {
    const big = both((edition) =>
      checkDeck(
        [
          { card: 'chief', count: 1 },
          ...Array.from({ length: 20 }, (_, index) => ({ card: `c${index}`, count: 3 })),
        ],
        {
          edition,
          format: 'constructed',
          card: (id) =>
            makeCard(id, id === 'chief' ? 'hero' : 'character', {
              faction: 'muna',
              rarity: 'common',
            }),
        },
      ).map(({ kind }) => kind),
    );
    expect(big).toEqual([[], ['too-many-cards']]);
  });
});

describe('swapping Mana Orbs (3.2.9.e)', () => {
  it('comes before a step that asks to choose one', () => {
    const burn = makeSpell('burn', [{ do: 'discard', of: { choose: { in: 'mana', of: 'you' } } }]);
    const asked = scenario({
      cards: [bear, burn],
      players: [{ hand: ['burn'], mana: { ready: 2, exhausted: 1, cards: ['bear'] } }, {}],
    }).choose('burn');
    expect(asked.now.decision).toMatchObject({ kind: 'swap-orbs', player: 0 });
    const ready = asked.choose(asked.options()[0]!);
    const swapped = ready.choose(ready.options()[0]!);
    expect(swapped.now.decision?.kind).toBe('choose');
    expect(swapped.cites()).toContain('3.2.9.e');
  });
});
