import { expect, test } from 'vitest';
import { compareWords } from './difference.ts';

test('two texts are compared word by word', () => {
  expect(compareWords('A cost has one step.', 'A cost has exactly one step.')).toEqual([
    { kind: 'kept', text: 'A cost has ' },
    { kind: 'added', text: 'exactly ' },
    { kind: 'kept', text: 'one step.' },
  ]);
});

test('what is the same is one piece', () => {
  expect(compareWords('L’étape.', 'L’étape.')).toEqual([{ kind: 'kept', text: 'L’étape.' }]);
});
