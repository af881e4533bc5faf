import { describe, expect, it } from 'vitest';
import { EngineError } from '../rules/error.ts';
import { makeCard, makeReaction, makeSpell, scenario } from '../testing/scenario.ts';
import { createPosition } from './placing.ts';
import type { Position } from './position.ts';

const bear = makeCard('bear', 'character');
const scout = makeCard('scout', 'character', {
  abilities: [makeReaction({ on: 'join' }, [{ do: 'draw' }])],
});
const friend = makeCard('friend', 'character', {
  abilities: [
    makeReaction({ on: 'joins', what: { type: 'character' }, where: 'mine' }, [
      { do: 'gain-counters', of: 'it', counter: 'boost', count: 2 },
    ]),
  ],
});
const haste = makeSpell('haste', [
  {
    do: 'next',
    duration: 'this-turn',
    card: { type: 'character' },
    changes: [{ cost: 'less', by: 1 }],
  },
]);
const gear = makeCard('gear', 'expedition-permanent', {
  abilities: [
    makeReaction({ on: 'join' }, [
      {
        do: 'next',
        duration: 'this-turn',
        card: { type: 'character' },
        joins: 'mine',
        changes: [{ gains: 'anchored' }],
      },
    ]),
  ],
});
const halt = makeSpell('halt', [
  {
    do: 'ongoing',
    duration: 'this-day',
    passive: { rule: 'cannot-move-forward', expedition: { target: {} } },
  },
]);
const watch = makeSpell('watch', [{ do: 'after', daily: 'rest', steps: [{ do: 'draw' }] }]);
const ranger = makeCard('ranger', 'character', {
  abilities: [
    { kind: 'keyword', keyword: 'scout', amount: 1 },
    makeReaction({ on: 'hand' }, [{ do: 'gain-counters', of: 'me', counter: 'boost', count: 1 }]),
  ],
});
const cards = [ranger, bear, scout, friend, haste, gear, halt, watch];

describe('Emblems of a position', () => {
  it('are Reactions that wait and are played first (2.2.2.m, 5.4)', () => {
    const start = scenario({
      cards,
      players: [
        {
          deck: ['bear', 'bear', 'bear'],
          expeditions: { hero: [{ card: 'scout', waiting: { 0: 1 } }] },
        },
        {},
      ],
    });
    expect(start.query.zone('hand', 0)).toHaveLength(1);
    expect(start.now.decision?.kind).toBe('turn');
    expect(start.query.zone('limbo')).toHaveLength(0);
  });

  it('speak of the card that the position names (6.3.i)', () => {
    const start = scenario({
      cards,
      players: [
        {
          expeditions: {
            hero: [
              { card: 'friend', waiting: { 0: 1 }, about: { card: 'new' } },
              { card: 'bear', as: 'new' },
            ],
          },
        },
        {},
      ],
    });
    expect(start.object('new').counters).toEqual({ boost: 2 });
  });

  it('are the Reaction of Scout, which the other one follows to Reserve (7.4.5.c, 7.4.5.e)', () => {
    const start = scenario({
      cards,
      players: [
        { expeditions: { hero: [{ card: 'ranger', as: 'r', waiting: { 0: 1, 1: 1 } }] } },
        {},
      ],
    });
    const sent = start.choose('ranger:x0');
    expect(sent.object('r')).toMatchObject({ zone: 'reserve', counters: { boost: 1 } });
    expect(sent.query.zone('limbo')).toHaveLength(0);
  });

  it('make the next card cheaper for the rest of the turn (2.2.15.c)', () => {
    const start = scenario({
      cards,
      players: [{ hand: ['bear'], reserve: [{ card: 'haste', lasting: { 0: 1 } }] }, {}],
    });
    expect(start.options().join()).toContain('bear');
    expect(start.choose('pass').query.zone('limbo')).toHaveLength(0);
  });

  it('wait for the next Character that joins the Expedition of their card (7.5.10)', () => {
    const start = scenario({
      cards,
      players: [
        {
          hand: [{ card: 'bear', as: 'bear' }],
          mana: { ready: 1 },
          expeditions: { hero: [{ card: 'gear', lasting: { 0: 1 } }] },
        },
        {},
      ],
    });
    expect(start.query.zone('limbo')).toHaveLength(1);
    const played = start.choose('bear@hero');
    expect(played.object('bear').statuses).toEqual(['anchored']);
    expect(played.query.zone('limbo')).toHaveLength(0);
  });

  it('hold the Expedition that the position names (2.2.15.a)', () => {
    const moved = (lasting: Record<string, number>) =>
      scenario({
        cards,
        phase: 'dusk',
        players: [
          { expeditions: { hero: ['bear'] } },
          {
            discard: [
              { card: 'halt', lasting, about: { expedition: { player: 0, side: 'hero' } } },
            ],
          },
        ],
      }).game.expeditions[0]!.distance;
    expect(moved({})).toBe(1);
    expect(moved({ 0: 1 })).toBe(0);
  });

  it('wait for a daily effect (4.2.d)', () => {
    const start = scenario({
      cards,
      phase: 'night',
      players: [
        { deck: ['bear', 'bear', 'bear', 'bear'], discard: [{ card: 'watch', lasting: { 0: 1 } }] },
        {},
      ],
    });
    expect(
      start.entries('action').filter(({ action }) => action === 'move').length,
    ).toBeGreaterThan(0);
  });

  it.each<[string, Partial<Position>, Position['players'][number], string]>([
    ['an ability that is none', {}, { reserve: [{ card: 'bear', waiting: { 0: 1 } }] }, 'waiting'],
    ['an effect that is none', {}, { reserve: [{ card: 'bear', lasting: { 0: 1 } }] }, 'lasting'],
    ['Scout out of play', {}, { reserve: [{ card: 'ranger', waiting: { 0: 1 } }] }, '7.4.5.c'],
    ['too many', {}, { reserve: [{ card: 'scout', waiting: { 0: 101 } }] }, '100'],
    ['half an Emblem', {}, { reserve: [{ card: 'scout', waiting: { 0: 0.5 } }] }, '1 or more'],
    [
      'a card without that name',
      {},
      { reserve: [{ card: 'scout', waiting: { 0: 1 }, about: { card: 'x' } }] },
      '“x”',
    ],
    [
      'a seat that is none',
      {},
      { reserve: [{ card: 'scout', waiting: { 0: 1 }, about: { player: 7 } }] },
      'seat',
    ],
    ['no record', {}, { reserve: [{ card: 'scout', about: 5 as never }] }, 'about'],
    [
      'a turn that is over',
      { phase: 'noon' },
      { reserve: [{ card: 'haste', lasting: { 0: 1 } }] },
      '2.2.15.d',
    ],
  ])('cannot be of %s', (_, facts, player, why) => {
    const refused = (() => {
      try {
        createPosition({ players: [player, {}], ...facts }, { cards });
      } catch (error) {
        if (error instanceof EngineError) return error.message;
        throw error;
      }
      return '';
    })();
    expect(refused).toContain(why);
  });
});
