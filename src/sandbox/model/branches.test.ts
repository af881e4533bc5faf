import { expect, test } from 'vitest';
import type { Answer } from '../../engine/state/decision.ts';
import { branchesOf } from './branches.ts';
import type { Run, RunBeginning } from './run.ts';
import type { Session } from './session.ts';

const beginning = {} as RunBeginning;
function runOf(answers: string, from = beginning): Run {
  const given = [...answers].map((digit): Answer => ({ options: [digit] }));
  return { beginning: from, answers: given, pieces: [] };
}
/** Returns the other lines of a session, each as `piece:answers`; the first line has a star. */
function otherLines(run: Run, origin: Run, past: readonly Run[], future: readonly Run[] = []) {
  const keepRun = (each: Run) => ({ run: each, at: 0 });
  const [before, after] = [past, future].map((runs) => runs.map(keepRun));
  const session = { run, origin: keepRun(origin), past: before, future: after };
  return branchesOf(session as unknown as Session).map(
    ({ run: { answers }, piece, isFirst }) =>
      `${piece}:${answers.map(({ options }) => options).join('')}${isFirst ? '*' : ''}`,
  );
}

test('a line that was never left has no branches', () => {
  const first = runOf('123');
  expect(otherLines(first, first, [])).toEqual([]);
});

test('the first line branches off where another answer was given', () => {
  const first = runOf('123');
  expect(otherLines(runOf('15'), first, [first])).toEqual(['1:123*']);
});

test('of each answer one line is shown, and the newest of those that are not the first', () => {
  const first = runOf('123');
  const lines = [first, runOf('15'), runOf('156')];
  expect(otherLines(runOf('124'), first, lines)).toEqual(['1:156', '2:123*']);
});

test('what is undone is a branch, and its beginning is none', () => {
  const first = runOf('1');
  expect(otherLines(runOf('12'), first, [first], [runOf('123')])).toEqual(['2:123']);
});

test('a game from another beginning is no branch', () => {
  const first = runOf('12', {} as RunBeginning);
  expect(otherLines(runOf('13', { ...beginning }), first, [first])).toEqual([]);
});
