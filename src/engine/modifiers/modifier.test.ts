import { describe, expect, it } from 'vitest';
import type { Effect, PassiveRule, Status, Would } from '../cards/ability.ts';
import { REAL_CARDS } from '../testing/real-cards.ts';
import { makeCard, makeReaction, makeSpell, resultRow, scenario } from '../testing/scenario.ts';

const real = (...ids: string[]) => REAL_CARDS.filter(({ id }) => ids.includes(id));
const bear = makeCard('bear', 'character');

describe('modifiers (6.2)', () => {
  const paint = makeSpell('paint', [
    {
      do: 'return',
      of: { target: { type: 'character' } },
      to: 'deck',
      position: 'top',
    },
  ]);
  const jinn = scenario({
    cards: [paint, bear, ...real('mighty-jinn-rare')],
    players: [
      { hand: ['paint'], mana: { ready: 1 } },
      { deck: ['bear'], expeditions: { hero: [{ card: 'mighty-jinn-rare', as: 'jinn' }] } },
    ],
  }).choose('paint');

  it('asks the controller of the ability about an optional one (6.2.d)', () => {
    expect(jinn.now.decision).toMatchObject({ kind: 'optional-modifier', player: 1 });
    const taken = jinn.choose('yes');
    expect(taken.object('jinn')).toMatchObject({
      zone: 'mana',
      player: 1,
      statuses: ['exhausted'],
    });
  });

  it('adds the alternative right after the step, for that controller (6.2.e)', () => {
    const declined = jinn.choose('no');
    expect(declined.zone('jinn')).toBe('hand');
    expect(declined.object('jinn').player).toBe(1);
  });

  it('does not modify what is impossible (1.4.1.d)', () => {
    const gericht = scenario({
      cards: [
        makeSpell('fade', [
          { do: 'gain', of: { target: { type: 'character' } }, statuses: ['fleeting'] },
        ]),
        ...real('gericht-revered-duelist-rare'),
      ],
      players: [
        {
          hand: ['fade', 'fade'],
          mana: { ready: 2 },
          expeditions: {
            hero: [{ card: 'gericht-revered-duelist-rare', as: 'g', statuses: ['fleeting'] }],
          },
        },
        {},
      ],
    }).choose('fade');
    expect(gericht.object('g').counters).toEqual({});
  });

  it('replaces an atomic action with another in the same step (6.2.b)', () => {
    const gericht = scenario({
      cards: real('gericht-revered-duelist-rare'),
      players: [
        { reserve: [{ card: 'gericht-revered-duelist-rare', as: 'g' }], mana: { ready: 4 } },
        {},
      ],
    }).choose('g@hero');
    expect(gericht.object('g')).toMatchObject({ statuses: [], counters: { boost: 1 } });
  });

  it('has been done although what came instead could not happen (6.5.f)', () => {
    const warden = makeCard('warden', 'character', {
      abilities: [
        {
          kind: 'passive',
          rule: {
            rule: 'instead',
            would: { would: 'gain', what: 'me', status: 'asleep' },
            instead: [{ do: 'gain', of: 'me', statuses: ['anchored'] }],
          },
        },
      ],
    });
    const lull = makeSpell('lull', [
      {
        do: 'attempt',
        steps: [{ do: 'gain', of: { target: { type: 'character' } }, statuses: ['asleep'] }],
        ifDone: [{ do: 'draw' }],
      },
    ]);
    const drawn = (statuses: readonly Status[], id = 'warden') =>
      scenario({
        cards: [bear, warden, lull],
        players: [
          {
            hand: ['lull'],
            deck: ['bear'],
            mana: { ready: 1 },
            expeditions: { hero: [{ card: id, statuses }] },
          },
          {},
        ],
      })
        .choose('lull')
        .query.zone('hand', 0).length;
    expect(drawn([])).toBe(1);
    expect(drawn(['anchored'])).toBe(1);
    expect(drawn(['asleep'], 'bear')).toBe(0);
  });

  it('need not exist before what brings their own object to a zone, whichever it is (6.2.l)', () => {
    const shy = makeCard('shy', 'character', {
      abilities: [
        {
          kind: 'passive',
          rule: {
            rule: 'instead',
            would: { would: 'go', what: 'me', to: 'reserve' },
            instead: [{ do: 'put', of: 'me', to: 'mana' }],
          },
        },
      ],
    });
    const proud = makeCard('proud', 'character', {
      abilities: [
        {
          kind: 'passive',
          rule: {
            rule: 'also',
            would: { would: 'go', what: 'me', to: 'play' },
            also: [{ do: 'resupply' }],
          },
        },
      ],
    });
    const played = scenario({
      cards: [bear, shy, proud],
      players: [{ hand: ['proud'], deck: [{ card: 'shy', as: 's' }], mana: { ready: 1 } }, {}],
    }).choose('proud@hero');
    expect(played.zone('s')).toBe('mana');
    expect(played.cites()).toContain('6.2.l');
  });

  it('replaces a whole step with others (6.2.g)', () => {
    const ouroboros = scenario({
      cards: [
        bear,
        makeCard('wolf', 'character'),
        makeSpell('refill', [{ do: 'resupply' }]),
        ...real('the-ouroboros-lyra-bastion-shifted'),
      ],
      players: [
        {
          hand: ['refill'],
          deck: [
            { card: 'bear', as: 'b' },
            { card: 'wolf', as: 'w' },
          ],
          landmarks: ['the-ouroboros-lyra-bastion-shifted'],
          mana: { ready: 1 },
        },
        {},
      ],
    }).choose('refill');
    const chosen = ouroboros.choose('w');
    expect([chosen.zone('w'), chosen.zone('b')]).toEqual(['reserve', 'discard']);
    expect(chosen.entries('modifier')).toHaveLength(1);
  });

  it('applies each modifier once to a step, however they call each other (6.2.j, 6.2.k)', () => {
    const swap = (id: string, from: 'anchored' | 'asleep', to: 'anchored' | 'asleep') =>
      makeCard(id, 'landmark-permanent', {
        abilities: [
          {
            kind: 'passive',
            rule: {
              rule: 'instead',
              would: { would: 'gain', what: { type: 'character' }, status: from } as Would,
              instead: [{ do: 'gain', of: 'it', statuses: [to] }],
            },
          },
        ],
      });
    const swapped = scenario({
      cards: [
        bear,
        swap('a', 'anchored', 'asleep'),
        swap('b', 'asleep', 'anchored'),
        makeSpell('fix', [
          { do: 'gain', of: { target: { type: 'character' } }, statuses: ['anchored'] },
        ]),
      ],
      players: [
        {
          hand: ['fix'],
          mana: { ready: 1 },
          landmarks: ['a', 'b'],
          expeditions: { hero: [{ card: 'bear', as: 'bear' }] },
        },
        {},
      ],
    }).choose('fix');
    expect(swapped.object('bear').statuses).toEqual(['anchored']);
    expect(swapped.entries('modifier')).toHaveLength(2);
  });

  it('does not apply again to the other steps of what it says instead (6.2.j, 6.2.k)', () => {
    const tower = (id: string, rule: PassiveRule) =>
      makeCard(id, 'landmark-permanent', { abilities: [{ kind: 'passive', rule }] });
    const gain: Effect[number] = {
      do: 'gain-counters',
      of: { all: { type: 'character' } },
      counter: 'x',
      count: 1,
    };
    const gained = { would: 'gain-counters', what: { type: 'character' } } as const;
    const resupply: Effect[number] = { do: 'resupply' };
    const played = (id: string) =>
      scenario({
        cards: [
          bear,
          tower('again', {
            rule: 'instead',
            would: { would: 'resupply', who: 'you' },
            instead: [resupply, resupply],
          }),
          tower('twice', { rule: 'instead', would: gained, instead: [gain, gain] }),
          tower('more', {
            rule: 'also',
            would: gained,
            also: [{ do: 'repeat', times: 1, steps: [gain] }],
          }),
          makeSpell('both', [resupply, gain]),
        ],
        players: [
          {
            hand: ['both'],
            deck: ['bear', 'bear', 'bear', 'bear'],
            mana: { ready: 1 },
            landmarks: [id],
            expeditions: { hero: [{ card: 'bear', as: 'b' }] },
          },
          {},
        ],
      }).choose('both');
    expect(played('again').query.zone('deck', 0)).toHaveLength(2);
    expect(played('twice').object('b').counters).toEqual({ x: 2 });
    expect(played('more').object('b').counters).toEqual({ x: 2 });
  });

  it('lets the controller of the step choose among several (6.2.h)', () => {
    const instead = (id: string, counter: string) =>
      makeCard(id, 'landmark-permanent', {
        abilities: [
          {
            kind: 'passive',
            rule: {
              rule: 'instead',
              would: { would: 'gain', what: { type: 'character' }, status: 'asleep' },
              instead: [{ do: 'gain-counters', of: 'it', counter, count: 1 }],
            },
          },
        ],
      });
    const asked = scenario({
      cards: [
        bear,
        instead('a', 'x'),
        instead('b', 'y'),
        makeSpell('lull', [
          { do: 'gain', of: { target: { type: 'character' } }, statuses: ['asleep'] },
        ]),
      ],
      players: [
        { hand: ['lull'], mana: { ready: 1 } },
        { landmarks: ['a', 'b'], expeditions: { hero: [{ card: 'bear', as: 'bear' }] } },
      ],
    }).choose('lull');
    expect(asked.now.decision).toMatchObject({ kind: 'modifier', player: 0 });
    expect(asked.choose('b').object('bear').counters).toEqual({ y: 1 });
  });

  it('sends Fleeting Characters to Discard instead of Reserve (2.4.7.d)', () => {
    const rested = scenario({
      cards: [bear],
      phase: 'night',
      players: [
        {
          deck: ['bear', 'bear'],
          expeditions: { hero: [{ card: 'bear', as: 'b', statuses: ['fleeting'] }] },
        },
        {},
      ],
    });
    expect(rested.zone('b')).toBe('discard');
    expect(rested.cites()).toContain('2.4.7.d');
  });

  it('adds what also happens (6.2.c)', () => {
    const wayfarer = makeCard('wayfarer', 'landmark-permanent', {
      abilities: [
        {
          kind: 'passive',
          rule: {
            rule: 'also',
            would: { would: 'roll', who: 'you' },
            also: [{ do: 'reveal', of: { top: 1 } }],
          },
        },
      ],
    });
    const rolled = scenario({
      cards: [wayfarer, bear, makeSpell('luck', [{ do: 'roll' }])],
      players: [
        { hand: ['luck'], deck: ['bear'], landmarks: ['wayfarer'], mana: { ready: 1 } },
        {},
      ],
    }).choose('luck');
    const step = rolled.entries('step').find(({ verb }) => verb === 'roll');
    const actions = rolled.entries('action').filter(({ parent }) => parent === step?.id);
    expect(actions.map(({ action }) => action)).toEqual(['roll', 'reveal']);
  });
});

