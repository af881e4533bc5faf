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
  ['mi', '', 'one of these is expected: "me", "it"'],
  [{ target: 7 }, 'target', 'an object is expected here'],
  [{ target: { atLeast: 'x' } }, 'target.atLeast', 'number is expected here'],
  [{ all: 'x', but: { atLeast: 1 } }, 'all', 'number is expected here'],
  [{ targett: { atLeast: 1 } }, 'target', 'this is missing: an object is expected'],
])('%j is judged as the shape that it fits best', (value, path, message) => {
  const [issue] = nearestIssues(checkAgainst(thing, value).error!.issues);
  expect(formatPath(issue!.path)).toBe(path);
  expect(issue!.message).toContain(message);
});

const entry = z.strictObject({ title: z.string().min(1), numbers: z.array(z.int()).min(2) });

test.each([
  [{ numbers: [1, 2] }, 'this is missing: a text is expected'],
  [{ title: '', numbers: [1, 2] }, 'a text is expected, and this one is empty'],
  [{ title: 'x', numbers: [1] }, 'a list of at least 2 entries is expected'],
  [{ title: 'x', numbers: 'x' }, 'a list is expected here'],
  [{ titel: 'x', numbers: [1, 2] }, 'did you mean "title"?'],
])('%j is refused in words', (value, message) => {
  const messages = checkAgainst(entry, value).error!.issues.map((issue) => issue.message);
  expect(messages.join('\n')).toContain(message);
});
