import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { setAside } from './old-site.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'altered-codex-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the old site stands aside, so that a new one can be written', async () => {
  const site = join(folder, 'dist/');
  mkdirSync(site);
  writeFileSync(join(site, 'index.html'), '');
  const aside = await setAside(site, join(folder, 'cache'));
  expect(existsSync(site)).toBe(false);
  expect(readdirSync(join(aside, 'site'))).toEqual(['index.html']);
});

test('where there is no site, nothing is moved', async () => {
  const aside = await setAside(join(folder, 'dist/'), join(folder, 'cache'));
  expect(readdirSync(aside)).toEqual([]);
});
