import { expect, test } from 'vitest';
import { contentHash } from './content-hash.ts';
import { KEPT_HASH } from './kept.ts';
import { lackOf } from './lack.ts';

const hashOf = (text: string) => contentHash(new TextEncoder().encode(text));

/** A cache of texts by address; the hash of one is named only where it was stored with it. */
function cacheOf(copies: Readonly<Record<string, { text: string; hash?: string }>>) {
  return {
    keys: async () => Object.keys(copies).map((url) => ({ url })),
    match: async (url: string) => {
      const copy = copies[url];
      if (!copy) return undefined;
      return new Response(copy.text, { headers: copy.hash ? { [KEPT_HASH]: copy.hash } : {} });
    },
  };
}

const FILES = [
  { url: 'a', hash: await hashOf('new a'), bytes: 10 },
  { url: 'b', hash: await hashOf('new b'), bytes: 300 },
];

test('all of it is missing where nothing was copied', async () => {
  expect(await lackOf(FILES, cacheOf({}))).toEqual({ bytes: 310, isMissing: true });
});

test('what another part has brought need not be fetched', async () => {
  const copies = cacheOf({ a: { text: 'new a', hash: await hashOf('new a') } });
  expect(await lackOf(FILES, copies)).toEqual({ bytes: 300, isMissing: true });
});

test('of copies, only what has changed is to be fetched', async () => {
  const copies = cacheOf({
    a: { text: 'old a', hash: await hashOf('old a') },
    b: { text: 'new b', hash: await hashOf('new b') },
  });
  expect(await lackOf(FILES, copies)).toEqual({ bytes: 10, isMissing: false });
});

test('a copy without its hash is compared by what it holds', async () => {
  const copies = cacheOf({ a: { text: 'new a' }, b: { text: 'old b' } });
  expect(await lackOf(FILES, copies)).toEqual({ bytes: 300, isMissing: false });
});
