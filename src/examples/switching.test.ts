import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { EDITIONS } from '../engine/edition.ts';
import type { SwitchedRule } from './switched-off.ts';
import { SWITCHES } from './switches.ts';
import { sumUp, switchedChapters, switchedSchema, trySwitches } from './switching.ts';

const DATE = '2026-01-31';

function came(number: string, fate: SwitchedRule['fate']): SwitchedRule {
  return { edition: '4.0', number, fate, off: 'something', by: null };
}

test('a rule is caught where one of its switches is', () => {
  const { editions } = sumUp(
    [
      came('6.1.f', 'missed'),
      came('6.1.e', 'missed'),
      came('6.1.e', 'caught'),
      came('6.1.g', 'unfit'),
    ],
    DATE,
  );
  expect(editions).toEqual({
    '2024-09': { caught: [], missed: [] },
    '4.0': { caught: ['6.1.e'], missed: ['6.1.f'] },
  });
});

test('only rules that the engine carries out are counted by chapter', () => {
  const switched = sumUp([came('6.1.e', 'caught'), came('7.1.1.a', 'missed')], DATE);
  const rule = (number: string, kind: 'executable' | 'definition') => ({
    number,
    kind,
    examples: [],
    cited: [],
    tests: [],
    covered: true,
  });
  const rules = [
    rule('6.1.e', 'executable'),
    rule('6.1.f', 'executable'),
    rule('7.1.1.a', 'definition'),
  ];
  expect(switchedChapters({ edition: '4.0', rules }, switched)).toEqual([
    { chapter: '6', carriedOut: 2, switchable: 1, caught: 1 },
  ]);
});

/** How many rules were guarded already; raise a number when there are more. */
const REACHED = { '2024-09': 146, '4.0': 375 } as const;

test('at the last trial no fewer rules were guarded than before', () => {
  const { editions } = switchedSchema.parse(
    JSON.parse(readFileSync('data/switched-off.json', 'utf8')),
  );
  for (const edition of EDITIONS) {
    expect(editions[edition].caught.length).toBeGreaterThanOrEqual(REACHED[edition]);
  }
});

test('an engine without the daily draw fails the examples of that rule, and others come out', async () => {
  const place = SWITCHES.findIndex(({ rules }) => rules.includes('4.2.1.d'));
  const found = await trySwitches(process.cwd(), [place]);
  expect(found.map(({ edition, number, fate }) => [edition, number, fate])).toEqual([
    ['2024-09', '4.2.1.d', 'caught'],
    ['4.0', '4.2.1.d', 'caught'],
  ]);
});
