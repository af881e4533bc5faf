import { afterEach, expect, test, vi } from 'vitest';
import { writeIndexLines } from './index/lines.ts';
import { splitIndex } from './index/parts.ts';
import { INDEX } from './rank/testing/test-index.ts';
import { loadAhead, siteSources } from './sources.ts';

afterEach(() => void vi.unstubAllGlobals());

/** Answers for a site: each part with its mark, which may be another where a copy is not wanted. */
function stubSite(first: string, rest: string, restAnew: string): readonly string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string, { cache = 'default' }: RequestInit = {}) => {
    const isRest = url.endsWith('-rest.json');
    const mark = isRest ? (cache === 'reload' ? restAnew : rest) : first;
    asked.push(`${isRest ? 'rest' : 'first'} ${cache}`);
    const parts = splitIndex(INDEX.en, 'en', mark);
    return new Response(isRest ? JSON.stringify(parts.rest) : writeIndexLines(parts.first));
  });
  return asked;
}

test('parts of one version are loaded once', async () => {
  const asked = stubSite('now', 'now', 'now');
  expect((await siteSources().lexicon('en')).isWhole).toBe(true);
  expect([...asked].sort()).toEqual(['first default', 'rest default']);
});

test('parts of two versions are both asked for anew', async () => {
  const asked = stubSite('now', 'before', 'now');
  const from = siteSources();
  expect((await from.lexicon('en')).isWhole).toBe(true);
  expect((await from.firstLexicon('en', 'token')).isWhole).toBe(true);
  expect(asked.slice(2).sort()).toEqual(['first reload', 'rest reload']);
});

test('where they differ even then, the first part answers', async () => {
  const asked = stubSite('now', 'before', 'before');
  const from = siteSources();
  await expect(from.lexicon('en')).rejects.toThrow('different versions');
  expect(asked).toHaveLength(4);
  expect((await from.firstLexicon('en', 'token')).isWhole).toBe(false);
});

test('the numbers and the first part are requested before either has arrived', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    return new Promise(() => {});
  });
  loadAhead(siteSources(), 'en');
  await Promise.resolve();
  expect(asked).toEqual(['/en/search/numbers.json', '/en/search/index.json']);
});
