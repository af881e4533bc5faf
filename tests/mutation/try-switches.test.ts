import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { RuleNumber } from '../../src/engine/rules/rule-number.ts';
import { switchedChapters, switchedSchema } from '../../src/library/examples/switched-rules.ts';
import { switchOff } from './switch.ts';
import { SWITCHES } from './switches.ts';
import { readTrials, type SwitchedRule } from './try-switch.ts';
import { countAtWork, hashOfSwitches, sumUp, trySwitches } from './try-switches.ts';

function came(number: string, verdict: SwitchedRule['verdict']): SwitchedRule {
  return { edition: '4.0', number, verdict, off: 'something', by: null };
}

test('a rule is caught where one of its switches is', () => {
  const editions = sumUp([
    came('6.1.f', 'missed'),
    came('6.1.e', 'missed'),
    came('6.1.e', 'caught'),
    came('6.1.g', 'unfit'),
  ]);
  expect(editions).toEqual({
    '2024-09': { caught: [], missed: [] },
    '4.0': { caught: ['6.1.e'], missed: ['6.1.f'] },
    '5.0': { caught: [], missed: [] },
  });
});

test('only rules that the engine carries out are counted by chapter', () => {
  const editions = sumUp([came('6.1.e', 'caught'), came('7.1.1.a', 'missed')]);
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
  expect(switchedChapters({ edition: '4.0', rules }, { editions })).toEqual([
    { chapter: '6', carriedOut: 2, switchable: 1, caught: 1 },
  ]);
});

/** The least share of citations that must be of rules at work; it may only grow. */
const SHARE = 96;

/** A switch in so many is tried here; all of them by `npm run coverage -- --switch`. */
const SAMPLE = 12;

const last = switchedSchema.parse(
  JSON.parse(readFileSync('data/generated/switched-off.json', 'utf8')),
);

test('the last trial was of the switches that there are, and of plays as they are now', () => {
  // `npm run coverage -- --switch` tries them again where a switch or such a play has changed.
  expect(last.switches).toBe(hashOfSwitches());
  const now = new Map(
    readTrials(process.cwd()).plays.map(({ play, digest }) => [
      `${play.edition} ${play.id}`,
      digest,
    ]),
  );
  expect(Object.keys(last.plays).length).toBeGreaterThan(300);
  expect(Object.keys(last.plays).filter((play) => now.get(play) !== last.plays[play])).toEqual([]);
});

test('plays go differently without nearly every rule that they cite', () => {
  const { all, atWork } = last.citations;
  expect(all).toBeGreaterThan(20_000);
  expect((100 * atWork) / all).toBeGreaterThanOrEqual(SHARE);
});

test('a play counts for all that cite its rule, and is at work under one switch at least', () => {
  const tried = (number: string, play: string, differs: boolean) => ({ number, play, differs });
  const cited = new Map([
    ['6.1.e', 10],
    ['6.1.f', 4],
    ['6.1.g', 5],
    ['6.1.h', 0],
  ]);
  const results = [
    tried('6.1.e', 'one', false),
    tried('6.1.e', 'two', false),
    tried('6.1.e', 'two', true),
    tried('6.1.f', 'one', false),
  ];
  expect(countAtWork(results, cited)).toEqual({ all: 19, atWork: 5, idle: ['6.1.f', '6.1.g'] });
});

test('an example fails without a rule if one did at the last trial', async () => {
  const { editions } = last;
  const alone = SWITCHES.filter((one) => one.rules.every((rule) => switchesOf(rule).length === 1));
  const { rules: found } = await trySwitches(
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
  const { rules: found } = await trySwitches(
    process.cwd(),
    [endless, ...switchesOf('4.2.1.d')],
    ({ place, trial }) => trial && tried.push(place),
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
