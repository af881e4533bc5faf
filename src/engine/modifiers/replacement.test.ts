import { describe, expect, it } from 'vitest';
import type { Effect, PassiveRule } from '../cards/ability.ts';
import { REAL_CARDS } from '../testing/real-cards.ts';
import { ifThen, makeCard, resultRow, scenario } from '../testing/scenario.ts';

const bear = makeCard('bear', 'character');
const attorney = makeCard('attorney', 'character', {
  abilities: [
    {
      kind: 'reaction',
      trigger: { on: 'fails-to-move-forward', expedition: { relation: 'mine' } },
      effect: [{ do: 'draw' }],
    },
  ],
});

const forward = (instead: Effect): PassiveRule => ({
  rule: 'instead',
  would: { would: 'move-forward', expedition: { relation: 'mine' }, during: 'dusk' },
  instead,
});
const onward = (more: number): Effect => [
  { do: 'move-forward', expedition: 'it', regions: { sum: [{ would: 'number' }, more] } },
];

/** A die for each move forward: 4 or more adds a region, 1 keeps the Expedition where it is. */
function eris(rows: readonly ReturnType<typeof resultRow>[], gigantic = false) {
  return makeCard('eris', 'character', {
    statistics: [5, 5, 5],
    abilities: [
      {
        kind: 'passive',
        rule: forward([{ do: 'roll' }, { do: 'depending', cases: rows }]),
      },
      ...(gigantic ? [{ kind: 'keyword', keyword: 'gigantic' } as const] : []),
    ],
  });
}
const ERIS = [resultRow(4, undefined, onward(1)), resultRow(2, 3, onward(0))];

function dusk(options: {
  readonly rows?: typeof ERIS;
  readonly seed: number;
  readonly gigantic?: boolean;
  readonly facing?: readonly string[];
}) {
  const { rows = ERIS, seed, gigantic = false, facing = [] } = options;
  const giant = makeCard('wall', 'character', { statistics: [9, 9, 9] });
  return scenario({
    cards: [
      eris(rows, gigantic),
      bear,
      attorney,
      giant,
      ...REAL_CARDS.filter(({ id }) => id === 'rin-orchid'),
    ],
    phase: 'dusk',
    seed,
    players: [
      {
        hero: 'rin-orchid',
        deck: ['bear', 'bear'],
        expeditions: { hero: ['eris', 'attorney'] },
      },
      { expeditions: { companion: facing } },
    ],
  });
}

const SEEDS = Array.from({ length: 24 }, (_, seed) => seed + 1);

