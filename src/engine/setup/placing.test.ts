import { describe, expect, it } from 'vitest';
import { query } from '../query.ts';
import { EngineError } from '../rules/error.ts';
import { makeCard, scenario } from '../testing/scenario.ts';
import { createPosition } from './placing.ts';
import type { Position } from './position.ts';
import { createGame } from './setup.ts';

const bear = makeCard('bear', 'character', { handCost: 1, reserveCost: 1 });
const mill = makeCard('mill', 'landmark-permanent', {
  abilities: [{ kind: 'quick-action', cost: [{ do: 'pay', mana: 1 }], effect: [{ do: 'draw' }] }],
});
const den = makeCard('den', 'landmark-token');
const cards = [bear, mill, den];

describe('a position', () => {
  it('can be the beginning of the game: six cards, then three Mana Orbs (4.1.h, 4.1.i)', () => {
    const deck = (name: string) =>
      Array.from({ length: 8 }, (_, at) => ({ card: 'bear', as: `${name}${at}` }));
    const players = [{ deck: deck('a') }, { deck: deck('b') }];
    const start = scenario({ cards, beginning: true, players });
    expect(start.now.decision?.kind).toBe('starting-mana');
    expect(start.query.zone('hand', 0)).toHaveLength(6);
    const after = start.choose('a0', 'a1', 'a2').choose('b0', 'b1', 'b2');
    expect(after.query.zone('mana', 1)).toHaveLength(3);
    expect(after.game).toMatchObject({ day: 1, phase: 'afternoon' });
    expect(after.entries('phase-began').map(({ phase }) => phase)).not.toContain('morning');
  });

  it('can say how often an ability was used this day (1.4.6.b)', () => {
    const used = (times: number) =>
      scenario({
        cards,
        players: [
          { landmarks: [{ card: 'mill', used: { 0: times } }], deck: ['bear'], mana: { ready: 1 } },
          {},
        ],
      });
    expect(used(99).options()).toContain('mill');
    expect(used(100).options()).not.toContain('mill');
    expect(used(100).cites()).toContain('1.4.6.b');
  });

  it('counts a Reaction used this day for all objects of its name (6.3.m)', () => {
    const echo = makeCard('echo', 'landmark-permanent', {
      abilities: [{ kind: 'reaction', trigger: { on: 'draws', who: 'you' }, effect: [] }],
    });
    const used = (times: number) =>
      scenario({
        cards: [mill, bear, echo],
        players: [
          {
            landmarks: [
              'mill',
              ...Array.from({ length: 10 }, () => ({ card: 'echo', used: { 0: times } })),
              'echo',
            ],
            deck: ['bear'],
            mana: { ready: 1 },
          },
          {},
        ],
      }).choose('mill');
    expect(used(99).entries('activation')).toHaveLength(10);
    expect(used(100).entries('activation')).toHaveLength(0);
    expect(used(100).cites()).toContain('6.3.m');
  });

  it.each<[string, Position['players'][number], string]>([
    ['an owner without a seat', { expeditions: { hero: [{ card: 'bear', owner: 2 }] } }, '0 to 1'],
    ['a card in the Reserve of another', { reserve: [{ card: 'bear', owner: 0 }] }, '3.1.2.c'],
    ['a Reserve card of another', { reserve: [{ card: 'mill', owner: 0 }] }, '3.1.2.c'],
    ['more Mana Orbs than there can be', { mana: { ready: 1e12 } }, '1000'],
    ['less than no Mana Orbs', { mana: { exhausted: -1 } }, '1000'],
    ['half a Mana Orb', { mana: { ready: 0.5 } }, '1000'],
    [
      'a status twice',
      { reserve: [{ card: 'bear', statuses: ['fleeting', 'fleeting'] }] },
      '2.4.1.f',
    ],
    ['an unknown status', { reserve: [{ card: 'bear', statuses: ['sad' as never] }] }, 'sad'],
    ['half a counter', { reserve: [{ card: 'bear', counters: { boost: 0.5 } }] }, 'boost'],
    ['no counter said', { reserve: [{ card: 'bear', counters: { boost: Number.NaN } }] }, 'boost'],
    ['no list of cards', { hand: 'bear' as never }, 'players[1].hand'],
    ['no card', { hand: [null as never] }, 'players[1].hand[0]'],
    ['no Expedition', { expeditions: { hero: 5 as never } }, 'players[1].expeditions.hero'],
    ['the same name twice', { hand: ['a', 'a'].map((as) => ({ card: 'bear', as })) }, '“a”'],
  ])('cannot have %s', (_, player, why) => {
    expect(refused(() => createPosition({ players: [{}, player] }, { cards }))).toContain(why);
  });

  it('can have what is controlled by another than its owner', () => {
    const players = [
      {},
      {
        landmarks: [{ card: 'den', owner: 0 }],
        expeditions: { hero: [{ card: 'bear', owner: 0 }] },
      },
    ];
    const { game } = createPosition({ players }, { cards });
    expect(game.objects.map((object) => object?.owner)).toEqual([undefined, 0, 0]);
  });

  it('cannot have Terrain Markers beyond its regions', () => {
    const adventure = { markers: [{ terrain: 'water', region: 8 }] } as const;
    const make = () => createPosition({ players: [{}, {}], adventure }, { cards });
    expect(refused(make)).toContain('adventure.markers[0].region');
  });

  it('cannot have Terrain Markers where no region is visible (3.2.1.d)', () => {
    const make = (region: number, distance: number) => () =>
      createPosition(
        {
          players: [{ expeditions: { hero: { distance } } }, {}],
          adventure: { markers: [{ terrain: 'water', region }] },
        },
        { cards },
      );
    expect(refused(make(3, 2))).toContain('3.2.1.d');
    expect(refused(make(3, 3))).toBe('');
    expect(refused(make('length' as never, 3))).toContain('3.2.1.d');
  });

  it('can have Terrain Markers in the Arena, which is its only region (3.2.1.c)', () => {
    const make = (region: number) =>
      createPosition(
        {
          players: [{}, {}],
          adventure: { arena: true, markers: [{ terrain: 'water', region }] },
        },
        { cards },
      ).game;
    expect(query(make(0)).terrains(0)).toEqual(['water']);
    expect(refused(() => make(3))).toContain('3.2.1.d');
  });

  it('has three different Tumult cards, those that are not said too (1.1.7.f)', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const adventure = { tumult: [{ single: 'water' }] } as const;
      const { game } = createPosition({ players: [{}, {}], adventure }, { cards, seed });
      const singles = game.regions.flatMap(({ terrains }) => (terrains[1] ? [] : terrains));
      expect(singles[0]).toBe('water');
      expect([...singles].sort()).toEqual(['forest', 'mountain', 'water']);
    }
  });

  it('cannot have a Tumult card twice, nor a fourth one (1.1.7.f)', () => {
    const make = (singles: readonly string[]) => () =>
      createPosition(
        {
          players: [{}, {}],
          adventure: { tumult: singles.map((single) => ({ single })) as never },
        },
        { cards },
      );
    expect(refused(make(['forest', 'water', 'forest']))).toContain('adventure.tumult[2]');
    expect(refused(make(['forest', 'water', 'mountain', 'forest']))).toContain('1.1.7.f');
  });

  it('can give names that objects have of themselves', () => {
    const hand = ['constructor', 'toString'].map((as) => ({ card: 'bear', as }));
    const { labels } = createPosition({ players: [{ hand }, {}] }, { cards });
    expect(labels).toEqual({ constructor: 1, toString: 2 });
  });

  it.each([
    { day: Number.NaN },
    { day: 1.5 },
    { adventure: { markers: [{ terrain: 'lava', region: 1 }] } },
    { adventure: { markers: [null] } },
    { adventure: { tumult: [null] } },
    { adventure: { tumult: [{ single: 'lava' }] } },
  ])('cannot be at %j', (facts) => {
    const position = { players: [{}, {}], ...facts } as Position;
    expect(refused(() => createPosition(position, { cards }))).toContain(
      'day' in facts ? 'day' : 'adventure',
    );
  });

  it.each([
    { bound: Number.NaN },
    { bound: 0 },
    { cards: null },
    { cards: [null] },
    { cards: [{ id: 'bear' }] },
  ])('cannot be set up with %j', (setup) => {
    const position = { players: [{}, {}] };
    const where = Object.keys(setup)[0]!;
    expect(refused(() => createPosition(position, { cards, ...setup } as never))).toContain(where);
  });

  it.each([
    ['nothing', null],
    ['a symbol', Symbol('bear')],
    ['an object without prototype', Object.create(null)],
    ['a number too big for numbers', 10n],
  ])('refuses %s wherever it stands', (_, value) => {
    const bear = (facts: object) => ({ hand: [], reserve: [{ card: 'bear', ...facts }] });
    const positions = [
      { mode: value ?? 'x' },
      { phase: value ?? 'x' },
      { firstPlayer: value ?? 'x' },
      { adventure: { markers: [{ terrain: value, region: 0 }] } },
      { players: [{ hand: [value] }, {}] },
      { players: [{ mana: { ready: value ?? 'x' } }, {}] },
      { players: [{ expeditions: { hero: { distance: value ?? 'x' } } }, {}] },
      ...['card', 'as', 'age'].map((key) => ({ players: [bear({ [key]: value }), {}] })),
      { players: [bear({ statuses: [value] }), {}] },
      { players: [bear({ owner: value ?? 'x' }), {}] },
      { players: [bear({ counters: { boost: value } }), {}] },
    ];
    for (const position of positions) {
      const whole = { players: [{}, {}], ...position } as never;
      expect(refused(() => createPosition(whole, { cards }))).not.toBe('');
    }
    const players = [{ deck: [value] }, { deck: [] }] as never;
    expect(refused(() => createGame({ players, cards }))).toContain('players[0].deck[0]');
    const setup = { players: [{ deck: [] }, { deck: [] }], cards };
    const options = (value === null ? null : { seed: value }) as never;
    expect(refused(() => createGame(setup, options))).toMatch(/seed|options/u);
  });

  it.each([null, {}, { players: 2 }, { players: [null, {}] }])('cannot be %j', (position) => {
    expect(refused(() => createPosition(position as never, { cards }))).toContain('expected');
    expect(refused(() => createGame(position as never))).toContain('expected');
  });
});

function refused(what: () => unknown): string {
  try {
    what();
  } catch (error) {
    if (error instanceof EngineError && error.code === 'setup') return error.message;
    throw error;
  }
  return '';
}
