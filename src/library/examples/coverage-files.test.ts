import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { measureCoverage } from './coverage-files.ts';

/** How many rules were shown already; raise a number when there are more. */
const REACHED = { '2024-09': 191, '4.0': 604, '5.0': 500 } as const;

const { editions } = measureCoverage(fileURLToPath(new URL('../../..', import.meta.url)));

describe.each(editions)('edition $edition', ({ edition, covered, unknown, misfiled }) => {
  test('no trace cites a rule that is not there', () => {
    expect(unknown).toEqual([]);
  });

  test('no trace cites a rule that is said only to define or describe', () => {
    expect(misfiled).toEqual([]);
  });

  test('no fewer rules are shown than were', () => {
    expect(covered).toBeGreaterThanOrEqual(REACHED[edition]);
  });
});
