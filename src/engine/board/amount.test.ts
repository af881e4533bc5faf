import { describe, expect, it } from 'vitest';
import { makeCard, makeReaction, scenario } from '../testing/scenario.ts';

const bear = makeCard('bear', 'character');

describe('how many counters an object has that is gone', () => {
  const digger = (keywords: readonly 'seasoned'[]) =>
    makeCard('digger', 'character', {
      abilities: [
        ...keywords.map((keyword) => ({ kind: 'keyword', keyword }) as const),
        makeReaction({ on: 'leaves', what: 'me', where: 'expedition' }, [
          {
            do: 'repeat',
            times: { counters: 'boost', on: 'me' },
            steps: [
              {
                do: 'gain-counters',
                of: { target: { type: 'character', in: 'reserve', of: 'you', other: true } },
                counter: 'boost',
                count: 1,
              },
            ],
          },
        ]),
      ],
    });

  it('is how many it had, not those of what it has become (2.1.h, 4.0:6.3.j, 6.3.j)', () => {
    for (const keywords of [[], ['seasoned']] as const) {
      const rested = scenario({
        cards: [digger(keywords), bear],
        phase: 'night',
        players: [
          {
            reserve: [{ card: 'bear', as: 'b' }],
            expeditions: { hero: [{ card: 'digger', as: 'd', counters: { boost: 2 } }] },
          },
          {},
        ],
      });
      expect(rested.object('d').zone).toBe('reserve');
      expect(rested.object('b').counters).toEqual({ boost: 2 });
      expect(rested.cites()).toContain('2.1.h');
    }
  });
});
