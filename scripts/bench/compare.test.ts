import { describe, expect, test } from 'vitest';
import { compare, mergeFigures, type Release } from './compare.ts';
import type { Figure } from './figures.ts';

const figures: readonly Figure[] = [
  { name: 'build', kind: 'time', value: 100 },
  { name: 'games', kind: 'pace', value: 1000 },
  { name: 'page', kind: 'size', value: 40_000 },
  { name: 'moves', kind: 'ratio', value: 4 },
  { name: 'rank', kind: 'share', value: 0.9 },
];
const release: Release = { version: '1.0.0', machine: 'a', figures };

const verdicts = (values: readonly number[], machine = 'a') =>
  compare(
    release,
    figures.map((figure, i) => ({ ...figure, value: values[i]! })),
    machine,
  ).map(({ verdict }) => verdict);

describe('figures beside those of the last release', () => {
  test('are worse where a time or size grew, or a pace or share fell', () => {
    expect(verdicts([130, 700, 42_000, 3, 0.8])).toEqual([
      'worse',
      'worse',
      'worse',
      'worse',
      'worse',
    ]);
  });

  test('are better the other way round', () => {
    expect(verdicts([70, 1300, 38_000, 5, 0.95])).toEqual([
      'better',
      'better',
      'better',
      'better',
      'better',
    ]);
  });

  test('are the same within what differs from run to run', () => {
    expect(verdicts([110, 900, 40_500, 3.9, 0.898])).toEqual([
      'same',
      'same',
      'same',
      'same',
      'same',
    ]);
  });

  test('say nothing of times on another machine', () => {
    expect(verdicts([130, 700, 42_000, 3, 0.9], 'b')).toEqual([
      'unknown',
      'unknown',
      'worse',
      'worse',
      'same',
    ]);
  });

  test('are left out where the release has none', () => {
    expect(compare({ ...release, figures: [] }, figures, 'a')).toEqual([]);
  });
});

test('a release keeps what was not measured anew, but no times of another machine', () => {
  const page: Figure = { name: 'page', kind: 'size', value: 1 };
  const next = { version: '2.0.0', machine: 'b', figures: [page] };
  expect(mergeFigures(release, next)).toEqual({ ...next, figures: [figures[3], figures[4], page] });
  expect(mergeFigures(release, { ...next, machine: 'a' }).figures).toHaveLength(5);
  expect(mergeFigures(null, next)).toEqual(next);
});