describe('a die rolled as a part of what a modifier says (6.2.b, 7.3.33)', () => {
  it('is thrown, and its result decides how far the Expedition moves (7.3.33.a, 7.3.33.b)', () => {
    const seen = new Set<number>();
    for (const seed of SEEDS) {
      const { game, entries } = dusk({ seed });
      const rolls = entries('action').filter((one) => one.action === 'roll');
      expect(rolls).toHaveLength(1);
      const { dice, result } = rolls[0] as unknown as { dice: number[]; result: number };
      expect(dice).toEqual([result]);
      seen.add(result);
      expect(game.expeditions[0]!.distance).toBe(result >= 4 ? 2 : result === 1 ? 0 : 1);
    }
    expect(seen.size).toBe(6);
  });

  it('leaves the move in the event of Progress (4.2.4.i, 4.2.4.j)', () => {
    for (const seed of SEEDS) {
      const { game, entries } = dusk({ seed });
      const moved = game.expeditions[0]!.distance > 0;
      const step = entries('step').find(({ verb }) => verb === 'progress')!;
      const moves = entries('action').filter((one) => one.action === 'move-expedition');
      expect(moves.map(({ parent }) => parent)).toEqual(moved ? [step.id] : []);
      expect(entries('activation').map(({ reaction: { card } }) => card)).toEqual([
        moved ? 'rin-orchid' : 'attorney',
      ]);
    }
  });

  it('is thrown where nothing depends on it', () => {
    const clumsy = makeCard('clumsy', 'character', {
      abilities: [
        {
          kind: 'passive',
          rule: {
            rule: 'instead',
            would: { would: 'gain-counters', what: 'me' },
            instead: [{ do: 'roll' }],
          },
        },
        {
          kind: 'reaction',
          trigger: { on: 'join' },
          effect: [{ do: 'gain-counters', of: 'me', counter: 'boost', count: 1 }],
        },
      ],
    });
    const played = scenario({
      cards: [clumsy],
      players: [{ hand: ['clumsy'], mana: { ready: 1 } }, {}],
    }).choose('clumsy@hero');
    const [roll] = played.entries('action').filter((one) => one.action === 'roll');
    expect(roll).toMatchObject({ dice: [expect.any(Number)] });
    expect((roll as unknown as { result: number }).result).toBeGreaterThan(0);
  });

  it('asks which die counts before what depends on it (7.3.33.c)', () => {
    const lucky = makeCard('lucky', 'landmark-permanent', {
      abilities: [
        { kind: 'passive', rule: { rule: 'extra-die', who: 'you', dice: 1 } },
        { kind: 'passive', rule: { rule: 'die-result', who: 'you', add: 1, may: true } },
      ],
    });
    const started = scenario({
      cards: [eris(ERIS), lucky],
      phase: 'dusk',
      seed: 3,
      players: [{ landmarks: ['lucky'], expeditions: { hero: ['eris'] } }, {}],
    });
    expect(started.now.decision).toMatchObject({ kind: 'die', player: 0 });
    const faces = started.options();
    const chosen = started.choose(faces[1]!);
    expect(chosen.now.decision).toMatchObject({ kind: 'die' });
    const done = chosen.choose('yes');
    const [roll] = done.entries('action').filter((one) => one.action === 'roll');
    expect(roll).toMatchObject({ dice: faces.map(Number), result: Number(faces[1]) + 1 });
  });

  it('is rolled once by a Gigantic object for both of its Expeditions (7.4.4.k)', () => {
    for (const seed of SEEDS.slice(0, 8)) {
      const { game, entries } = dusk({ seed, gigantic: true });
      const rolls = entries('action').filter((one) => one.action === 'roll');
      expect(rolls).toHaveLength(1);
      expect(game.expeditions[0]!.distance).toBe(game.expeditions[1]!.distance);
    }
  });

  it('is rolled for the one Expedition of a Gigantic object that wins, which moves', () => {
    for (const seed of SEEDS.slice(0, 8)) {
      const { game, entries } = dusk({ seed, gigantic: true, facing: ['wall'] });
      const [roll, ...others] = entries('action').filter((one) => one.action === 'roll');
      expect(others).toEqual([]);
      const { result } = roll as unknown as { result: number };
      expect(game.expeditions[0]!.distance).toBe(result >= 4 ? 2 : result === 1 ? 0 : 1);
      expect(game.expeditions[1]!.distance).toBe(0);
    }
  });
});

it('does what Eris says, rare and common', () => {
  for (const [id, onOne] of [
    ['eris', 1],
    ['eris-rare', 0],
  ] as const) {
    for (const seed of SEEDS) {
      const { game, entries } = scenario({
        cards: REAL_CARDS.filter((one) => one.id === id),
        phase: 'dusk',
        seed,
        players: [{ expeditions: { hero: [id] } }, {}],
      });
      const [roll] = entries('action').filter((one) => one.action === 'roll');
      const { result } = roll as unknown as { result: number };
      expect(game.expeditions[0]!.distance).toBe(result >= 4 ? 2 : result === 1 ? onOne : 1);
    }
  }
});

describe('a condition in what a modifier says (6.2.b)', () => {
  const strider = (steps: Effect) =>
    makeCard('eris', 'character', {
      statistics: [5, 5, 5],
      abilities: [{ kind: 'passive', rule: forward(steps) }],
    });
  const walked = (steps: Effect) => {
    const { game, entries } = scenario({
      cards: [strider(steps), attorney, bear],
      phase: 'dusk',
      players: [{ deck: ['bear'], expeditions: { hero: ['eris', 'attorney'] } }, {}],
    });
    return { moved: game.expeditions[0]!.distance, failed: entries('activation').length };
  };

  it('keeps the move in the event when it holds, and leaves it as it was when it does not', () => {
    const first = { firstPlayer: 'you' } as const;
    expect(walked([ifThen(first, onward(1))])).toEqual({ moved: 2, failed: 0 });
    expect(walked([ifThen({ not: first }, onward(1))])).toEqual({ moved: 1, failed: 0 });
    expect(walked([ifThen(first, [])])).toEqual({ moved: 0, failed: 1 });
  });
});
