import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allRuleNumbers } from '../engine/rules/rule-number.ts';
import { type Edit, edited, off } from './switch.ts';
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
  const edit: Edit = ['return one( two, );', 'return null;'];
  expect(edited(source, [edit])?.replace(/\s+/g, ' ')).toBe(
    ' if (first) { return null; } return one(three); ',
  );
});

test.each([
  ['return four;', 'stands nowhere'],
  ['return one(', 'stands there twice'],
])('%s %s, so nothing is switched off', (from) => {
  expect(edited(source, [[from, '']])).toBeNull();
});

test('what stands in its place is taken as it is', () => {
  const edit: Edit = ['return one(three);', "return '$&';"];
  expect(edited(source, [edit])).toContain("return '$&';");
});

test('an edit belongs to the file of its switch, or to the one that it names', () => {
  const one = off('6.1.e 6.1.f', 'nothing', 'x', ['a', 'b'], ['c', 'd', 'y']);
  expect(one.rules).toEqual(['6.1.e', '6.1.f']);
  expect(Object.keys(one.files)).toEqual(['x.ts', 'y.ts']);
});

test('every switch names rules that there are, and fits the engine as it is', () => {
  const known = new Set<string>(allRuleNumbers());
  for (const { rules, off: what, files } of SWITCHES) {
    expect(rules.filter((rule) => !known.has(rule))).toEqual([]);
    for (const [file, edits] of Object.entries(files)) {
      const engine = readFileSync(`src/engine/${file}`, 'utf8');
      expect(edited(engine, edits), `${file}, ${what}`).not.toBeNull();
    }
  }
});
