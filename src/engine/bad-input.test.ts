import { describe, expect, it } from 'vitest';
import type { Effect, PassiveRule } from './cards/ability.ts';
import { parseCards } from './cards/schema.ts';
import { advance, playOut, query } from './checked.ts';
import { EngineError } from './rules/error.ts';
import { createGame } from './setup/setup.ts';
import type { Game } from './state/game.ts';
import { makeCard, makeSpell, scenario } from './testing/scenario.ts';

const bear = makeCard('bear', 'character');
const asked = () =>
  scenario({ cards: [bear], players: [{ hand: ['bear'], mana: { ready: 1 } }, {}] }).game;

describe('input that is not as it should be gets an EngineError', () => {
  it.each<[string, () => unknown]>([
    ['options that are none', () => advance(asked(), undefined, null as never)],
    ['an answer that is a text', () => advance(asked(), 'pass' as never)],
    ['an answer with a hole', () => advance(asked(), { options: Array(1) as never })],
    ['an answer without options', () => advance(asked(), {} as never)],
    ['no function to choose with', () => playOut(asked(), undefined as never)],
    ['choices that are none', () => playOut(asked(), () => null as never)],
    [
      'a deck with a hole',
      () => {
        const deck: string[] = ['bear'];
        deck[2] = 'bear';
        const players = [{ deck }, { deck: ['bear'] }];
        return createGame({ players, cards: [bear] }, { edition: '4.0', seed: 1 });
      },
    ],
  ])('%s', (_, act) => {
    expect(act).toThrow(EngineError);
  });

  it('deep and shared cards, without going through them for ever', () => {
    let deep: unknown = { phase: 'noon' };
    let shared: unknown = { phase: 'noon' };
    for (let i = 0; i < 40; i++) {
      deep = { not: deep };
      shared = { and: [shared, shared] };
    }
    const cyclic: Record<string, unknown> = { id: 'a' };
    cyclic.abilities = [cyclic];
    const reading = (condition: unknown) => () =>
      parseCards([
        {
          ...bear,
          abilities: [
            {
              kind: 'passive',
              if: condition,
              rule: { rule: 'gain-keyword', of: 'me', keyword: 5 },
            },
          ],
        },
      ]);
    expect(reading(deep)).toThrow(EngineError);
    expect(reading(shared)).toThrow(EngineError);
    expect(() => parseCards([cyclic])).toThrow(EngineError);
  });
});

describe('a stored game of another version', () => {
  const stored = () => ({ ...asked(), decision: null });
  const onTop = (frame: object): Game => {
    const game = stored();
    return {
      ...game,
      agenda: [...game.agenda, { parent: null, outcome: null, ...frame } as never],
    };
  };

  it.each<[string, () => Game]>([
    ['with a frame of a kind that this one lacks', () => onTop({ kind: 'nap' })],
    [
      'with a day part that this one lacks',
      () => onTop({ kind: 'daily', daily: 'rest', at: 'nap' }),
    ],
    [
      'with a stage of a turn that this one lacks',
      () => onTop({ kind: 'turn', player: 0, at: 'nap' }),
    ],
    [
      'with a stage of playing that this one lacks',
      () => onTop({ kind: 'play', moved: [], at: 'nap' }),
    ],
    [
      'with a stage of a quick action that this one lacks',
      () => onTop({ kind: 'quick-action', at: 'nap' }),
    ],
    [
      'with a stage of the beginning that this one lacks',
      () => onTop({ kind: 'beginning', at: 'nap' }),
    ],
  ])('%s is refused, not played for ever', (_, game) => {
    expect(() => advance(game())).toThrow(
      expect.objectContaining({ code: 'game', message: expect.stringContaining('nap') }),
    );
  });
});

describe('effects that last', () => {
  const lasting = (times: number, passive: PassiveRule) => {
    const steps: Effect = [{ do: 'ongoing', duration: 'this-day', passive }];
    const nested: Effect = [{ do: 'repeat', times: times / 10, steps }];
    return scenario({
      cards: [bear, makeSpell('plan', [{ do: 'repeat', times: 10, steps: nested }])],
      players: [
        { hand: ['plan'], mana: { ready: 1 }, expeditions: { hero: [{ card: 'bear', as: 'b' }] } },
        {},
      ],
    }).choose('plan');
  };
  const highest: PassiveRule = {
    rule: 'set-statistics',
    of: { type: 'character' },
    to: 'highest',
  };

  it('are as many as any cards need, in a time that is not felt', () => {
    const begun = performance.now();
    const { game } = lasting(150, highest);
    expect(game.zones.at(-1)).toHaveLength(150);
    expect(performance.now() - begun).toBeLessThan(5_000);
  });

  it('are refused beyond a bound, instead of going on without end', () => {
    expect(() => lasting(500, highest)).toThrow(EngineError);
  });
});

describe('questions and sources that make no sense get an EngineError too', () => {
  it.each<[string, () => unknown]>([
    ['a source that is no text', () => parseCards([{}], Symbol('x') as never)],
    ['the region of nothing', () => query(asked()).region(undefined as never)],
    ['what faces nothing', () => query(asked()).facing(null as never)],
  ])('%s', (_what, run) => expect(run).toThrow(EngineError));
});
