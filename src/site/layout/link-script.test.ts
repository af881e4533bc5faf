import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { linkScript, newestLinkRelease } from './link-script.ts';

test('the newest version is what the sources make; else run "node scripts/link-script.ts"', async () => {
  expect(newestLinkRelease()?.text).toBe(await linkScript());
});

test('a page can name the hash of the newest version', () => {
  const { text, integrity, file } = newestLinkRelease()!;
  expect(file).toMatch(/^link-\d+\.js$/);
  expect(integrity).toBe(`sha384-${createHash('sha384').update(text).digest('base64')}`);
});
