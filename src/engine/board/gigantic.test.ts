import { describe, expect, it } from 'vitest';
import { REAL_CARDS } from '../testing/real-cards.ts';
import { ifThen, makeCard, makeReaction, makeSpell, scenario } from '../testing/scenario.ts';

const real = (...ids: string[]) => REAL_CARDS.filter(({ id }) => ids.includes(id));
const bear = makeCard('bear', 'character', { statistics: [1, 1, 1] });
const bars = 'eat-me-energy-bars';

describe('Gigantic (7.4.4)', () => {
  it('is in both Expeditions of its controller, and counts in both (7.4.4.b, e)', () => {
    const table = scenario({
      cards: real('atlas'),
      players: [{ expeditions: { hero: [{ card: 'atlas', as: 'a' }] } }, {}],
    });
    const both = [
      { player: 0, side: 'hero' },
      { player: 0, side: 'companion' },
    ] as const;
    expect(table.query.expeditions(table.object('a').id)).toEqual(both);
    for (const side of both) expect(table.query.expeditionStatistics(side).forest).toBe(3);
  });

  it('joins both when it is played in one, and its symbols activate once (7.4.4.c, d)', () => {
    const giant = makeCard('giant', 'character', {
      abilities: [
        { kind: 'keyword', keyword: 'gigantic' },
        makeReaction({ on: 'join' }, [
          { do: 'gain-counters', of: 'me', counter: 'boost', count: 1 },
        ]),
      ],
    });
    const played = scenario({
      cards: [giant],
      players: [{ hand: [{ card: 'giant', as: 'g' }], mana: { ready: 1 } }, {}],
    }).choose('g@hero');
    expect(played.object('g').counters).toEqual({ boost: 1 });
    expect(played.cites()).toContain('7.4.4.d');
  });

  it('joins both as a token too, wherever it is created (7.4.4.c)', () => {
    const titan = makeCard('titan', 'token', {
      abilities: [{ kind: 'keyword', keyword: 'gigantic' }],
    });
    const create = makeSpell('call', [
      { do: 'create', token: 'titan', in: { of: 'you', side: 'hero' } },
    ]);
    const citesOf = (abilities: typeof titan.abilities) =>
      scenario({
        cards: [{ ...titan, abilities }, create],
        players: [{ hand: ['call'], mana: { ready: 1 } }, {}],
      })
        .choose('call')
        .cites();
    expect(citesOf(titan.abilities)).toContain('7.4.4.c');
    expect(citesOf([])).not.toContain('7.4.4.c');
  });

  it('leaves where tokens go to the player, one by one (7.4.4.h)', () => {
    const caller = makeCard('caller', 'character', {
      abilities: [
        { kind: 'keyword', keyword: 'gigantic' },
        makeReaction({ on: 'join' }, [{ do: 'create', token: 'recruit', count: 2, in: 'mine' }]),
      ],
    });
    const played = scenario({
      cards: [caller, makeCard('recruit', 'token')],
      players: [{ hand: ['caller'], mana: { ready: 1 } }, {}],
    })
      .choose('caller@hero')
      .choose('0:hero')
      .choose('0:companion');
    expect(played.query.inExpedition({ player: 0, side: 'hero' })).toHaveLength(2);
    expect(played.query.inExpedition({ player: 0, side: 'companion' })).toHaveLength(2);
    expect(played.cites()).toContain('7.4.4.h');
  });

  it('makes "my Expedition" one subset: no joining from one to the other (7.4.4.j)', () => {
    const start = scenario({
      cards: [
        bear,
        makeSpell('swap', [{ do: 'switch', of: { target: { type: 'character' } } }]),
        ...real('amarok', bars),
      ],
      players: [
        {
          hand: ['swap'],
          mana: { ready: 1 },
          expeditions: { hero: [bars, 'amarok'], companion: [{ card: 'bear', as: 'b' }] },
        },
        {},
      ],
    });
    const moved = start.choose('swap').choose('b');
    expect(moved.object('b')).toMatchObject({ zone: 'expedition', expedition: 0 });
  });

  it('needs a condition on its Expedition in both, and does it once (7.4.4.k)', () => {
    const overseer = makeCard('overseer', 'character', {
      abilities: [
        { kind: 'keyword', keyword: 'gigantic' },
        makeReaction({ on: 'join' }, [
          ifThen({ expedition: 'mine', matches: { position: 'behind' } }, [{ do: 'draw' }]),
        ]),
      ],
    });
    const drawn = (companion: number) =>
      scenario({
        cards: [bear, overseer],
        players: [
          { hand: ['overseer'], deck: ['bear', 'bear'], mana: { ready: 1 } },
          { expeditions: { hero: { distance: 1 }, companion: { distance: companion } } },
        ],
      })
        .choose('overseer@hero')
        .query.zone('hand', 0).length;
    expect(drawn(1)).toBe(1);
    expect(drawn(0)).toBe(0);
  });

  it('picks to which of its regions a Terrain Marker goes (7.4.4.h)', () => {
    const start = scenario({
      cards: [bear, ...real('forest-nymph-rare', bars)],
      adventure: {
        tumult: [
          { single: 'water', faceUp: true },
          { single: 'forest', faceUp: true },
          { single: 'mountain', faceUp: true },
        ],
        markers: [{ terrain: 'forest', region: 3 }],
      },
      players: [
        {
          reserve: ['forest-nymph-rare'],
          mana: { ready: 9 },
          expeditions: {
            hero: { cards: [bars], distance: 1 },
            companion: { distance: 2 },
          },
        },
        {},
      ],
    });
    const asked = start.choose('forest-nymph-rare@hero').choose('yes');
    expect(asked.options()).toEqual(['region 1', 'region 5']);
    const placed = asked.choose('region 5');
    expect(placed.query.terrains(5)).toEqual(['forest']);
    expect(placed.query.terrains(1)).not.toEqual(['forest']);
    expect(placed.cites()).toContain('7.4.4.h');
  });

  it('has both Expeditions moved where "my Expedition" moves (7.4.4.f, 7.4.4.g)', () => {
    const mover = (expedition: 'mine' | 'facing') =>
      makeCard('mover', 'character', {
        abilities: [
          { kind: 'keyword', keyword: 'gigantic' },
          makeReaction({ on: 'join' }, [{ do: 'move-forward', expedition, regions: 1 }]),
        ],
      });
    const moved = (expedition: 'mine' | 'facing') =>
      scenario({
        cards: [mover(expedition)],
        players: [{ hand: ['mover'], mana: { ready: 1 } }, {}],
      }).choose('mover@hero');
    const mine = moved('mine');
    expect(mine.game.expeditions.map(({ distance }) => distance)).toEqual([1, 1, 0, 0]);
    expect(mine.entries('step').flatMap(({ cites }) => cites)).toContain('7.4.4.f');
    const facing = moved('facing');
    expect(facing.game.expeditions.map(({ distance }) => distance)).toEqual([0, 0, 1, 1]);
    expect(facing.entries('step').flatMap(({ cites }) => cites)).toContain('7.4.4.g');
  });

  it('has no "other Expedition" (7.4.4.l)', () => {
    const loner = makeCard('loner', 'character', {
      abilities: [
        { kind: 'keyword', keyword: 'gigantic' },
        makeReaction({ on: 'join' }, [{ do: 'create', token: 'recruit', in: 'other' }]),
      ],
    });
    const played = scenario({
      cards: [loner, makeCard('recruit', 'token')],
      players: [{ hand: ['loner'], mana: { ready: 1 } }, {}],
    }).choose('loner@hero');
    expect(played.query.zone('expedition')).toHaveLength(1);
  });

  it('moves only its card when it switches or defects (7.4.4.i, n)', () => {
    const table = (verb: 'switch' | 'defect') =>
      scenario({
        cards: [
          makeSpell('move', [{ do: verb, of: { target: { type: 'character' } } }]),
          ...real('atlas'),
        ],
        players: [
          { hand: ['move'], mana: { ready: 1 } },
          { expeditions: { hero: [{ card: 'atlas', as: 'a' }] } },
        ],
      })
        .choose('move')
        .object('a');
    expect(table('switch')).toMatchObject({ expedition: 3, player: 1 });
    expect(table('defect')).toMatchObject({ expedition: 0, player: 0, owner: 1 });
  });

  it('joins or leaves its other Expedition when it becomes or stops being so (7.4.4.o, p)', () => {
    const watcher = makeCard('watcher', 'landmark-permanent', {
      abilities: [
        makeReaction({ on: 'joins', what: { type: 'character' }, where: 'yours' }, [
          { do: 'draw' },
        ]),
      ],
    });
    const facing = makeCard('facing', 'character', {
      abilities: [
        makeReaction({ on: 'joins', what: { type: 'character' }, where: 'facing' }, [
          { do: 'gain-counters', of: 'me', counter: 'boost', count: 1 },
        ]),
      ],
    });
    const grown = scenario({
      cards: [bear, watcher, facing, ...real(bars)],
      players: [
        { hand: [bars], mana: { ready: 5 }, expeditions: { hero: [{ card: 'bear', as: 'b' }] } },
        { expeditions: { companion: [{ card: 'facing', as: 'f' }] } },
      ],
    }).choose(`${bars}@hero`);
    expect(grown.query.expeditions(grown.object('b').id)).toHaveLength(2);
    expect(grown.object('f').counters).toEqual({ boost: 1 });
    expect(grown.cites()).toContain('7.4.4.o');
  });

  it('is sacrificed by Amarok wherever it is played', () => {
    const played = scenario({
      cards: real('atlas', 'amarok'),
      players: [
        {
          hand: [{ card: 'atlas', as: 'a' }],
          mana: { ready: 5 },
          expeditions: { companion: ['amarok'] },
        },
        {},
      ],
    }).choose('a@hero');
    expect(played.zone('a')).toBe('discard');
  });

  it('is told where it is after the event, when something else makes it Gigantic (7.4.4.b, o, p)', () => {
    const hero = { player: 0, side: 'hero' } as const;
    const companion = { player: 0, side: 'companion' } as const;
    const cards = [...real(bars, 'hooked', 'defect'), bear];
    const played = scenario({
      cards,
      players: [{ hand: ['bear'], mana: { ready: 1 }, expeditions: { hero: [bars] } }, {}],
    }).choose('bear@hero');
    const arrival = played
      .entries('action')
      .find((one) => one.action === 'move' && one.why === 'play');
    expect(arrival).toMatchObject({ to: { expeditions: [hero, companion] } });
    expect(arrival!.cites).toContain('7.4.4.b');

    const single = { hero: [bars, { card: 'bear', as: 'b' }] };
    const switched = scenario({
      cards,
      players: [{ hand: ['hooked'], mana: { ready: 1 }, expeditions: single }, {}],
    }).choose('hooked');
    expect(switched.query.expeditions(switched.object('b').id)).toEqual([companion]);
    expect(switched.entries('action')).toContainEqual(
      expect.objectContaining({
        action: 'relocate',
        from: [hero, companion],
        to: [companion],
        cites: expect.arrayContaining(['7.4.4.n', '7.4.4.p']),
      }),
    );

    const defected = scenario({
      cards,
      players: [{ hand: ['defect'], mana: { ready: 7 } }, { expeditions: single }],
    }).choose('defect');
    expect(defected.entries('action')).toContainEqual(
      expect.objectContaining({
        action: 'relocate',
        to: [hero],
        cites: expect.arrayContaining(['7.4.4.i', '7.4.4.p']),
      }),
    );
  });
});

