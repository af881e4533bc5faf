import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let asked: string[];
let isConnected: boolean;

beforeEach(() => {
  vi.resetModules();
  asked = [];
  isConnected = true;
  vi.stubGlobal('location', { href: 'https://codex.example/en/' });
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    if (!isConnected) return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.resolve(new Response('', { status: address.includes('gone') ? 404 : 200 }));
  });
});
afterEach(() => vi.unstubAllGlobals());

async function loadWith(files: readonly string[]): Promise<string> {
  const { loadScript } = await import('./load-script.ts');
  return loadScript(() => Promise.resolve('imported'), files);
}

test('a script is imported once its files have come, each asked for once', async () => {
  const { loadScript } = await import('./load-script.ts');
  const load = () =>
    loadScript(() => Promise.resolve(asked.length), ['_astro/a.js', '_astro/b.js']);
  expect(await Promise.all([load(), load()])).toEqual([2, 2]);
  expect(await load()).toBe(2);
  expect(asked).toEqual(['a.js', 'b.js'].map((file) => `https://codex.example/_astro/${file}`));
});

test('a script whose files do not come is not imported, and can be asked for again', async () => {
  const { loadScript } = await import('./load-script.ts');
  const importScript = vi.fn(() => Promise.resolve('imported'));
  isConnected = false;
  await expect(loadScript(importScript, ['_astro/a.js'])).rejects.toThrow('Failed to fetch');
  expect(importScript).not.toHaveBeenCalled();
  isConnected = true;
  expect(await loadScript(importScript, ['_astro/a.js'])).toBe('imported');
});

test('an answer that says that a file is not there is a failure', async () => {
  await expect(loadWith(['_astro/gone.js'])).rejects.toThrow('gone.js answered 404');
});

test('where a service worker answers, a script is imported at once', async () => {
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} } });
  expect(await loadWith(['_astro/a.js'])).toBe('imported');
  expect(asked).toEqual([]);
});

test('an import that names no files is made at once', async () => {
  expect(await loadWith([])).toBe('imported');
  expect(asked).toEqual([]);
});
