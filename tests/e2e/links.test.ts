import { expect, inject, test } from 'vitest';
import { brokenLinks } from './links.ts';

test('every internal link and anchor leads somewhere', async () => {
  const { pages, broken } = await brokenLinks(inject('folder'));
  expect(broken).toEqual([]);
  expect(pages).toBeGreaterThan(1000);
});
