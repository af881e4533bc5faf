import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { linkScript, newestLinkRelease, releasedLinks } from './link-script.ts';
import released from './released-links.json';

test('the newest version is what the sources make; else run "npm run link-script"', async () => {
  expect(newestLinkRelease()?.text).toBe(await linkScript());
});

test('a version that was released is never changed: pages name it with its hash', () => {
  expect(Object.keys(released).length).toBeGreaterThan(2);
  expect(releasedLinks()).toMatchObject(released);
});

test('a page can name the hash of the newest version', () => {
  const { text, integrity, file } = newestLinkRelease()!;
  expect(file).toMatch(/^link-\d+\.js$/);
  expect(integrity).toBe(`sha384-${createHash('sha384').update(text).digest('base64')}`);
});
