import { expect, inject, test } from 'vitest';
import { FRAGMENT_KEY } from '../../src/sandbox/fragment.ts';
import { fromLink } from '../../src/sandbox/link.ts';
import { type BuiltPage, builtFiles, scanPage } from './built.ts';

const MOMENT = `#${FRAGMENT_KEY}=`;

const folder = inject('folder');
const files = new Set(builtFiles(folder));
const pages = new Map(
  [...files]
    .filter((path) => path.endsWith('/') || path.endsWith('.html'))
    .map((path) => [path, scanPage(folder, path)]),
);

/** What is wrong with a link, or null. Links to other sites are not followed. */
async function fault(page: BuiltPage, link: string): Promise<string | null> {
  const url = new URL(link, `http://site.invalid${page.path}`);
  if (url.host !== 'site.invalid') return null;
  const path = decodeURIComponent(url.pathname);
  if (!files.has(path)) return `no page ${path}`;
  if (url.hash.startsWith(MOMENT)) {
    const opened = await fromLink(url.hash.slice(MOMENT.length));
    return opened.ok ? null : `no moment of a game at ${path}${url.hash}: ${opened.why}`;
  }
  const anchor = decodeURIComponent(url.hash.slice(1));
  if (anchor === '' || pages.get(path)?.ids.has(anchor)) return null;
  return `no anchor ${path}#${anchor}`;
}

test('every internal link and anchor leads somewhere', async () => {
  const faults = new Map<string, string>();
  for (const page of pages.values()) {
    for (const link of new Set(page.links)) {
      const found = await fault(page, link);
      if (found && !faults.has(found)) faults.set(found, `${found}, linked from ${page.path}`);
    }
  }
  expect([...faults.values()]).toEqual([]);
});

test('there are pages to check', () => {
  expect(pages.size).toBeGreaterThan(1000);
});