describe('dice (7.3.33)', () => {
  const cards = [
    bear,
    makeSpell('luck', [
      { do: 'roll' },
      {
        do: 'depending',
        cases: [
          resultRow(4, undefined, [{ do: 'draw', count: 2 }]),
          resultRow(1, 3, [{ do: 'draw' }]),
        ],
      },
    ]),
    ...real('the-ouroboros-lyra-bastion', 'martengale-rare'),
  ];
  it('are rolled with one more for each ability that says so, and one is kept', () => {
    const rolled = scenario({
      cards,
      players: [
        {
          hand: ['luck'],
          deck: ['bear', 'bear'],
          landmarks: ['the-ouroboros-lyra-bastion', 'the-ouroboros-lyra-bastion'],
          mana: { ready: 1 },
        },
        {},
      ],
    }).choose('luck');
    const decision = rolled.now.decision;
    if (decision?.kind === 'die') {
      const done = rolled.choose(rolled.options()[0]!);
      expect(done.cites()).toContain('7.3.33.c');
    }
    const [die] = rolled.entries('action').filter(({ action }) => action === 'roll');
    if (die?.action === 'roll') expect(die.dice).toHaveLength(3);
  });

  it('say that they cannot be undone', () => {
    const rolled = scenario({
      cards,
      players: [{ hand: ['luck'], deck: ['bear', 'bear'], mana: { ready: 1 } }, {}],
    }).choose('luck');
    expect(rolled.now.irreversible).toBe('roll');
    expect(rolled.trace.some(({ irreversible }) => irreversible === 'roll')).toBe(true);
  });
});

