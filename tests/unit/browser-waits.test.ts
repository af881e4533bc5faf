import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('no test in a browser waits for a time or is tried again: it waits for what it needs', () => {
  const files = [...globSync('tests/e2e/**/*.ts'), 'vitest.config.ts'];
  const found = files.filter((file) =>
    /\bwaitForTimeout\b|\bretry\s*[:(]/.test(readFileSync(file, 'utf8')),
  );
  expect(files.length).toBeGreaterThan(50);
  expect(found).toEqual([]);
});
