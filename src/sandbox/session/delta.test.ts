import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changed, deltaOf, type Json } from './delta.ts';

test('a difference makes the second value of the first', () => {
  const json = fc.jsonValue() as fc.Arbitrary<Json>;
  fc.assert(
    fc.property(json, json, (before, after) => {
      const delta = JSON.parse(JSON.stringify(deltaOf(before, after)));
      expect(changed(before, delta)).toEqual(after);
    }),
  );
});

test.each([
  [{ a: 1, b: [1, 2, 3] }, { a: 1, b: [1, 5, 3] }, { b: { 1: [5] } }],
  [[1, 2, 3], [1], { length: 1 }],
  [[1], [1, 2], { 1: [2], length: 2 }],
  [{ a: 1, length: 2 }, { length: 3 }, { a: [], length: [3] }],
  [{ a: 1 }, { a: 1 }, 0],
])('from %j to %j it is %j', (before, after, delta) => {
  expect(deltaOf(before as Json, after as Json)).toEqual(delta);
  expect(changed(before as Json, delta as never)).toEqual(after);
});