describe('sacrifice (7.3.36)', () => {
  it('is still one when the move is modified (7.3.36.b)', () => {
    const drain = makeSpell('drain', [
      { do: 'sacrifice', of: { choose: { type: 'character', of: 'you' } } },
    ]);
    const mourner = makeCard('mourner', 'landmark-permanent', {
      abilities: [
        makeReaction({ on: 'sacrifices', who: 'you', what: { type: 'character' } }, [
          { do: 'draw' },
        ]),
      ],
    });
    const jinn = scenario({
      cards: [bear, drain, mourner, ...real('mighty-jinn-rare')],
      players: [
        {
          hand: ['drain'],
          deck: ['bear', 'bear'],
          landmarks: ['mourner'],
          mana: { ready: 1 },
          expeditions: { hero: [{ card: 'mighty-jinn-rare', as: 'jinn' }] },
        },
        {},
      ],
    })
      .choose('drain')
      .choose('yes');
    expect(jinn.zone('jinn')).toBe('mana');
    expect(jinn.query.zone('hand', 0)).toHaveLength(1);
  });

  it('is still one when what is sacrificed does not move at all (7.3.36.b)', () => {
    const start = scenario({
      cards: real('gift-of-self', 'floral-tent', 'maw', 'moonlight-jellyfish', 'kappa'),
      players: [
        {
          hand: ['gift-of-self'],
          deck: ['kappa', 'kappa'],
          mana: { ready: 2 },
          expeditions: {
            hero: ['floral-tent', { card: 'moonlight-jellyfish', as: 'j', statuses: ['anchored'] }],
            companion: [{ card: 'maw', as: 'm' }],
          },
        },
        {},
      ],
    });
    const waiting = start.choose('gift-of-self').choose('j');
    expect(waiting.object('j')).toMatchObject({ zone: 'expedition', statuses: [] });
    const done = waiting.choose('maw:0');
    expect(done.object('m').counters).toEqual({ boost: 2 });
    expect(done.zone('j')).toBe('reserve');
  });
});

