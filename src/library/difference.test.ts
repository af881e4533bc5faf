import { expect, test } from 'vitest';
import { compareWords } from './difference.ts';

test('two texts are compared word by word', () => {
  expect(compareWords('A cost has one step.', 'A cost has exactly one step.')).toEqual([
    { kind: 'kept', text: 'A cost has ' },
    { kind: 'added', text: 'exactly ' },
    { kind: 'kept', text: 'one step.' },
  ]);
});

test('texts that have little in common stand whole', () => {
  expect(compareWords('One cost.', 'Every effect has steps.')).toEqual([
    { kind: 'removed', text: 'One cost.' },
    { kind: 'kept', text: ' ' },
    { kind: 'added', text: 'Every effect has steps.' },
  ]);
});

test('what is the same is one piece', () => {
  expect(compareWords('L’étape.', 'L’étape.')).toEqual([{ kind: 'kept', text: 'L’étape.' }]);
});

test('changes with only space between them are one, and its two sides stand apart', () => {
  expect(
    compareWords(
      'A deck must have exactly 1 Hero.',
      'A deck must have 40 to 60 cards, and a Hero.',
    ),
  ).toEqual([
    { kind: 'kept', text: 'A deck must have ' },
    { kind: 'removed', text: 'exactly 1' },
    { kind: 'kept', text: ' ' },
    { kind: 'added', text: '40 to 60 cards, and a' },
    { kind: 'kept', text: ' ' },
    { kind: 'kept', text: 'Hero.' },
  ]);
});
