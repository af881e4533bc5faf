import { describe, expect, it } from 'vitest';
import { EDITIONS } from '../rules/edition.ts';
import { REAL_CARDS } from '../testing/real-cards.ts';
import { makeCard, makeReaction, makeSpell, scenario } from '../testing/scenario.ts';

const bear = makeCard('bear', 'character', { handCost: 2, reserveCost: 1 });
const tower = makeCard('tower', 'landmark-permanent', { handCost: 1, reserveCost: 1 });
const gear = makeCard('gear', 'expedition-permanent', { handCost: 1, subtypes: ['gear'] });
const cantrip = makeSpell('cantrip', [{ do: 'draw' }]);
const flash = makeSpell('flash', [{ do: 'draw' }], [{ kind: 'keyword', keyword: 'fleeting' }]);
const cool = makeSpell('cool', [{ do: 'draw' }], [{ kind: 'keyword', keyword: 'cooldown' }]);
const cards = [bear, tower, gear, cantrip, flash, cool];

describe('playing a card (5.2)', () => {
  it('moves a Character through Limbo into the chosen Expedition and exhausts Mana Orbs', () => {
    const start = scenario({
      cards,
      players: [{ hand: [{ card: 'bear', as: 'b' }], mana: { ready: 3 } }, {}],
    });
    const after = start.choose('b@companion');
    expect(after.object('b')).toMatchObject({ zone: 'expedition', expedition: 1, statuses: [] });
    expect(after.game.turn).toBe(1);
    const moves = after.entries('action').filter((entry) => entry.action === 'move');
    expect(moves.map((entry) => (entry.action === 'move' ? entry.to.zone : ''))).toEqual([
      'limbo',
      'expedition',
    ]);
    for (const rule of ['5.1.2.c', '5.1.2.h', '5.1.2.i', '5.1.2.j', '5.2.1.a', '5.2.1.c']) {
      expect(after.cites()).toContain(rule);
    }
    const payment = after.entries('step').find((entry) => entry.cost);
    expect(payment).toMatchObject({ actions: 2 });
  });

  it('makes it Fleeting in a step of its own when it comes from Reserve (2.4.7.a, 2.4.7.c)', () => {
    const start = scenario({
      cards,
      players: [{ reserve: [{ card: 'bear', as: 'b' }], mana: { ready: 1 } }, {}],
    });
    const after = start.choose('b@hero');
    expect(after.object('b').statuses).toEqual(['fleeting']);
    expect(after.entries('step').map((entry) => entry.verb)).toEqual([
      'declare',
      'pay',
      'play',
      'gain',
    ]);
  });

  it('puts Landmarks in the Landmark zone, never Fleeting (5.2.3.a)', () => {
    const start = scenario({
      cards,
      players: [{ reserve: [{ card: 'tower', as: 't' }], mana: { ready: 1 } }, {}],
    });
    expect(start.choose('t').object('t')).toMatchObject({ zone: 'landmark', statuses: [] });
  });

  it('puts Expedition Permanents in an Expedition, and counts no statistics for them', () => {
    const start = scenario({
      cards,
      players: [{ hand: [{ card: 'gear', as: 'g' }], mana: { ready: 1 } }, {}],
    });
    const after = start.choose('g@hero');
    expect(after.object('g')).toMatchObject({ zone: 'expedition', expedition: 0 });
    expect(after.query.expeditionStatistics({ player: 0, side: 'hero' }).forest).toBe(0);
  });

  it('sends a Spell to Reserve, a Fleeting one to Discard (5.2.4.b)', () => {
    const start = (zone: 'hand' | 'reserve', id: string) =>
      scenario({
        cards,
        players: [
          { [zone]: [{ card: id, as: 's' }], deck: ['bear', 'bear'], mana: { ready: 1 } },
          {},
        ],
      }).choose('s');
    expect(start('hand', 'cantrip').zone('s')).toBe('reserve');
    expect(start('reserve', 'cantrip').zone('s')).toBe('discard');
    expect(start('hand', 'flash').zone('s')).toBe('discard');
  });

  it('exhausts a Spell with Cooldown in an extra step (7.4.1.b, 7.4.1.c)', () => {
    const after = scenario({
      cards,
      players: [{ hand: [{ card: 'cool', as: 's' }], deck: ['bear'], mana: { ready: 1 } }, {}],
    }).choose('s');
    expect(after.object('s')).toMatchObject({ zone: 'reserve', statuses: ['exhausted'] });
    expect(after.cites()).toContain('7.4.1.b');
  });

  it('offers only what can be paid, and says why not (6.4.c)', () => {
    const start = scenario({ cards, players: [{ hand: ['bear'], mana: { ready: 1 } }, {}] });
    expect(start.options()).toEqual(['pass']);
    const refused = start.entries('why-not').find((entry) => entry.why === 'cost');
    expect(refused?.cites).toEqual(expect.arrayContaining(['6.4.c', '6.4.d']));
    expect(refused?.what).toMatchObject({ is: 'play', card: 'bear', cost: 2 });
    expect(refused?.mana).toEqual({ needed: 2, ready: 1 });
  });

  it('does not offer exhausted cards in Reserve (2.4.6.c)', () => {
    const start = scenario({
      cards,
      players: [
        { reserve: [{ card: 'bear', statuses: ['exhausted'] }], mana: { ready: 5 } },
        { hand: ['bear'], mana: { ready: 5 } },
      ],
    });
    expect(start.options()).toEqual(['pass']);
    expect(start.cites()).toContain('2.4.6.c');
  });

  it('refuses answers that are not offered, and changes nothing', () => {
    const start = scenario({ cards, players: [{ hand: ['bear'], mana: { ready: 3 } }, {}] });
    const before = JSON.stringify(start.game);
    expect(() => start.choose('tower')).toThrow(/not offered/);
    expect(JSON.stringify(start.game)).toBe(before);
  });

  it('keeps counters from Reserve into play, and loses them on the way out (2.5.j, 2.5.l)', () => {
    const bounce = makeSpell('bounce', [
      { do: 'return', of: { target: { type: 'character' } }, to: 'hand' },
    ]);
    const start = scenario({
      cards: [...cards, bounce],
      players: [
        {
          hand: ['bounce'],
          reserve: [{ card: 'bear', as: 'b', counters: { boost: 2 } }],
          mana: { ready: 4 },
        },
        { mana: { ready: 1 } },
      ],
    });
    const played = start.choose('b@hero');
    expect(played.object('b').counters).toEqual({ boost: 2 });
    expect(played.query.statistics(played.object('b').id).forest).toBe(3);
    const back = played.choose('pass').choose('bounce');
    expect(back.object('b')).toMatchObject({ zone: 'hand', counters: {} });
    expect(back.cites()).toContain('2.5.j');
  });
});

