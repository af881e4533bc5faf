import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { expect, test } from 'vitest';
import { randomInt, seededState, shuffleList } from './random.ts';

test('draws the same numbers as the library, which also draws larger ones', () => {
  for (let seed = 0; seed < 200; seed++) {
    const draft = { random: seededState(seed) };
    const generator = xoroshiro128plusFromState(draft.random);
    for (const most of [1, 2, 3, 6, 7, 40, 1000, 3_000_000_000]) {
      expect(randomInt(draft, 1, most)).toBe(uniformInt(generator, 1, most));
    }
    expect(draft.random).toEqual(generator.getState());
  }
});

test('shuffles what is there, and leaves the list as it was', () => {
  const list = [1, 2, 3, 4, 5];
  expect(shuffleList({ random: seededState(7) }, list).toSorted()).toEqual(list);
  expect(list).toEqual([1, 2, 3, 4, 5]);
});