describe('arrivals', () => {
  const giver = (id: string, terrain: 'forest' | 'water') =>
    makeCard(id, 'character', {
      abilities: [
        { kind: 'passive', rule: { rule: 'terrain', region: 'all', terrains: [terrain] } },
      ],
    });
  const muster = makeSpell('muster', [
    {
      do: 'put',
      of: { all: { type: 'character', in: 'reserve', of: 'you' } },
      to: 'expedition',
      in: { side: 'hero' },
    },
  ]);

  it('get timestamps in the order that their player chooses (2.2.16.d)', () => {
    const asked = scenario({
      cards: [giver('druid', 'forest'), giver('sailor', 'water'), muster],
      players: [{ hand: ['muster'], reserve: ['druid', 'sailor'], mana: { ready: 1 } }, {}],
    }).choose('muster');
    expect(asked.now.decision).toMatchObject({ kind: 'timestamps', player: 0, min: 2, max: 2 });
    expect(asked.choose('druid', 'sailor').query.terrains(0)).toEqual(['water']);
    expect(asked.choose('sailor', 'druid').query.terrains(0)).toEqual(['forest']);
  });

  it('can be modified by the very card that arrives (6.2.l)', () => {
    const shy = makeCard('shy', 'character', {
      abilities: [
        {
          kind: 'passive',
          rule: {
            rule: 'instead',
            would: { would: 'go', what: 'me', to: 'play' },
            instead: [{ do: 'return', of: 'me', to: 'hand' }],
          },
        },
      ],
    });
    const put = scenario({
      cards: [shy, muster],
      players: [{ hand: ['muster'], reserve: [{ card: 'shy', as: 's' }], mana: { ready: 1 } }, {}],
    }).choose('muster');
    expect(put.zone('s')).toBe('hand');
  });
});

