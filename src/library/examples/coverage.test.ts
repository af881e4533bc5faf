import { expect, test } from 'vitest';
import { coverageOf, type PlayedRules, rulesNamedIn } from './coverage.ts';

const play = (example: string, cites: string[], chosen: string[] = []): PlayedRules => ({
  example,
  edition: '2024-09',
  cites,
  chosen,
});
const kinds = { '6.1.a': 'definition', '6.1.b': 'executable', '6.1.c': 'executable' } as const;
const rules = { edition: '2024-09', rules: ['6.1.c', '6.1.b', '6.1.a'], kinds } as const;

test('a rule that is carried out is covered by a trace, one that defines by an example for it', () => {
  const plays = [play('spy-craft', ['6.1.b'], ['6.1.a', '6.1.c'])];
  const found = coverageOf(rules, plays, []);
  expect(found.rules.map(({ number, covered }) => [number, covered])).toEqual([
    ['6.1.a', true],
    ['6.1.b', true],
    ['6.1.c', false],
  ]);
  expect(found.missing).toEqual(['6.1.c']);
  expect(found.chapters).toEqual([{ chapter: '6', rules: 3, covered: 2 }]);
});

test('a rule that says why no example can show it is not missing', () => {
  const explained = new Set(['6.1.b', '6.1.c']);
  const found = coverageOf({ ...rules, explained }, [play('a', ['6.1.b'])], []);
  expect(found.missing).toEqual(['6.1.a']);
  expect(found.covered).toBe(1);
});

test('plays of another edition do not count, and an example counts once', () => {
  const other: PlayedRules = { ...play('other', ['6.1.c']), edition: '4.0' };
  const found = coverageOf(rules, [play('a', ['6.1.b']), play('a', ['6.1.b']), other], []);
  expect(found.rules.find(({ number }) => number === '6.1.b')?.cited).toEqual(['a']);
  expect(found.missing).toContain('6.1.c');
});

test('citations of no rule, and of a rule that is said only to define, are told', () => {
  const found = coverageOf(rules, [play('a', ['9.9.z', '6.1.a', '4.0:6.5.b'])], []);
  expect(found.unknown).toEqual(['9.9.z']);
  expect(found.misfiled).toEqual(['6.1.a']);
});

test('tests name rules by 4.0’s numbers, found under those of the edition', () => {
  const source = "it('chooses (6.5.d, 2024-09:5.4.a), not 1.5 or version 2.0'); // 6.1.c.";
  expect(rulesNamedIn(source)).toEqual(['6.5.d', '2024-09:5.4.a', '1.5', '6.1.c']);
  const numbers = ['5.4.a', '6.5.c', '6.5.d'];
  const tests = [{ file: 'effect.test.ts', names: rulesNamedIn(source) }];
  const found = coverageOf({ edition: '2024-09', rules: numbers, kinds: {} }, [], tests);
  expect(found.rules.map(({ number, tests }) => [number, tests.length])).toEqual([
    ['5.4.a', 1],
    ['6.5.c', 1],
    ['6.5.d', 0],
  ]);
});
