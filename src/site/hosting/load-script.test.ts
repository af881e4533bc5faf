import { afterEach, expect, test, vi } from 'vitest';
import { __vitePreload } from './load-script.ts';

afterEach(() => vi.unstubAllGlobals());

test('a script is loaded together with what it imports', async () => {
  const append = vi.fn();
  vi.stubGlobal('document', { createElement: () => ({}), head: { append } });
  expect(await __vitePreload(async () => 'script', ['_astro/a.js', '_astro/b.js'])).toBe('script');
  expect(append.mock.calls).toEqual([
    [{ rel: 'modulepreload', href: '/_astro/a.js' }],
    [{ rel: 'modulepreload', href: '/_astro/b.js' }],
  ]);
});

test('what is loaded again is asked for once', async () => {
  const append = vi.fn();
  vi.stubGlobal('document', { createElement: () => ({}), head: { append } });
  await __vitePreload(async () => 'script', ['_astro/c.js']);
  await __vitePreload(async () => 'script', ['_astro/c.js', '_astro/d.js']);
  expect(append).toHaveBeenCalledTimes(2);
});

test('a script that imports nothing is only loaded', async () => {
  expect(await __vitePreload(async () => 'script')).toBe('script');
});