describe('modified actions (6.2)', () => {
  const bear = makeCard('bear', 'character');

  it('still move an Expedition due to the terrain that it won (4.2.4.j)', () => {
    const moved = scenario({
      cards: [
        ...REAL_CARDS.filter(({ id }) => ['the-magic-sleigh', 'rin-orchid'].includes(id)),
        bear,
      ],
      phase: 'dusk',
      players: [
        {
          hero: 'rin-orchid',
          deck: ['bear'],
          expeditions: { hero: ['the-magic-sleigh', 'bear'] },
        },
        {},
      ],
    });
    expect(moved.game.expeditions[0]?.distance).toBe(2);
    expect(moved.entries('activation').map(({ reaction: { card } }) => card)).toEqual([
      'rin-orchid',
    ]);
  });

  it('may have been added by another modifier, and are modified in their turn (6.2.i)', () => {
    const adding = (id: string, counter: string, also: string) =>
      makeCard(id, 'landmark-permanent', {
        abilities: [
          {
            kind: 'passive',
            rule: {
              rule: 'also',
              would: { would: 'gain-counters', what: { type: 'character' }, counter },
              also: [{ do: 'gain-counters', of: 'it', counter: also, count: 1 }],
            },
          },
        ],
      });
    const boon = makeSpell('boon', [
      { do: 'gain-counters', of: { target: { type: 'character' } }, counter: 'boost', count: 1 },
    ]);
    const boosted = scenario({
      cards: [adding('ping', 'boost', 'kelon'), adding('pong', 'kelon', 'boost'), boon, bear],
      players: [
        {
          landmarks: ['ping', 'pong'],
          hand: ['boon'],
          mana: { ready: 1 },
          expeditions: { hero: [{ card: 'bear', as: 'b' }] },
        },
        {},
      ],
    }).choose('boon');
    expect(boosted.object('b').counters).toEqual({ boost: 2, kelon: 1 });
  });

  it('are replaced although a modifier added them (6.2.i)', () => {
    const adds = makeCard('adds', 'landmark-permanent', {
      abilities: [
        {
          kind: 'passive',
          rule: {
            rule: 'also',
            would: { would: 'gain-counters', what: { type: 'character' } },
            also: [{ do: 'gain', of: 'it', statuses: ['fleeting'] }],
          },
        },
      ],
    });
    const replaces = makeCard('replaces', 'landmark-permanent', {
      abilities: [
        {
          kind: 'passive',
          rule: {
            rule: 'instead',
            would: { would: 'gain', what: { type: 'character' }, status: 'fleeting' },
            instead: [{ do: 'gain', of: 'it', statuses: ['asleep'] }],
          },
        },
      ],
    });
    const boon = makeSpell('boon', [
      { do: 'gain-counters', of: { target: { type: 'character' } }, counter: 'boost', count: 1 },
    ]);
    const boosted = scenario({
      cards: [adds, replaces, boon, bear],
      players: [
        {
          landmarks: ['adds', 'replaces'],
          hand: ['boon'],
          mana: { ready: 1 },
          expeditions: { hero: [{ card: 'bear', as: 'b' }] },
        },
        {},
      ],
    }).choose('boon');
    expect(boosted.object('b').statuses).toEqual(['asleep']);
  });
});

describe('what would leave an Expedition (7.5.11)', () => {
  it('would do so by switching Expeditions too', () => {
    const swap = makeSpell('swap', [{ do: 'switch', of: { target: { type: 'character' } } }]);
    const tent = REAL_CARDS.filter(({ id }) => id === 'floral-tent');
    const stayed = scenario({
      cards: [...tent, swap, makeCard('bear', 'character')],
      players: [
        {
          hand: ['swap'],
          mana: { ready: 1 },
          expeditions: {
            hero: ['floral-tent', { card: 'bear', as: 'b', statuses: ['anchored'] }],
          },
        },
        {},
      ],
    }).choose('swap');
    expect(stayed.object('b')).toMatchObject({ expedition: 0, statuses: [] });
  });
});

