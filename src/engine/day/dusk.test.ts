import { describe, expect, it } from 'vitest';
import type { Ability } from '../cards/ability.ts';
import { EDITIONS } from '../rules/edition.ts';
import { makeCard, makeReaction, scenario } from '../testing/scenario.ts';

describe.each(EDITIONS)('failing to move forward (4.2.4.i, 7.5.7.a), edition %s', (edition) => {
  const failed = makeReaction({ on: 'fails-to-move-forward', expedition: { relation: 'mine' } }, [
    { do: 'gain-counters', of: 'me', counter: 'failed', count: 1 },
  ]);
  const instead: Ability = {
    kind: 'passive',
    rule: {
      rule: 'instead',
      would: { would: 'move-forward', expedition: { relation: 'mine' } },
      instead: [{ do: 'draw' }],
    },
  };
  const progress = (...abilities: readonly Ability[]) => progressAt(0, ...abilities);
  const progressAt = (distance: number, ...abilities: readonly Ability[]) =>
    scenario({
      cards: [makeCard('walker', 'character', { statistics: [9, 9, 9], abilities })],
      edition,
      phase: 'dusk',
      players: [
        {
          expeditions: {
            hero: [{ card: 'walker', as: 'w', statuses: ['anchored'] }],
            companion: { distance },
          },
        },
        {},
      ],
    });

  it('is not moving at Progress, though it would have moved', () => {
    const replaced = progress(failed, instead);
    expect(replaced.game.expeditions[0]!.distance).toBe(0);
    expect(replaced.object('w').counters).toEqual({ failed: 1 });
    const moved = progress(failed);
    expect(moved.game.expeditions[0]!.distance).toBe(1);
    expect(moved.object('w').counters).toEqual({});
  });

  it('is nothing that an Expedition does which moved in the place of another', () => {
    const otherFailed = makeReaction(
      { on: 'fails-to-move-forward', expedition: { relation: 'other' } },
      [{ do: 'gain-counters', of: 'me', counter: 'failed', count: 1 }],
    );
    const there: Ability = {
      kind: 'passive',
      rule: {
        rule: 'instead',
        would: { would: 'move-forward', expedition: { relation: 'mine' } },
        instead: [{ do: 'move-forward', expedition: 'other', regions: 1 }],
      },
    };
    const replaced = progress(otherFailed, there);
    expect(replaced.game.expeditions.map(({ distance }) => distance)).toEqual([0, 1, 0, 0]);
    expect(replaced.object('w').counters).toEqual({});
    expect(progress(failed, there).object('w').counters).toEqual({ failed: 1 });
    if (edition === '2024-09') return;
    const atTheEnd = progressAt(7, otherFailed, there);
    expect(atTheEnd.object('w').counters).toEqual({ failed: 1 });
  });
});
