import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { measureCoverage } from './coverage-files.ts';

/** How many rules were shown already; raise a number when there are more. */
const REACHED = { '2024-09': 295, '4.0': 604, '5.0': 630 } as const;

/** How many rules define or describe instead of acting in play; their number must not grow. */
const INACTIVE = { '2024-09': 113, '4.0': 126, '5.0': 132 } as const;

const { editions } = measureCoverage(fileURLToPath(new URL('../../..', import.meta.url)));

describe.each(editions)('edition $edition', ({ edition, rules, covered, unknown, misfiled }) => {
  test('no trace cites a rule that is not there', () => {
    expect(unknown).toEqual([]);
  });

  test('no trace cites a rule that is said only to define or describe', () => {
    expect(misfiled).toEqual([]);
  });

  test('no fewer rules are shown than were', () => {
    expect(covered).toBeGreaterThanOrEqual(REACHED[edition]);
  });

  test('no more rules define or describe than did', () => {
    const inactive = rules.filter(({ kind }) => kind === 'definition' || kind === 'material');
    expect(inactive.length).toBeLessThanOrEqual(INACTIVE[edition]);
  });

  test('no rule that an example shows says that none can', () => {
    expect(rules.filter((rule) => rule.covered && rule.explained)).toEqual([]);
  });
});

test.each(['4.0', '5.0'])('each rule of %s is shown, or says why no example can', (edition) => {
  expect(editions.find((one) => one.edition === edition)?.missing).toEqual([]);
});
