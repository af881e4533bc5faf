import { expect, it } from 'vitest';
import { EDITIONS } from '../rules/edition.ts';
import { makeCard, scenario } from '../testing/scenario.ts';

it.each(EDITIONS)(
  'the two cards of each Morning are drawn, so that what replaces drawing replaces them (4.2.1.d, 7.3.9.a), edition %s',
  (edition) => {
    const bear = makeCard('bear', 'character');
    const well = makeCard('well', 'landmark-permanent', {
      abilities: [
        {
          kind: 'passive',
          rule: {
            rule: 'instead',
            would: { would: 'draw', who: 'you' },
            instead: [{ do: 'resupply' }],
          },
        },
      ],
    });
    const deck = Array(4).fill('bear');
    const morning = scenario({
      cards: [bear, well],
      edition,
      phase: 'morning',
      day: 2,
      players: [{ deck, landmarks: ['well'] }, { deck }],
    });
    expect(morning.query.zone('hand', 0)).toHaveLength(0);
    expect(morning.query.zone('reserve', 0)).toHaveLength(1);
    expect(morning.query.zone('hand', 1)).toHaveLength(2);
  },
);
