import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { Answer } from '../../engine/index.ts';
import { byEachLanguage } from '../../rulebook/by-language.ts';
import type { Example } from './example.ts';
import { finalOf } from './final.ts';
import { readCards } from './folder.ts';
import { decliningAnswer } from './matcher.ts';
import { playsOf } from './play.ts';
import { readExample } from './read.ts';
import { playOn, runPlay } from './run.ts';

const cards = readCards(fileURLToPath(new URL('../../../data', import.meta.url)));
const words = byEachLanguage((language) => language);

/** Alma can play Spy Craft; Bo has two cards in Reserve. */
const spying: Partial<Example> & Record<string, unknown> = {
  id: 'spying',
  title: words,
  story: words,
  editions: ['4.0'],
  position: {
    players: [
      { hand: ['spy-craft'], deck: ['ratatoskr', 'kappa'], mana: { ready: 2 } },
      { reserve: ['kelon-burst', 'harvest'], mana: { ready: 2 } },
    ],
  },
  script: [{ choose: 'Spy Craft' }, { ask: 'target', player: 'Alma', choose: 'Kelon Burst' }],
  expect: [{ object: 'kelon-burst', zone: 'discard', of: 'Bo' }],
  illustrates: ['7.3.35.a'],
};

function play(more: Record<string, unknown> = {}) {
  const { example, problems } = readExample(JSON.stringify({ ...spying, ...more }));
  expect(problems).toEqual([]);
  return playsOf(example!)[0]!;
}

const problemsOf = (more: Record<string, unknown>) => runPlay(play(more), cards).problems;

describe('a play that is as it should be', () => {
  const run = runPlay(play(), cards);

  test('has no problems and stops at the next turn', () => {
    expect(run).toMatchObject({ ok: true, problems: [] });
    expect(run.game?.decision).toMatchObject({ kind: 'turn', player: 1 });
    expect(run.answers).toHaveLength(2);
  });

  test('goes on to the next time that a phase comes, where no day is said', () => {
    const players = [{ deck: ['kappa', 'kappa'] }, { deck: ['kappa', 'kappa'] }];
    const until = { phase: 'morning' };
    const { game, problems } = runPlay(
      play({
        position: { players },
        script: [],
        until,
        expect: [{ day: 2 }],
        illustrates: undefined,
      }),
      cards,
    );
    expect(problems).toEqual([]);
    expect(game).toMatchObject({ day: 2, phase: 'morning' });
  });

  test('names nothing that there is not, even to say that it is nowhere', () => {
    const found = runPlay(
      play({
        expect: [
          { object: 'kelon-brust', zone: 'discard', count: 0 },
          { trace: { action: 'move', card: 'Kelon Brust' }, times: 0 },
        ],
      }),
      cards,
    ).problems;
    expect(found).toMatchObject([
      { kind: 'format', where: 'expect[0]', message: expect.stringContaining('kelon-burst') },
      { kind: 'format', where: 'expect[1]' },
    ]);
  });

  test('knows its cards by their names after days have ended', () => {
    const { problems } = runPlay(
      play({
        position: {
          players: [
            {
              deck: ['ratatoskr', 'kappa', 'ratatoskr', 'kappa', 'ratatoskr', 'kappa'],
              reserve: [{ card: 'kappa', as: 'wet' }],
            },
            {
              deck: ['ratatoskr', 'kappa', 'ratatoskr', 'kappa', 'ratatoskr', 'kappa'],
              expeditions: { hero: [{ card: 'ratatoskr', as: 'nuts' }] },
            },
          ],
        },
        script: [],
        until: { day: 3, phase: 'afternoon' },
        expect: [
          { object: 'nuts', zone: 'reserve', of: 'Bo' },
          { object: 'wet', zone: 'reserve', of: 'Alma' },
          { trace: { action: 'move', card: 'nuts' }, times: 1 },
        ],
        illustrates: undefined,
      }),
      cards,
    );
    expect(problems).toEqual([]);
  });

  test('ends with everything in its place, as plain data', () => {
    const final = finalOf(run.game!);
    expect(final).toMatchObject({ day: 1, phase: 'afternoon', turn: 1, result: null });
    expect(final.players[0]!.reserve).toEqual([{ card: 'ratatoskr' }]);
    expect(final.players[0]!.mana).toEqual({ ready: 0, exhausted: 2 });
    expect(final.players[1]!.discard).toEqual([{ card: 'kelon-burst' }]);
    expect(JSON.parse(JSON.stringify(final))).toEqual(final);
  });
});

