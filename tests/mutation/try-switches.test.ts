import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { RuleNumber } from '../../src/engine/rules/rule-number.ts';
import { switchedChapters, switchedSchema } from '../../src/library/examples/switched-rules.ts';
import { switchOff } from './switch.ts';
import { SWITCHES } from './switches.ts';
import type { SwitchedRule } from './try-switch.ts';
import { sumUp, trySwitches } from './try-switches.ts';

const DATE = '2026-01-31';

function came(number: string, verdict: SwitchedRule['verdict']): SwitchedRule {
  return { edition: '4.0', number, verdict, off: 'something', by: null };
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
    '5.0': { caught: [], missed: [] },
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
    explained: false,
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

/** A switch in so many is tried here; all of them by `npm run coverage -- --switch`. */
const SAMPLE = 12;

test('an example fails without a rule if one did at the last trial', async () => {
  const { editions } = switchedSchema.parse(
    JSON.parse(readFileSync('data/generated/switched-off.json', 'utf8')),
  );
  const alone = SWITCHES.filter((one) => one.rules.every((rule) => switchesOf(rule).length === 1));
  const found = await trySwitches(
    process.cwd(),
    alone.filter((_, place) => place % SAMPLE === 0),
  );
  const caught = found.filter(({ edition, number }) => editions[edition].caught.includes(number));
  expect(caught.length).toBeGreaterThan(20);
  expect(caught.filter(({ verdict }) => verdict !== 'caught')).toEqual([]);
});

function switchesOf(rule: RuleNumber) {
  return SWITCHES.filter(({ rules }) => rules.includes(rule));
}

test('a switch that never ends is broken, and those after it are tried all the same', async () => {
  const endless = switchOff('4.2.1.d', 'the game', ['const DRAWN = 2;', 'for (;;);']);
  const tried: number[] = [];
  const found = await trySwitches(
    process.cwd(),
    [endless, ...switchesOf('4.2.1.d')],
    ({ place, rules }) => rules && tried.push(place),
    1500,
  );
  expect(found.map(({ edition, number, verdict }) => [edition, number, verdict])).toEqual([
    ['2024-09', '4.2.1.d', 'broken'],
    ['4.0', '4.2.1.d', 'broken'],
    ['5.0', '4.2.1.d', 'broken'],
    ['2024-09', '4.2.1.d', 'caught'],
    ['4.0', '4.2.1.d', 'caught'],
    ['5.0', '4.2.1.d', 'caught'],
  ]);
  expect(tried).toEqual([0, 1]);
});
