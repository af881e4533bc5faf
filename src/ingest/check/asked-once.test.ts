import { expect, test } from 'vitest';
import { Problems } from '../problem.ts';
import { AskedOnce } from './asked-once.ts';

const PLACE = { file: 'en.json' };

function problemsOf(...questions: readonly string[]): readonly string[] {
  const problems = new Problems();
  const asked = new AskedOnce(problems);
  for (const question of questions) asked.askInWords(question, question.slice(0, 1), PLACE);
  return problems.all().map(({ message }) => message);
}

test('a question is asked of one rule only, and has words', () => {
  expect(problemsOf('how do I draw?', 'what is a draw')).toEqual([]);
  expect(problemsOf('How do I draw?', 'how do i draw')).toEqual([
    '“how do i draw” is asked of H too',
  ]);
  expect(problemsOf('…?')).toEqual(['a question of … is empty']);
});

test('a question has no marks, because it is shown and searched as it stands', () => {
  expect(problemsOf('what does {j} do')).toEqual([
    '“what does {j} do” has a mark in braces or brackets',
  ]);
  expect(problemsOf('what is a [[token]]')).toHaveLength(1);
});
