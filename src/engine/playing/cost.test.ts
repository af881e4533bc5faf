import { describe, expect, it } from 'vitest';
import type { Ability, Cost, Effect } from '../cards/ability.ts';
import { EDITIONS } from '../rules/edition.ts';
import { makeCard, makeReaction, makeSpell, type Scenario, scenario } from '../testing/scenario.ts';

const bear = makeCard('bear', 'character');
const wolf = makeCard('wolf', 'character');
const wall = makeCard('wall', 'character', {
  abilities: [{ kind: 'keyword', keyword: 'tough', amount: 1 }],
});
const DRAW: Effect = [{ do: 'draw' }];

function quick(cost: Cost, effect: Effect = DRAW, more?: 1): Ability {
  const always = { firstPlayer: 'you' } as const;
  return { kind: 'quick-action', cost, effect, ...(more ? { more: { by: 1, if: always } } : {}) };
}

function bearer(...abilities: readonly Ability[]) {
  return makeCard('bearer', 'character', { abilities });
}

function readyOrbs({ game }: Scenario): number {
  return game.zones[5]!.filter((id) => game.objects[id]!.statuses.length === 0).length;
}

const handOf = ({ game }: Scenario) => game.zones[2]!.length;
const verbsOf = (now: Scenario) => now.entries('step').map(({ verb }) => verb);