describe('Scout (7.4.5)', () => {
  const scout = makeCard('scout', 'character', {
    handCost: 5,
    abilities: [
      { kind: 'keyword', keyword: 'scout', amount: 1 },
      makeReaction({ on: 'join' }, [{ do: 'gain-counters', of: 'me', counter: 'boost', count: 1 }]),
    ],
  });
  const start = scenario({
    cards: [scout],
    players: [{ hand: [{ card: 'scout', as: 's' }], mana: { ready: 1 } }, {}],
  });

  it('is altered like any other cost, also when the card is played for free (7.4.5.d)', () => {
    const gift = makeSpell('gift', [
      { do: 'play', what: { choose: { type: 'character', in: 'hand', of: 'you' } }, free: true },
    ]);
    const now = scenario({
      cards: [scout, gift],
      players: [{ hand: ['gift', 'scout'], mana: { ready: 1 } }, {}],
    }).choose('gift');
    const played = now.choose('scout@hero:scout');
    expect([...played.cites()]).toEqual(expect.arrayContaining(['7.3.26.a', '7.4.5.d']));
    expect(now.choose('scout@hero').cites()).not.toContain('7.4.5.d');
  });

  it('is an alternative cost, and the card sends itself to Reserve', () => {
    const played = start.choose('s@hero:scout');
    expect(played.now.decision?.kind).toBe('reaction');
    const boosted = played.choose('scout:1');
    expect(boosted.object('s')).toMatchObject({ zone: 'reserve', counters: {} });
    expect(boosted.cites()).toContain('7.4.5.c');
  });

  it('lets the Reactions of playing it find it in Reserve (7.4.5.e)', () => {
    const sent = start.choose('s@hero:scout').choose('scout:x0');
    expect(sent.object('s')).toMatchObject({ zone: 'reserve', counters: { boost: 1 } });
  });

  const greeter = makeCard('greeter', 'landmark-permanent', {
    abilities: [
      makeReaction({ on: 'joins', what: { type: 'character' }, where: 'yours' }, [
        { do: 'gain-counters', of: 'it', counter: 'boost', count: 1 },
      ]),
    ],
  });

  it('hides it in Reserve from the Reactions of other objects (7.4.5.e, 6.3.j)', () => {
    const sent = scenario({
      cards: [scout, greeter],
      players: [
        { hand: [{ card: 'scout', as: 's' }], mana: { ready: 1 }, landmarks: ['greeter'] },
        {},
      ],
    })
      .choose('s@hero:scout')
      .choose('scout:x0')
      .choose('scout:1');
    expect(sent.object('s')).toMatchObject({ zone: 'reserve', counters: { boost: 1 } });
    expect(sent.entries('why-not').map(({ why }) => why)).toContain('gone');
  });

  it('lets only the Reactions of a Character find it (7.4.5.e)', () => {
    const site = makeCard('site', 'landmark-permanent', { abilities: scout.abilities });
    const sent = scenario({
      cards: [site],
      players: [{ hand: [{ card: 'site', as: 's' }], mana: { ready: 1 } }, {}],
    })
      .choose('s:scout')
      .choose('site:x0');
    expect(sent.zone('s')).toBe('reserve');
    expect(sent.object('s').counters).toEqual({});
  });
});

