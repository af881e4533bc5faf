import { globSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changeOwnAddress } from './own-address.ts';

const replaceState = vi.fn();

beforeEach(() => {
  replaceState.mockReset();
  vi.stubGlobal('history', { state: { kept: true }, replaceState });
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['https://codex.example//en/cards/?q=x#a', { search: 'q=y' }, '//en/cards/?q=y#a'],
  ['https://codex.example//evil.example/', { search: 'q=y' }, '//evil.example/?q=y'],
  ['https://codex.example/en/cards/?q=x', { search: '' }, '/en/cards/'],
  ['https://codex.example/en/deck/?q=x', { hash: '#deck=1' }, '/en/deck/?q=x#deck=1'],
])('the address %s changes on its own host', (href, changes, wanted) => {
  vi.stubGlobal('location', new URL(href));
  changeOwnAddress(changes);
  expect(replaceState.mock.calls).toEqual([[{ kept: true }, '', `https://codex.example${wanted}`]]);
});

test('an address that stays the same is not set again', () => {
  vi.stubGlobal('location', new URL('https://codex.example/en/'));
  changeOwnAddress({ search: '' });
  expect(replaceState).not.toHaveBeenCalled();
});

/** The page's own path as the beginning of a text, where `//other.example/` would name another host. */
const BUILT_FROM_PATH = /`\$\{(?:location\.)?pathname\}|\bpathname \+ |location\.pathname\.replace/;

test('no script builds an address from the path of its page', () => {
  const sources = globSync('src/**/*.{ts,tsx,astro}').filter((file) => !file.includes('.test.'));
  const found = sources.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => BUILT_FROM_PATH.test(line) && !/[!=]== location/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});
