import { expect, test } from 'vitest';
import { whereIs } from './where.ts';

const root = process.cwd();

test('a rule is found by the number of its edition', () => {
  const { canonical, text, code, tests, switches, examples } = whereIs(root, '6.1.e', '4.0', 'en');
  expect(canonical).toEqual(['6.1.e']);
  expect(text).not.toBeNull();
  expect(code.map(({ file }) => file)).toContain('src/engine/verbs/plan.ts');
  expect(code.every(({ file }) => !file.endsWith('.test.ts'))).toBe(true);
  expect(tests.map(({ file }) => file)).toContain('src/engine/citations.test.ts');
  expect(switches.map(({ file }) => file)).toContain('tests/mutation/switches/effect.ts');
  expect(examples.length).toBeGreaterThan(0);
});

test('a number that the editions use for different rules leads to the code of its own edition', () => {
  const older = whereIs(root, '7.3.3.a', '2024-09', 'fr');
  const newer = whereIs(root, '7.3.3.a', '4.0', 'fr');
  expect(older.canonical).not.toEqual(newer.canonical);
  expect(older.text).not.toBe(newer.text);
});

test('no rule of the edition has neither text nor code', () => {
  expect(whereIs(root, '9.9.9.z', '4.0', 'en')).toMatchObject({
    text: null,
    code: [],
    examples: [],
  });
});
