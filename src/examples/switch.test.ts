import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allRuleNumbers } from '../engine/rule-number.ts';
import { off, switchOff } from './switch.ts';
import { SWITCHES } from './switches.ts';

const source = `
  if (first) {
    return one(
      two,
    );
  }
  return one(three);
`;

test('a piece is replaced however its lines are broken', () => {
  const one = off('6.1.e', 'nothing', 'x', ['return one( two, );', 'return null;']);
  expect(switchOff(source, one)?.replace(/\s+/g, ' ')).toBe(
    ' if (first) { return null; } return one(three); ',
  );
});

test.each([
  ['return four;', 'stands nowhere'],
  ['return one(', 'stands there twice'],
])('%s %s, so nothing is switched off', (from) => {
  expect(switchOff(source, off('6.1.e', 'nothing', 'x', [from, '']))).toBeNull();
});

test('what stands in its place is taken as it is', () => {
  const one = off('6.1.e', 'nothing', 'x', ['return one(three);', "return '$&';"]);
  expect(switchOff(source, one)).toContain("return '$&';");
});

test('every switch names rules that there are, and a file of the engine', () => {
  const known = new Set<string>(allRuleNumbers());
  for (const { rules, file } of SWITCHES) {
    expect(rules.filter((rule) => !known.has(rule))).toEqual([]);
    expect(existsSync(`src/engine/${file}`), file).toBe(true);
  }
});
