import { expect, inject, test } from 'vitest';
import { type BuiltPage, builtFiles, scanPage } from './built.ts';

const folder = inject('folder');
const files = new Set(builtFiles(folder));
const pages = new Map(
  [...files]
    .filter((path) => path.endsWith('/') || path.endsWith('.html'))
    .map((path) => [path, scanPage(folder, path)]),
);

/** What is wrong with a link, or null. Links to other sites are not followed. */
function fault(page: BuiltPage, link: string): string | null {
  const url = new URL(link, `http://site.invalid${page.path}`);
  if (url.host !== 'site.invalid') return null;
  const path = decodeURIComponent(url.pathname);
  if (!files.has(path)) return `no page ${path}`;
  const anchor = decodeURIComponent(url.hash.slice(1));
  if (anchor === '' || pages.get(path)?.ids.has(anchor)) return null;
  return `no anchor ${path}#${anchor}`;
}

test('every internal link and anchor leads somewhere', () => {
  const faults = new Map<string, string>();
  for (const page of pages.values()) {
    for (const link of new Set(page.links)) {
      const found = fault(page, link);
      if (found && !faults.has(found)) faults.set(found, `${found}, linked from ${page.path}`);
    }
  }
  expect([...faults.values()]).toEqual([]);
});

test('there are pages to check', () => {
  expect(pages.size).toBeGreaterThan(1000);
});