describe('a card that adds to a step (6.2.c)', () => {
  const wayfarer = REAL_CARDS.filter(({ id }) => id === 'the-wayfarer');
  const costing = Array.from({ length: 6 }, (_, index) =>
    makeCard(`cost-${index + 1}`, 'character', { handCost: index + 1 }),
  );
  const roll = makeSpell('roll', [{ do: 'roll' }]);
  const look = makeSpell('look', [{ do: 'reveal', of: { top: 1 } }]);
  const play = (hand: string, deck: readonly string[]) =>
    scenario({
      cards: [...wayfarer, ...costing, roll, look],
      players: [{ hand: [hand], landmarks: ['the-wayfarer'], mana: { ready: 1 }, deck }, {}],
    }).choose(hand);

  it('reveals while a die is rolled, and draws the card that costs as much', () => {
    const ends = costing.map(({ id }) => play('roll', [id]));
    const [rolled] = ends[0]!
      .entries('action')
      .flatMap((entry) => (entry.action === 'roll' ? [entry.result] : []));
    for (const [index, end] of ends.entries()) {
      expect(end.entries('activation')).toHaveLength(1);
      expect(end.query.zone('hand', 0)).toHaveLength(index + 1 === rolled ? 1 : 0);
    }
  });

  it('does not mind what is revealed in another way', () => {
    expect(play('look', ['cost-1']).entries('activation')).toEqual([]);
  });
});

it('what joins a step and is replaced by a card of a Deck happens once (6.2.i, 6.2.k)', () => {
  const adder = makeCard('adder', 'character', {
    abilities: [
      {
        kind: 'passive',
        rule: {
          rule: 'also',
          would: { would: 'gain-counters', what: 'me', counter: 'boost' },
          also: [{ do: 'gain', of: 'me', statuses: ['asleep'] }],
        },
      },
    ],
  });
  const dreams = makeCard('dreams', 'landmark-permanent', {
    abilities: [
      {
        kind: 'passive',
        rule: {
          rule: 'instead',
          would: { would: 'gain', what: { type: 'character' }, status: 'asleep' },
          instead: [{ do: 'draw' }],
        },
      },
    ],
  });
  const grow = makeSpell('grow', [
    { do: 'gain-counters', of: { all: { type: 'character' } }, counter: 'boost', count: 1 },
  ]);
  const after = scenario({
    cards: [bear, adder, dreams, grow],
    players: [
      {
        hand: ['grow'],
        mana: { ready: 1 },
        deck: Array(3).fill('bear'),
        landmarks: ['dreams'],
        expeditions: { hero: [{ card: 'adder', as: 'adder' }] },
      },
      {},
    ],
  }).choose('grow');
  expect(after.object('adder').counters).toEqual({ boost: 1 });
  expect(after.object('adder').statuses).toEqual([]);
  expect(after.query.zone('hand', 0)).toHaveLength(1);
});

it('Fleeting replaces a move once, also when a Deck is shuffled meanwhile (6.2.k)', () => {
  const filled = { exists: { in: 'discard', of: 'you' } } as const;
  const cub = makeCard('cub', 'character');
  const law = makeCard('law', 'landmark-permanent', {
    abilities: [
      {
        kind: 'passive',
        if: filled,
        rule: {
          rule: 'instead',
          would: { would: 'go', what: { named: 'bear' }, to: 'discard' },
          instead: [{ do: 'return', of: 'it', to: 'reserve' }],
        },
      },
      {
        kind: 'passive',
        if: filled,
        rule: {
          rule: 'instead',
          would: { would: 'go', what: { named: 'cub' }, from: 'expedition', to: 'reserve' },
          instead: [{ do: 'resupply' }],
        },
      },
    ],
  });
  const home = makeSpell('home', [
    { do: 'return', of: { all: { type: 'character' } }, to: 'reserve' },
  ]);
  const after = scenario({
    cards: [bear, cub, law, home, makeSpell('junk', [])],
    players: [
      {
        hand: ['home'],
        mana: { ready: 1 },
        discard: ['junk'],
        landmarks: ['law'],
        expeditions: {
          hero: [
            { card: 'bear', as: 'bear', statuses: ['fleeting'] },
            { card: 'cub', as: 'cub' },
          ],
        },
      },
      {},
    ],
  }).choose('home');
  expect(after.zone('bear')).toBe('reserve');
});
