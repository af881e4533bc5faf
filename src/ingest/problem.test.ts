import { expect, test } from 'vitest';
import { formatPlace, Problems } from './problem.ts';

test('a place is written with its line and its path', () => {
  expect(formatPlace({ file: 'fr.json' })).toBe('fr.json');
  expect(formatPlace({ file: 'fr.json', line: 3 })).toBe('fr.json:3');
  expect(formatPlace({ file: 'fr.json', line: 3, path: 'entries[0]' })).toBe(
    'fr.json:3 entries[0]',
  );
});

test('errors come before warnings', () => {
  const problems = new Problems();
  problems.warn('gap', { file: 'a' }, 'first', '');
  expect(problems.hasErrors).toBe(false);
  problems.error('schema', { file: 'b' }, 'second', '');
  expect(problems.hasErrors).toBe(true);
  expect(problems.all().map((problem) => problem.message)).toEqual(['second', 'first']);
});
