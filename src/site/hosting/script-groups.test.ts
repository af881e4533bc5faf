import { expect, test } from 'vitest';
import { type Bundle, laterGroups, SANDBOX_WORDS, scriptGroups } from './script-groups.ts';

const IMPORTS: Readonly<Record<string, readonly string[]>> = {
  '/site/src/sandbox/entry/start.ts': ['/site/src/sandbox/link/fragment.ts'],
  '/site/src/sandbox/entry/example.tsx': [
    '/site/node_modules/preact/dist/preact.mjs',
    '/site/src/sandbox/player/player.tsx',
    '/site/src/sandbox/link/fragment.ts',
    '/site/src/addresses/address.ts',
  ],
  '/site/src/sandbox/player/player.tsx': ['/site/src/sandbox/board/seat.tsx'],
};
const bundle = {
  getModuleInfo: (id: string) => ({ importedIds: IMPORTS[id] ?? [], dynamicallyImportedIds: [] }),
};
/** What renders the pages has none of the scripts that run in them. */
const rendering = { getModuleInfo: () => null };

test('one script holds what a module imports, but for what other scripts share', () => {
  const groups = scriptGroups(
    'sandbox',
    '/src/sandbox/entry/example.tsx',
    '/src/sandbox/entry/start.ts',
  );
  const ask = (path: string, of: Bundle) => {
    const id = `/site/${path}`;
    const found = groups
      .toSorted((a, b) => b.priority - a.priority)
      .filter(({ test: wanted }) => wanted?.test(id) ?? true)
      .map(({ name }) => (typeof name === 'string' ? name : name(id, of)));
    return found.find((group) => group !== null) ?? null;
  };
  expect(ask('src/sandbox/link/fragment.ts', rendering)).toBeNull();
  const groupOf = (path: string) => ask(path, bundle);
  expect(groupOf('src/sandbox/board/seat.tsx')).toBe('sandbox');
  expect(groupOf('node_modules/preact/dist/preact.mjs')).toBe('sandbox');
  expect(groupOf('src/sandbox/link/fragment.ts')).toBe('before-sandbox');
  expect(groupOf('src/sandbox/entry/start.ts')).toBe('before-sandbox');
  expect(groupOf('src/addresses/address.ts')).toBe('address');
  expect(groupOf('src/sandbox/sheets/key-help.tsx')).toBeNull();
});

test('what parts share with a script that is loaded later has a script of its own', () => {
  const engine = '/site/src/sandbox/board-view/engine-session.ts';
  const words = '/site/src/languages/say/text.ts';
  const own = '/site/src/engine/advance.ts';
  const example = '/site/src/sandbox/entry/example.tsx';
  const sheets = '/site/src/sandbox/sheets/sheets.tsx';
  const imports: Readonly<Record<string, readonly string[]>> = {
    [engine]: [words, own],
    [sheets]: [words],
  };
  const site = {
    getModuleInfo: (id: string) => ({
      importedIds: imports[id] ?? [],
      dynamicallyImportedIds: id === example ? [sheets, engine] : [],
    }),
  };
  const groups = laterGroups('engine', engine.slice(5), example.slice(5), /engine-session/);
  const groupOf = (id: string, of: Bundle = site) =>
    groups.map(({ name }) => (typeof name === 'string' ? name : name(id, of))).find(Boolean);
  expect(groupOf(words)).toBe('shared-parts');
  expect(groupOf(engine)).toBe('engine');
  expect(groupOf(own)).toBeUndefined();
});

test('the words of the sandbox and the names in them are two scripts a language', () => {
  const { name } = SANDBOX_WORDS;
  const groupOf = (path: string) =>
    typeof name === 'string' ? name : name(`/site/src/${path}`, bundle);
  expect(groupOf('languages/fr/texts/sandbox.ts')).toBe('sandbox-fr');
  expect(groupOf('languages/fr/counters.ts')).toBe('sandbox-fr');
  expect(groupOf('languages/fr/texts/later-sandbox.ts')).toBe('later-sandbox-fr');
  expect(groupOf('languages/fr/keywords.ts')).toBe('later-sandbox-fr');
  expect(groupOf('languages/fr/texts/free-play.ts')).toBeNull();
});