describe.each(EDITIONS)('costs are paid in full or not at all (6.4.c), edition %s', (edition) => {
  describe('a card does not pay for itself (5.1.2.h, 5.1.2.i)', () => {
    const own: Ability = {
      kind: 'passive',
      rule: {
        rule: 'optional-cost',
        cost: [{ do: 'discard', of: { choose: { type: 'card', in: 'reserve', of: 'you' } } }],
        less: 2,
      },
    };
    const prison = { ...makeSpell('prison', DRAW, [own]), handCost: 5, reserveCost: 5 };
    const cards = [bear, prison];
    const start = (reserve: readonly string[], ready: number) =>
      scenario({
        cards,
        edition,
        players: [{ reserve, deck: ['bear'], mana: { ready } }, {}],
      });

    it('from a Reserve in which there is nothing else', () => {
      expect(start(['prison'], 3).options()).toEqual(['pass']);
      expect(start(['prison', 'bear'], 3).options()).toContain('prison');
    });

    it('when something else is there', () => {
      const now = start(['prison', 'bear', 'bear'], 3).choose('prison');
      expect(now.options()).toEqual(['bear', 'bear']);
      const paid = now.choose('bear');
      expect(paid.entries('step').find(({ cost }) => cost)).toMatchObject({ actions: 4 });
      expect(readyOrbs(paid)).toBe(0);
    });
  });

  describe('X is what the rest of the cost leaves', () => {
    const start = (ability: Ability, ready: number) =>
      scenario({
        cards: [bear, bearer(ability)],
        edition,
        players: [
          { deck: Array(9).fill('bear'), mana: { ready }, expeditions: { hero: ['bearer'] } },
          {},
        ],
      }).choose('bearer');
    const X = { x: true } as const;
    const drawX: Effect = [{ do: 'draw', count: X }];

    it.each([
      ['before it', [{ do: 'pay', mana: 1 } as const, { do: 'pay', mana: X } as const]],
      ['after it', [{ do: 'pay', mana: X } as const, { do: 'pay', mana: 1 } as const]],
    ])('with mana %s', (_where, cost) => {
      const now = start(quick(cost, drawX), 3);
      expect(now.options()).toEqual(['0', '1', '2']);
      const paid = now.choose('2');
      expect([handOf(paid), readyOrbs(paid)]).toEqual([2, 0]);
    });

    it('with what the action costs more', () => {
      const now = start(quick([{ do: 'pay', mana: X }], drawX, 1), 2);
      expect(now.options()).toEqual(['0', '1']);
      expect(readyOrbs(now.choose('1'))).toBe(0);
    });

    it('and 0 is paid in full', () => {
      const now = start(quick([{ do: 'pay', mana: X }], [...drawX, { do: 'draw' }]), 2);
      expect(handOf(now.choose('0'))).toBe(1);
    });
  });

  describe('only what can pay is offered', () => {
    const start = (cost: Cost, mine: readonly (string | object)[] = []) =>
      scenario({
        cards: [bear, bearer(quick(cost))],
        edition,
        players: [
          { deck: ['bear'], expeditions: { hero: ['bearer', ...mine] as never } },
          { expeditions: { hero: [{ card: 'bear', as: 'theirs', statuses: ['exhausted'] }] } },
        ],
      });
    const other = { target: { type: 'character', other: true } } as const;

    it('to exhaust', () => {
      expect(start([{ do: 'exhaust', of: other }]).options()).toEqual(['pass']);
      const two = [
        { card: 'bear', as: 'a' },
        { card: 'bear', as: 'b' },
      ];
      const now = start([{ do: 'exhaust', of: other }], two).choose('bearer');
      expect(now.options()).toEqual(['a', 'b']);
      expect(now.choose('b').object('b').statuses).toEqual(['exhausted']);
    });

    it('to sacrifice', () => {
      expect(start([{ do: 'sacrifice', of: other }]).options()).toEqual(['pass']);
      const now = start([{ do: 'sacrifice', of: other }], [{ card: 'bear', as: 'a' }]);
      expect(now.choose('bearer').zone('a')).toBe('discard');
    });
  });

  it('a Rush pays for a quick action with the card that it plays (7.3.34.a)', () => {
    const cards = [bear, bearer(quick([{ do: 'pay', mana: 1 }, { do: 'rush' }]))];
    const start = scenario({
      cards,
      edition,
      players: [
        {
          hand: [{ card: 'bear', as: 'b' }],
          deck: ['bear', 'bear'],
          mana: { ready: 2 },
          expeditions: { hero: ['bearer'] },
        },
        {},
      ],
    }).choose('bearer');
    const played = start.choose('b@hero');
    expect(played.zone('b')).toBe('expedition');
    expect([handOf(played), readyOrbs(played)]).toEqual([1, 0]);
    const declined = start.choose();
    expect(handOf(declined)).toBe(1);
    expect(declined.zone('b')).toBe('hand');
  });

  describe('a Rush pays for a card that is played (7.3.34.a)', () => {
    const own: Ability = {
      kind: 'passive',
      rule: { rule: 'optional-cost', cost: [{ do: 'rush' }], less: 2 },
    };
    const hurry = { ...makeSpell('hurry', DRAW, [own]), handCost: 3, reserveCost: 3 };
    const start = (hand: readonly string[], ready: number) =>
      scenario({
        cards: [bear, hurry],
        edition,
        players: [{ hand, deck: ['bear', 'bear'], mana: { ready } }, {}],
      });

    it('with another card, which is played before the first resolves', () => {
      const agreed = start(['hurry', 'bear'], 3).choose('hurry').choose('yes');
      expect(agreed.options()).toEqual(['bear@hero', 'bear@companion']);
      const played = agreed.choose('bear@hero');
      expect(played.query.zone('expedition')).toHaveLength(1);
      expect([handOf(played), readyOrbs(played)]).toEqual([1, 1]);
      expect(played.query.zone('limbo')).toEqual([]);
    });

    it('where there is mana for it only so, without a question', () => {
      const now = start(['hurry', 'bear'], 2).choose('hurry');
      expect(readyOrbs(now.choose('bear@hero'))).toBe(0);
    });

    it('but neither with itself nor with one that could be played only by a Rush in turn', () => {
      expect(start(['hurry'], 3).choose('hurry').now.decision).toMatchObject({ kind: 'turn' });
      expect(start(['hurry', 'hurry'], 2).options()).toEqual(['pass']);
    });
  });

  it('and so it does within an effect, besides the rest of the cost', () => {
    const cost: Cost = [{ do: 'pay', mana: 1 }, { do: 'rush' }];
    const start = scenario({
      cards: [bear, makeSpell('offer', [{ do: 'may', cost, steps: [{ do: 'draw' }] }])],
      edition,
      players: [
        { hand: ['offer', { card: 'bear', as: 'b' }], deck: ['bear'], mana: { ready: 3 } },
        {},
      ],
    });
    const now = start.choose('offer').choose('yes').choose('b@hero');
    expect([handOf(now), readyOrbs(now)]).toEqual([1, 0]);
  });

  it('is not paid in part by who agreed before another one paid', () => {
    const two = { choose: { type: 'character' }, count: 2 } as const;
    const offer = makeSpell('offer', [
      {
        do: 'may',
        who: 'each-player',
        cost: [{ do: 'exhaust', of: two }],
        steps: [{ do: 'draw' }],
      },
    ]);
    const start = scenario({
      cards: [bear, offer],
      edition,
      players: [
        {
          hand: ['offer'],
          deck: ['bear', 'bear'],
          mana: { ready: 1 },
          expeditions: { hero: ['a', 'b', 'c'].map((as) => ({ card: 'bear', as })) },
        },
        { deck: ['bear'] },
      ],
    }).choose('offer');
    const paid = start.choose('yes').choose('yes').choose('a', 'b');
    expect(['a', 'b', 'c'].map((label) => paid.object(label).statuses.length)).toEqual([1, 1, 0]);
    expect([0, 1].map((player) => paid.query.zone('hand', player).length)).toEqual([1, 0]);
  });

  describe('no object pays for two parts (1.2.5.c)', () => {
    const inHand = { choose: { type: 'card', in: 'hand', of: 'you' } } as const;
    const both: Cost = [
      { do: 'discard', of: inHand },
      { do: 'put', of: inHand, to: 'reserve' },
    ];
    const withHand = (cost: Cost, ...hand: readonly string[]) =>
      scenario({
        cards: [bear, wolf, makeSpell('cantrip', DRAW), bearer(quick(cost))],
        edition,
        players: [{ hand, deck: ['bear'], expeditions: { hero: ['bearer'] } }, {}],
      });

    it('when there is one for both', () => {
      expect(withHand(both, 'bear').options()).toEqual(['pass']);
      const paid = withHand(both, 'bear', 'wolf').choose('bearer').choose('bear');
      expect(paid.game.zones[1]).toHaveLength(1);
      expect(paid.game.zones[6]).toHaveLength(1);
      expect(handOf(paid)).toBe(1);
    });

    it('so that the one that the other part needs is not offered', () => {
      const character = { choose: { type: 'character', in: 'hand', of: 'you' } } as const;
      const cost: Cost = [
        { do: 'discard', of: inHand },
        { do: 'put', of: character, to: 'reserve' },
      ];
      const paid = withHand(cost, 'bear', 'cantrip').choose('bearer');
      expect(paid.game.zones[1]!.map((id) => paid.game.objects[id]!.card)).toEqual([2]);
      expect(handOf(paid)).toBe(1);
    });

    it('nor a Mana Orb', () => {
      const orb = { choose: { type: 'mana-orb', in: 'mana', of: 'you' } } as const;
      const cost: Cost = [
        { do: 'pay', mana: 1 },
        { do: 'exhaust', of: orb },
      ];
      const start = (ready: number) =>
        scenario({
          cards: [bear, bearer(quick(cost))],
          edition,
          players: [{ deck: ['bear'], mana: { ready }, expeditions: { hero: ['bearer'] } }, {}],
        });
      expect(start(1).options()).toEqual(['pass']);
      const now = start(2).choose('bearer');
      expect(readyOrbs(now.choose(now.options()[0]!))).toBe(0);
    });

    it('but one can be exhausted and sacrificed at once (6.1.f)', () => {
      const cost: Cost = [
        { do: 'exhaust', of: 'me' },
        { do: 'sacrifice', of: 'me' },
      ];
      const now = withHand(cost).choose('bearer');
      expect(handOf(now)).toBe(1);
    });
  });
});

