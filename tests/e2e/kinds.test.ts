import { expect, inject, test } from 'vitest';
import { kinds } from './kinds.ts';

test.each(kinds)('$kind is served at $path', async ({ kind, path }) => {
  const { status } = await fetch(inject('site') + path);
  expect(status).toBe(kind === 'missing' ? 404 : 200);
});
