import { expect, test } from 'vitest';
import { z } from 'zod';
import { checkAgainst, formatPath, nearestIssues } from './issue.ts';

test('formatPath', () => {
  expect(formatPath(['entries', 3, 'rules', 2, 'text'])).toBe('entries[3].rules[2].text');
  expect(formatPath([])).toBe('');
});

/** A thing as cards name it: a word, or one of several shapes, of which some hold others. */
const number = z.strictObject({ atLeast: z.int() });
const thing = z.union([
  z.enum(['me', 'it']),
  z.union([z.strictObject({ target: number }), z.strictObject({ all: z.int(), but: number })]),
]);

test.each([
  ['mi', '', 'Invalid option'],
  [{ target: 7 }, 'target', 'expected object'],
  [{ target: { atLeast: 'x' } }, 'target.atLeast', 'expected number'],
  [{ all: 'x', but: { atLeast: 1 } }, 'all', 'expected number'],
  [{ targett: { atLeast: 1 } }, 'target', 'expected object'],
])('%j is judged as the shape that it fits best', (value, path, message) => {
  const [issue] = nearestIssues(checkAgainst(thing, value).error!.issues);
  expect(formatPath(issue!.path)).toBe(path);
  expect(issue!.message).toContain(message);
});
