import { expect, it } from 'vitest';
import type { NumberIn } from './file.ts';
import { packNumbers, unpackNumbers } from './packed-numbers.ts';

const NUMBERS: readonly [NumberIn, ...NumberIn[]] = [
  [0, '4.2.1.e'],
  [1, '4.2.1.e'],
  [2, '5.2.1.e'],
];

it('writes a number that several editions share once', () => {
  const packed = packNumbers(NUMBERS);
  expect(packed).toEqual([[0, '4.2.1.e'], [1], [2, '5.2.1.e']]);
  expect(unpackNumbers(packed)).toEqual(NUMBERS);
});