describe('counters on the way (2.5.l)', () => {
  it('do not come along from the Mana zone, as what leaves it is a new object (2.1.d)', () => {
    const bear = makeCard('bear', 'character');
    const out = makeSpell('out', [
      {
        do: 'put',
        of: { choose: { type: 'mana-orb', in: 'mana', of: 'you', counters: { name: 'boost' } } },
        to: 'reserve',
      },
    ]);
    const bury = makeSpell('bury', [
      { do: 'put', of: { target: { type: 'character', in: 'reserve' } }, to: 'mana' },
    ]);
    const buried = scenario({
      cards: [bear, out, bury],
      players: [
        {
          hand: ['bury', 'out'],
          mana: { ready: 3 },
          reserve: [{ card: 'bear', as: 'b', counters: { boost: 2 } }],
        },
        { passed: true },
      ],
    }).choose('bury');
    expect(buried.object('b').counters).toEqual({ boost: 2 });
    let back = buried.choose('out');
    if (back.now.decision?.kind === 'swap-orbs') back = back.choose();
    expect(back.object('b')).toMatchObject({ zone: 'reserve', counters: {} });
  });
});

describe('the next card played (2.2.15.c)', () => {
  const support = makeSpell(
    'lure',
    [],
    [
      {
        kind: 'quick-action',
        support: true,
        cost: [{ do: 'discard', of: 'me' }],
        effect: [
          {
            do: 'next',
            card: { type: 'card' },
            changes: [{ cost: 'less', by: 1 }],
            duration: 'this-turn',
          },
        ],
      },
    ],
  );
  const lure = { ...support, reserveCost: 9 };
  const flare = { ...makeSpell('flare', [{ do: 'play' }]), handCost: 2 };

  it.each(EDITIONS)('is one card, also when it plays another, edition %s', (edition) => {
    const start = scenario({
      cards: [bear, lure, flare],
      edition,
      players: [
        { hand: ['flare', { card: 'bear', as: 'b' }], reserve: ['lure'], mana: { ready: 3 } },
        {},
      ],
    }).choose('lure');
    const flared = start.choose('flare');
    const costs = flared.now.decision?.options.map(({ what }) => 'cost' in what && what.cost);
    expect(costs).toEqual([2, 2]);
    const after = flared.choose('b@hero');
    expect(after.entries('cost-altered').map(({ from, to }) => [from, to])).toEqual([[2, 1]]);
    expect(after.query.zone('limbo')).toHaveLength(0);
  });

  it('is not one that is being played already', () => {
    const again = makeSpell('again', [{ do: 'play', what: 'me', free: true }]);
    const start = scenario({
      cards: [bear, again],
      players: [{ hand: ['again'], mana: { ready: 9 } }, {}],
    });
    const after = start.choose('again');
    expect(after.query.zone('limbo')).toHaveLength(0);
    expect(after.query.zone('reserve', 0)).toHaveLength(1);
  });

  it('leaves what a card says of being played to who plays it, whoever owns it (5.2.d, 4.4.b)', () => {
    const guest = makeCard('guest', 'character', {
      abilities: [
        {
          kind: 'passive',
          rule: { rule: 'played', card: 'me', changes: [{ gainsCounters: 'boost', count: 1 }] },
        },
        { kind: 'reaction', trigger: { on: 'join' }, effect: [{ do: 'shuffle' }] },
      ],
    });
    const borrow = makeSpell('borrow', [
      { do: 'play', what: { target: { type: 'character', in: 'reserve' } }, free: true },
    ]);
    const played = scenario({
      cards: [guest, borrow],
      players: [
        { hand: ['borrow'], mana: { ready: 1 } },
        { reserve: [{ card: 'guest', as: 'guest' }] },
      ],
    })
      .choose('borrow')
      .choose('guest@hero');
    expect(played.now.decision).toMatchObject({ kind: 'reaction', player: 0 });
    expect(played.options()).toHaveLength(2);
  });
});

