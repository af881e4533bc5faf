import { expect, test } from 'vitest';
import { allRuleNumbers } from '../../src/engine/rules/rule-number.ts';
import { IMPLAUSIBLE } from '../../src/library/practice/judged-mistakes.ts';
import { engineSources } from './engine-sources.ts';
import { applySwitch, type Edit, MisfitError, switchOff } from './switch.ts';
import { MISREAD } from './switches/misread.ts';
import { PLAYER_MISTAKES, SWITCHES } from './switches.ts';

const SOURCES = new Map([
  ['one.ts', 'if (first) {\n  return one(\n    two,\n  );\n}\nreturn one(three);\n'],
  ['two.ts', 'const two = 2;\nreturn one(four);\n'],
]);

function apply(...edits: readonly Edit[]) {
  return applySwitch(switchOff('6.1.e 6.1.f', 'nothing', ...edits), SOURCES);
}

test('a piece is replaced in the file where it stands, however its lines are broken', () => {
  expect(apply(['return one( two, );', 'return null;'])).toEqual(
    new Map([['one.ts', 'if (first) {\n  return null;\n}\nreturn one(three);\n']]),
  );
});

test('edits of one switch may be in several files, or follow each other in one', () => {
  const changed = apply(
    ['const two = 2;', 'const two = 3;'],
    ['one(three)', 'one(five)'],
    ['two = 3', 'two = 4'],
  );
  expect([...changed.keys()]).toEqual(['two.ts', 'one.ts']);
  expect(changed.get('two.ts')).toContain('const two = 4;');
});

test('the replacement is taken as it is', () => {
  expect(apply(['one(three);', "'$&';"]).get('one.ts')).toContain("return '$&';");
});

test('a piece that stands nowhere is refused, and where it begins is said', () => {
  expect(() => apply(['return one( two, six );', ''])).toThrow(MisfitError);
  expect(() => apply(['return one( two, six );', ''])).toThrow(
    'The switch "nothing" (6.1.e, 6.1.f) no longer fits: `return one( two, six );` stands nowhere in the engine. Its beginning `return one( two,` stands at one.ts:2.',
  );
});

test('a piece that stands several times is refused, and where is said', () => {
  expect(() => apply(['return one(', ''])).toThrow(
    'must stand once in the engine, but stands at one.ts:2, one.ts:6, two.ts:2.',
  );
});

const KNOWN: ReadonlySet<string> = new Set(allRuleNumbers());

test.each([...SWITCHES, ...MISREAD])('"$off" names known rules and fits the engine', (one) => {
  expect(one.rules.filter((rule) => !KNOWN.has(rule))).toEqual([]);
  expect(applySwitch(one, engineSources()).size).toBeGreaterThan(0);
});

test('every mistake that practice leaves out is a switch', () => {
  const known = new Set(PLAYER_MISTAKES.map(({ off: said }) => said));
  expect(Object.keys(IMPLAUSIBLE).filter((said) => !known.has(said))).toEqual([]);
});
