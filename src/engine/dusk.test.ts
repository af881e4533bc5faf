import { describe, expect, it } from 'vitest';
import type { Ability } from './ability.ts';
import { EDITIONS } from './edition.ts';
import { card, reaction, scenario } from './testing/scenario.ts';

describe.each(EDITIONS)('failing to move forward (4.2.4.i, 7.5.7.a), edition %s', (edition) => {
  const failed = reaction({ on: 'fails-to-move-forward', expedition: { relation: 'mine' } }, [
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
  const progress = (...abilities: readonly Ability[]) =>
    scenario({
      cards: [card('walker', 'character', { statistics: [9, 9, 9], abilities })],
      edition,
      phase: 'dusk',
      players: [
        { expeditions: { hero: [{ card: 'walker', as: 'w', statuses: ['anchored'] }] } },
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
});