describe('what does not hold is told with its place', () => {
  test('an expectation that fails, with what was found', () => {
    const wrong = { object: 'kelon-burst', zone: 'reserve', of: 'Bo' };
    expect(problemsOf({ expect: [{ turn: 1 }, wrong] })).toMatchObject([
      { kind: 'expectation', where: 'expect[1]', expected: wrong, found: [{ zone: 'discard' }] },
    ]);
  });

  test.each([
    [{ object: 'ordis-recruit', zone: 'expedition' }],
    [{ object: 'kelon-burst', zone: 'discard', count: 2 }],
    [{ object: 'ratatoskr', zone: 'reserve', statuses: ['exhausted'] }],
    [{ object: 'ratatoskr', zone: 'reserve', counters: { boost: 1 } }],
    [{ player: 'Alma', mana: { ready: 1 } }],
    [{ player: 'Bo', reserve: 2 }],
    [{ expedition: 'hero', of: 'Alma', distance: 1 }],
    [{ region: 0, terrains: ['water'] }],
    [{ turn: 'Alma' }],
    [{ firstPlayer: 'Bo' }],
    [{ day: 2 }],
    [{ winners: ['Alma'] }],
    [{ asked: 'target' }],
    [{ option: 'pass', offered: false }],
    [{ trace: { kind: 'step', verb: 'draw' } }],
    [{ trace: { kind: 'step', verb: 'sabotage' }, times: 2 }],
    [{ trace: [{ verb: 'resupply' }, { verb: 'sabotage' }] }],
    [{ trace: [{ action: 'move', card: 'Kelon Burst' }, { card: 'Ratatoskr' }], sameStep: true }],
  ])('%j fails', (expectation) => {
    const problems = problemsOf({ expect: [expectation] });
    expect(problems).toMatchObject([{ kind: 'expectation', where: 'expect[0]' }]);
  });

  test('a rule claimed and not cited', () => {
    expect(problemsOf({ illustrates: ['6.1.c', '7.3.9.a'] })).toEqual([
      { kind: 'not-cited', where: 'illustrates[1]', rule: '7.3.9.a' },
    ]);
  });

  test.each([
    ['no-such-option', [{ choose: 'Kappa' }], 'script[0]'],
    ['other-kind', [{ ask: 'may', choose: 'yes' }], 'script[0]'],
    ['other-player', [{ player: 'Bo', choose: 'pass' }], 'script[0]'],
    ['count', [{ choose: 'Spy Craft' }, { choose: ['Kelon Burst', 'Harvest'] }], 'script[1]'],
    ['script-too-short', [{ choose: 'Spy Craft' }], 'script[1]'],
  ])('a script that does not fit: %s', (fault, script, where) => {
    const [problem, ...others] = problemsOf({ script });
    expect(problem).toMatchObject({ kind: 'script', fault, where });
    expect(problem?.kind === 'script' && problem.decision!.options.length).toBeGreaterThan(0);
    expect(others).toEqual([]);
  });

  test('a script that goes on after the end', () => {
    const position = {
      phase: 'dusk',
      adventure: { arena: true },
      players: [{ expeditions: { hero: ['kappa'] } }, {}],
    };
    const script = [{ choose: 'pass' }];
    expect(problemsOf({ position, script })).toMatchObject([
      { kind: 'script', fault: 'script-too-long', where: 'script[0]', decision: null },
    ]);
  });

  test('a position that cannot be', () => {
    const position = { players: [{ expeditions: { hero: ['spy-craft'] } }, {}] };
    expect(problemsOf({ position })).toMatchObject([{ kind: 'refused' }]);
    const unknown = { players: [{ hand: ['no-card'] }, {}] };
    expect(problemsOf({ position: unknown })).toMatchObject([{ kind: 'refused' }]);
  });
});

describe('until', () => {
  test('a phase: stops at its very beginning, having declined the rest', () => {
    const { game } = runPlay(play({ until: { phase: 'night' } }), cards);
    expect(game).toMatchObject({ day: 1, phase: 'night' });
  });

  test('a phase of another day', () => {
    const { game } = runPlay(play({ until: { day: 2, phase: 'noon' } }), cards);
    expect(game).toMatchObject({ day: 2, phase: 'noon' });
  });
});

test('playing on asks for every decision and tells what happened', async () => {
  const told: number[] = [];
  const asked: string[] = [];
  const run = await playOn(
    play(),
    cards,
    async (decision): Promise<Answer | null> => {
      asked.push(decision.kind);
      return asked.length > 4 ? null : decliningAnswer(decision);
    },
    (entries) => told.push(entries.length),
  );
  expect(run.problems).toEqual([]);
  expect(asked[0]).toBe('turn');
  expect(told).toHaveLength(run.answers.length + 1);
});
