import { expect, inject, test } from 'vitest';
import { brokenLinks } from './links.ts';

// Reads every page: how long that takes depends on the machine and the size of the site.
test('every internal link and anchor leads somewhere', { timeout: 0 }, async () => {
  const { pages, broken } = await brokenLinks(inject('folder'));
  expect(broken).toEqual([]);
  expect(pages).toBeGreaterThan(1000);
});
