import { expect, test } from 'vitest';
import type { Effect } from '../../engine/cards/ability.ts';
import { makeCard, makeSpell } from '../../engine/testing/scenario.ts';
import { engineWith } from '../board-view/placed-session.ts';
import { differingPiece, firstDifference, outcomesOf, outcomesUpTo } from './outcome.ts';
import { playInSteps, type Run, type RunPiece, stopsOf } from './run.ts';
import { finishSteps } from './slices.ts';

const bear = makeCard('bear', 'character');
const position = {
  players: [{ hand: ['spell', 'bear'], deck: ['bear', 'bear', 'bear'], mana: { ready: 9 } }, {}],
};

/** Alma plays a Spell, then the answer that is given. */
function played(effect: Effect, then: string): Run {
  const engine = engineWith([bear, makeSpell('spell', effect)]);
  const beginning = { edition: '5.0', seed: 1, position, example: null } as const;
  const [{ decision }] = finishSteps(playInSteps(engine, beginning, [])).pieces as [RunPiece];
  const spell = decision!.options.find(({ what }) => 'card' in what && what.card === 'spell')!;
  return finishSteps(
    playInSteps(engine, beginning, [{ options: [spell.id] }, { options: [then] }], 'only'),
  );
}

test('a play that goes as it did has no difference', () => {
  const run = played([{ do: 'draw' }], 'pass');
  expect(firstDifference(run, outcomesOf(run))).toBeNull();
});

test('a link says at which step play goes otherwise since', () => {
  const then = played([{ do: 'draw' }], 'pass');
  const now = played([{ do: 'draw', count: 2 }], 'pass');
  const step = firstDifference(now, outcomesOf(then));
  const stop = stopsOf(now)[step!]!;
  expect(stop.piece).toBe(1);
  expect(stop.decision).not.toBeNull();
});

test('where an answer is no longer offered, play ends there and says so', () => {
  const then = played([{ do: 'after-you' }], 'pass');
  expect(then.answers).toHaveLength(2);
  const marks = outcomesOf(then);
  const now: Run = { ...then, answers: then.answers.slice(0, 1), pieces: then.pieces.slice(0, 2) };
  expect(firstDifference(now, marks)).toBe(stopsOf(now).length - 1);
});

test('an answer that is refused ends a play of what fits, and is an error otherwise', () => {
  const run = played([{ do: 'draw' }], 'nothing-like-this');
  expect(run.answers).toHaveLength(1);
  const engine = engineWith([bear, makeSpell('spell', [{ do: 'draw' }])]);
  expect(() =>
    finishSteps(playInSteps(engine, run.beginning, [{ options: ['nothing-like-this'] }])),
  ).toThrow();
});

test('which rules are cited makes no difference', () => {
  const run = played([{ do: 'draw' }], 'pass');
  const pieces = run.pieces.map((piece) => ({
    ...piece,
    entries: piece.entries.map((entry) => ({ ...entry, cites: [] })),
  }));
  expect(firstDifference({ ...run, pieces }, outcomesOf(run))).toBeNull();
});

test('the marks up to a piece differ where that piece or one before it does', () => {
  const now = 'aaabbbccc';
  expect(outcomesUpTo(now, 1)).toBe('aaabbb');
  expect(differingPiece(outcomesUpTo(now, 1), now)).toBeNull();
  expect(differingPiece('aaaxbb', now)).toBe(1);
  expect(differingPiece('aaabbbcccddd', now)).toBe(3);
  expect(differingPiece('', now)).toBeNull();
});