describe('internal actions (2024-09:5.4.a)', () => {
  const token = makeCard('token', 'token');
  const offer = makeSpell('offer', [
    {
      do: 'may',
      cost: [{ do: 'pay', mana: 1 }],
      steps: [
        { do: 'create', token: 'token', in: 'yours' },
        { do: 'gain-counters', of: { target: { type: 'character' } }, counter: 'boost', count: 1 },
      ],
    },
  ]);
  const start = (edition: (typeof EDITIONS)[number], ready: number) =>
    scenario({
      cards: [bear, wall, token, offer],
      edition,
      players: [
        { hand: ['offer'], mana: { ready }, expeditions: { hero: [{ card: 'bear', as: 'mine' }] } },
        { expeditions: { hero: [{ card: 'wall', as: 'theirs' }] } },
      ],
    })
      .choose('offer')
      .choose('yes');

  it('are declared with their targets before they are paid (2024-09:5.2.3.b)', () => {
    const now = start('2024-09', 3);
    expect(now.options()).toEqual(['mine', 'theirs']);
    expect(verbsOf(now)).toEqual(['declare', 'pay']);
    expect(now.now.decision?.cites).toEqual(expect.arrayContaining(['5.2.3.b', '5.2.3.g']));
    expect(readyOrbs(now.choose('mine'))).toBe(1);
    const tough = now.choose('theirs');
    expect(readyOrbs(tough)).toBe(0);
    expect(tough.object('theirs').counters).toEqual({ boost: 1 });
    expect(verbsOf(tough).filter((verb) => verb === 'pay')).toHaveLength(2);
  });

  it('cannot declare a target whose Tough cannot be paid besides', () => {
    const now = start('2024-09', 2);
    expect(now.object('mine').counters).toEqual({ boost: 1 });
  });

  const boostTarget: Effect = [
    { do: 'create', token: 'token', in: 'yours' },
    { do: 'gain-counters', of: { target: { type: 'character' } }, counter: 'boost', count: 1 },
  ];
  const table = (edition: (typeof EDITIONS)[number], effect: Effect, ready = 3) =>
    scenario({
      cards: [bear, wall, token, makeSpell('offer', effect)],
      edition,
      players: [
        { hand: ['offer'], mana: { ready }, expeditions: { hero: [{ card: 'bear', as: 'mine' }] } },
        { mana: { ready }, expeditions: { hero: [{ card: 'wall', as: 'theirs' }] } },
      ],
    }).choose('offer');

  it('are played one after the other by several players who may pay', () => {
    const effect: Effect = [
      {
        do: 'may',
        who: 'each-player',
        cost: [{ do: 'pay', mana: 1 }],
        steps: boostTarget,
      },
    ];
    const older = table('2024-09', effect).choose('yes').choose('yes');
    expect(older.options()).toEqual(['mine', 'theirs']);
    expect(verbsOf(older)).toEqual(['declare', 'pay']);
    const first = older.choose('theirs');
    expect(verbsOf(first)).toEqual(['declare', 'pay', 'pay', 'create', 'gain-counters']);
    expect(first.options()).toEqual(['mine', 'theirs', 'token', 'token']);
    const both = first.choose('theirs');
    expect(both.object('theirs').counters).toEqual({ boost: 2 });
    expect(readyOrbs(both)).toBe(0);
    const newer = table('4.0', effect).choose('yes').choose('yes');
    expect(verbsOf(newer)).toEqual(['declare', 'pay', 'pay', 'create']);
  });

  it('are the optional modes that have a cost, whose targets wait for them', () => {
    const effect: Effect = [
      {
        do: 'choose',
        count: 1,
        upTo: true,
        may: true,
        modes: [{ cost: [{ do: 'pay', mana: 1 }], steps: boostTarget }, { steps: [] }],
      },
    ];
    const older = table('2024-09', effect);
    expect(older.now.decision?.kind).toBe('modes');
    const chosen = older.choose('mode 0');
    expect(chosen.options()).toEqual(['mine', 'theirs']);
    expect(verbsOf(chosen)).toEqual(['declare', 'pay']);
    expect(verbsOf(table('4.0', effect).choose('mode 0'))).toEqual([
      'declare',
      'pay',
      'pay',
      'create',
    ]);
  });

  it('may contain others, and still wait with Reactions until the outer one ends (4.4.a)', () => {
    const pay: Cost = [{ do: 'pay', mana: 1 }];
    const create: Effect = [{ do: 'create', token: 'token', in: { side: 'hero' } }];
    const greeter = makeCard('greeter', 'landmark-permanent', {
      abilities: [
        makeReaction({ on: 'joins', what: { token: true }, where: 'yours' }, [{ do: 'resupply' }]),
      ],
    });
    const nested = makeSpell('nested', [
      { do: 'may', cost: pay, steps: [{ do: 'may', cost: pay, steps: create }, ...create] },
      { do: 'shuffle' },
      ...create,
    ]);
    const now = scenario({
      cards: [bear, token, greeter, nested],
      edition: '2024-09',
      players: [
        {
          hand: ['nested'],
          deck: ['bear', 'bear', 'bear', 'bear'],
          landmarks: ['greeter'],
          mana: { ready: 3 },
        },
        {},
      ],
    })
      .choose('nested')
      .choose('yes')
      .choose('yes');
    const told = ['create', 'shuffle', 'resupply', 'resolved'];
    expect(verbsOf(now).filter((verb) => told.includes(verb))).toEqual([
      'create',
      'create',
      'shuffle',
      'create',
      'resupply',
      'resolved',
    ]);
    expect(now.now.decision?.kind).toBe('reaction');
  });

  it('are none in the other edition, which picks just before each step (6.5.b)', () => {
    const now = start('4.0', 3);
    expect(now.options()).toEqual(['mine', 'theirs', 'token', 'token']);
    expect(verbsOf(now)).toEqual(['declare', 'pay', 'pay', 'create']);
  });
});