describe('“it activates one of its {reserve} abilities” (7.3.1.b)', () => {
  const gains = (counter: string) =>
    makeReaction({ on: 'reserve' }, [{ do: 'gain-counters', of: 'me', counter, count: 1 }]);
  const two = makeCard('two', 'character', { abilities: [gains('first'), gains('second')] });
  const next = (one: boolean) =>
    makeSpell('help', [
      {
        do: 'next',
        duration: 'this-day',
        card: { type: 'character', from: 'hand' },
        changes: [{ activates: 'reserve', ...(one ? ({ one: true } as const) : {}) }],
      },
    ]);
  const started = (helps: readonly ReturnType<typeof next>[]) => {
    let now = scenario({
      cards: [two, ...helps],
      players: [
        { hand: [...helps.map(({ id }) => id), { card: 'two', as: 't' }], mana: { ready: 9 } },
        {},
      ],
    });
    for (const [index, { id }] of helps.entries()) {
      now = now.choose(id);
      if (index === 0) now = now.choose('pass');
    }
    return now.choose('t@hero');
  };

  it('is the choice of who plays it, among those that it has in play (6.1.g, 7.5.1.a)', () => {
    const asked = started([next(true)]);
    expect(asked.now.decision).toMatchObject({ kind: 'ability', player: 0, min: 1, max: 1 });
    expect(asked.options()).toEqual(['t:0', 't:1']);
    const chosen = asked.choose('t:1');
    expect(chosen.object('t').counters).toEqual({ second: 1 });
    expect(chosen.cites()).toContain('7.3.1.b');
  });

  it('is not asked where all of them activate anyway, nor activates any twice', () => {
    const all = started([next(true), { ...next(false), id: 'all' }]);
    expect(all.now.decision).toMatchObject({ kind: 'reaction' });
    expect(all.options()).toHaveLength(2);
    const both = started([next(true), { ...next(true), id: 'again' }]);
    expect(both.now.decision).toMatchObject({ kind: 'reaction' });
    expect(both.options()).toHaveLength(2);
  });

  it('is one for a Gear of the collection, granted abilities included', () => {
    const asked = scenario({
      cards: REAL_CARDS,
      players: [
        {
          hand: [{ card: 'tiny-jinn', as: 't' }],
          landmarks: [{ card: 'haven-bravos-bastion', as: 'haven' }],
          expeditions: { hero: [{ card: 'fab-lab-unit', as: 'unit' }] },
          mana: { ready: 9 },
        },
        {},
      ],
    })
      .choose('unit')
      .choose('t@hero');
    expect(asked.now.decision).toMatchObject({ kind: 'ability', player: 0 });
    expect(asked.options()).toHaveLength(2);
    expect(asked.choose(asked.options()[0]!).object('t').counters).toEqual({ boost: 1 });
  });
});

it('remembers from where a card was played that an effect said to play (6.5.d)', () => {
  const rushed = (from: 'hand' | 'reserve') =>
    scenario({
      cards: REAL_CARDS,
      players: [
        {
          hand: ['deep-cloud-instructor', ...(from === 'hand' ? ['ratatoskr'] : [])],
          reserve: from === 'reserve' ? ['ratatoskr'] : [],
          mana: { ready: 9 },
        },
        {},
      ],
    })
      .choose('deep-cloud-instructor@hero')
      .choose('yes')
      .choose('ratatoskr@hero');
  for (const from of ['hand', 'reserve'] as const) {
    const now = rushed(from);
    const steps = now.entries('step').filter(({ verb }) => verb === 'activate');
    expect(steps).toHaveLength(from === 'hand' ? 1 : 0);
    const gains = now.entries('action').filter((one) => one.action === 'gain-counters');
    expect(gains).toMatchObject([{ counter: 'boost', count: 2 }]);
  }
});
