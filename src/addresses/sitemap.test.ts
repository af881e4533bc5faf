import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SITEMAP, siteMap } from './sitemap.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sitemap-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs the integration as a build of these pages does; each address listed, with its languages. */
async function listed(base: string, pages: readonly string[]) {
  const { hooks } = siteMap(base);
  const run = (hook: keyof typeof hooks, given: object) =>
    (hooks[hook] as (given: object) => unknown)?.(given);
  const config = { site: 'https://codex.example', base, build: { format: 'directory' } };
  await run('astro:routes:resolved', { routes: [] });
  await run('astro:config:done', { config });
  await run('astro:build:done', {
    dir: pathToFileURL(`${folder}/`),
    pages: pages.map((pathname) => ({ pathname })),
    logger: { info() {}, warn: expect.unreachable, error: expect.unreachable },
  });
  const file = readFileSync(join(folder, 'sitemap-0.xml'), 'utf8');
  const entries = [...file.matchAll(/<url><loc>(.*?)<\/loc>(.*?)<\/url>/g)];
  return Object.fromEntries(
    entries.map(([, url, links]) => [
      url,
      [...links!.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, lang, href]) => [lang, href]),
    ]),
  );
}

it('lists each page with its languages, at its canonical address alone', async () => {
  const site = 'https://codex.example/rules';
  const alternates = [
    ['en', `${site}/en/2024-09/6.1.e/`],
    ['fr', `${site}/fr/2024-09/6.1.e/`],
    ['it', `${site}/it/2024-09/6.1.e/`],
  ];
  const pages = [
    ...['', '404/', '6.1.e/', 'fr/6.1.e/', 'fr/6.1/', 'index.php/', 'embed/fr/spy-craft/'],
    ...['fr/search/', 'fr/offline/'],
    ...['fr/', 'fr/2024-09/', 'fr/4.0/', 'fr/terms/'],
    ...['it/2024-09/6.1.e/', 'fr/2024-09/6.1.e/', 'en/2024-09/6.1.e/'],
  ];
  expect(await listed('/rules/', pages)).toEqual({
    [`${site}/fr/`]: [],
    [`${site}/fr/2024-09/`]: [],
    [`${site}/fr/4.0/`]: [],
    [`${site}/fr/2024-09/6.1.e/`]: alternates,
    [`${site}/en/2024-09/6.1.e/`]: alternates,
    [`${site}/it/2024-09/6.1.e/`]: alternates,
    [`${site}/fr/terms/`]: [],
  });
  expect(readFileSync(join(folder, SITEMAP), 'utf8')).toContain(`${site}/sitemap-0.xml`);
});

it('lists pages at the root of a host', async () => {
  expect(Object.keys(await listed('/', ['fr/', 'fr/6.1/', '']))).toEqual([
    'https://codex.example/fr/',
  ]);
});