describe('what a Gigantic object says of its one Expedition (7.4.4.k)', () => {
  const giant = makeCard('giant', 'character', {
    statistics: [2, 2, 2],
    abilities: [
      { kind: 'keyword', keyword: 'gigantic' },
      makeReaction({ on: 'moves-forward', expedition: { relation: 'mine' } }, [{ do: 'draw' }]),
    ],
  });
  const dusk = (hero: object) =>
    scenario({
      cards: [giant, bear],
      phase: 'dusk',
      players: [
        { deck: ['bear', 'bear'], expeditions: { hero: ['giant'] } },
        { expeditions: { hero: [{ card: 'bear', ...hero }] } },
      ],
    });

  it('activates once when both do what the trigger says', () => {
    const moved = dusk({});
    expect(moved.entries('activation')).toHaveLength(1);
    expect(moved.cites()).toContain('7.4.4.k');
  });

  it('does not activate when only one of them does', () => {
    expect(dusk({ counters: { boost: 5 } }).entries('activation')).toEqual([]);
  });
});

describe('conditions on what its one Expedition holds (7.4.4.k)', () => {
  const friendly = makeCard('friendly', 'character', {
    abilities: [
      { kind: 'keyword', keyword: 'gigantic' },
      makeReaction({ on: 'join' }, [
        ifThen({ exists: { type: 'character', expedition: 'mine', other: true } }, [
          { do: 'gain-counters', of: 'me', counter: 'boost', count: 1 },
        ]),
      ]),
    ],
  });
  const joined = (companion: readonly string[]) =>
    scenario({
      cards: [friendly, bear],
      players: [
        {
          hand: [{ card: 'friendly', as: 'f' }],
          mana: { ready: 1 },
          expeditions: { hero: ['bear'], companion },
        },
        {},
      ],
    }).choose('f@hero');

  it('hold only when both do', () => {
    expect(joined(['bear']).object('f').counters).toEqual({ boost: 1 });
    expect(joined([]).object('f').counters).toEqual({});
  });
});
