import { describe, expect, it } from 'vitest';
import { EngineError } from '../rules/error.ts';
import { makeCard, makeSpell, scenario } from '../testing/scenario.ts';
import { momentsOf } from './moment.ts';
import { createPosition } from './placing.ts';
import type { Position } from './position.ts';

const bear = makeCard('bear', 'character');
const mill = makeCard('mill', 'landmark-permanent', {
  abilities: [{ kind: 'quick-action', cost: [{ do: 'pay', mana: 1 }], effect: [{ do: 'draw' }] }],
});
const draw = makeSpell('draw', [{ do: 'draw' }]);
const seer = makeCard('seer', 'hero', {
  abilities: [{ kind: 'begin', markers: ['forest', 'water'], counters: { name: 'wit', count: 2 } }],
});
const first = makeCard('first', 'landmark-permanent', {
  abilities: [
    {
      kind: 'passive',
      rule: {
        rule: 'played',
        card: { type: 'character' },
        who: 'you',
        first: 'afternoon',
        changes: [{ cost: 'less', by: 1 }],
      },
    },
  ],
});
const cards = [bear, mill, draw, seer, first];

describe('a moment inside a phase', () => {
  it('is before one of its daily effects (4.2.c)', () => {
    const players = [{ expeditions: { hero: ['bear'] }, hand: ['bear'] }, {}];
    const dailies = (moment: Position['moment']) =>
      scenario({ cards, phase: 'night', players, ...(moment ? { moment } : {}) })
        .entries('daily-effect')
        .map(({ daily }) => daily)
        .slice(0, 3);
    expect(dailies(undefined)).toEqual(['rest', 'clean-up', 'check-victory']);
    expect(dailies('clean-up')).toEqual(['clean-up', 'check-victory', 'succeed']);
    expect(dailies('end')).toEqual(['succeed', 'prepare', 'draw']);
  });

  it('in the Morning is on the day that is said', () => {
    const start = scenario({
      cards,
      phase: 'morning',
      day: 4,
      moment: 'expand',
      players: [{ hand: ['bear'] }, {}],
    });
    expect(start.game).toMatchObject({ day: 4, phase: 'morning' });
    expect(start.now.decision?.kind).toBe('expand');
  });

  it('can be in a turn after a quick action (4.2.3.e)', () => {
    const start = scenario({
      cards,
      moment: 'goes-on',
      turn: 1,
      players: [{}, { hand: ['bear'], mana: { ready: 1 } }],
    });
    expect(start.game.turn).toBe(1);
    expect(start.cites()).toContain('4.2.3.e');
  });

  it('can be at the end of a turn', () => {
    const players = [
      { hand: ['bear'], mana: { ready: 1 } },
      { hand: ['bear'], mana: { ready: 1 } },
    ];
    expect(scenario({ cards, moment: 'ends', players }).game.turn).toBe(1);
  });

  it.each<[Position['phase'], Position['moment']]>([
    ['noon', 'rest'],
    ['afternoon', 'end'],
    ['night', 'goes-on'],
    ['dusk', 'nap' as never],
  ])('cannot be in the %s at %s', (phase, moment) => {
    const make = () =>
      createPosition({ players: [{}, {}], phase: phase!, moment: moment! }, { cards });
    expect(make).toThrow(EngineError);
  });

  it('is named for each phase and edition', () => {
    expect(momentsOf('night', '4.0')).toEqual(['rest', 'clean-up', 'check-victory', 'end']);
    expect(momentsOf('night', '2024-09')).toEqual(['rest', 'clean-up', 'end']);
    expect(momentsOf('noon', '4.0')).toEqual(['end']);
  });
});

describe('cards in Limbo', () => {
  it('are played on: a Spell resolves and leaves, then the turn ends (5.2.4)', () => {
    const start = scenario({
      cards,
      players: [
        { limbo: ['draw'], deck: ['bear', 'bear'] },
        { hand: ['bear'], mana: { ready: 1 } },
      ],
    });
    expect(start.query.zone('hand', 0)).toHaveLength(1);
    expect(start.query.zone('reserve', 0)).toHaveLength(1);
    expect(start.game.turn).toBe(1);
  });

  it('from Reserve are Fleeting (2.4.7.a)', () => {
    const start = scenario({
      cards,
      players: [
        { limbo: [{ card: 'bear', as: 'b', from: 'reserve', into: 'companion' }] },
        { hand: ['bear'], mana: { ready: 1 } },
      ],
    });
    expect(start.object('b')).toMatchObject({ expedition: 1, statuses: ['fleeting'] });
  });

  it.each([
    ['a Hero', { limbo: ['seer'] }],
    ['a card from nowhere', { limbo: [{ card: 'bear', from: 'moon' as never }] }],
    ['a card into nothing', { limbo: [{ card: 'bear', into: 'sea' as never }] }],
  ])('cannot be %s', (_, player) => {
    expect(() => createPosition({ players: [player, {}] }, { cards })).toThrow(EngineError);
  });
});

describe('what players have done', () => {
  it('is which cards they played this Afternoon', () => {
    const costs = (played: readonly string[]) =>
      scenario({
        cards,
        players: [{ landmarks: ['first'], hand: ['bear'], played }, {}],
      }).options();
    expect(costs([]).join()).toContain('bear');
    expect(costs(['bear']).join()).not.toContain('bear');
  });

  it('names cards that there are', () => {
    const make = () => createPosition({ players: [{ played: ['wolf'] }, {}] }, { cards });
    expect(make).toThrow('wolf');
  });

  it('can be leaving the game before tiebreakers (1.3.3.f)', () => {
    const players = [{ out: true, hand: ['bear'] }, {}, {}, {}];
    const arena = { adventure: { arena: true } };
    const { game } = createPosition({ mode: 'free-for-all', players, ...arena }, { cards });
    expect(game.players.map(({ competing }) => competing)).toEqual([false, true, true, true]);
    expect(game.things).toHaveLength(0);
    expect(() => createPosition({ mode: 'free-for-all', players }, { cards })).toThrow('1.3.3.f');
  });
});

describe('a Hero’s Terrain Markers', () => {
  it('can have been placed (2.5.e, 3.2.1.d)', () => {
    const adventure = { markers: [{ terrain: 'water', region: 0, hero: 0 }] } as const;
    const { game } = createPosition({ players: [{ hero: 'seer' }, {}], adventure }, { cards });
    expect(game.markers.map(({ terrain, region }) => [terrain, region])).toEqual([
      ['forest', -1],
      ['water', 0],
    ]);
  });

  it('are those that it began the game with', () => {
    const adventure = { markers: [{ terrain: 'mountain', region: 0, hero: 0 }] } as const;
    const make = () => createPosition({ players: [{ hero: 'seer' }, {}], adventure }, { cards });
    expect(make).toThrow('2.5.e');
  });
});
