import { cpSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exitStatusOf, launchProgram, launchScript, root } from '../../scripts/dependencies.mjs';
import { serve } from '../../scripts/serve.ts';
import { NO_BROWSER, useBrowser } from './browser.ts';
import { builtFiles, scanPages } from './built.ts';
import { HOSTILE, TITLE, writeHostileData } from './hostile.ts';
import { brokenLinks } from './links.ts';
import { writeSmallProject } from './small-project.ts';
import { takeAlong } from './take-along.ts';

const project = join(root, '.tmp/hostile');
/** The content folder, whose name gives the site its own cache. */
const CONTENT = 'hostile-content';
/** The folder that the server serves; the site is in a folder below its root. */
const host = join(project, 'host');
const BASE = '/rules/';

let site = '';
let server: Server;
const { open } = useBrowser(() => site);

/** Waits for a program to end; fails with its output if it failed. */
async function run(child: ReturnType<typeof launchProgram>): Promise<void> {
  let output = '';
  child.stdout?.on('data', (chunk) => (output += chunk));
  child.stderr?.on('data', (chunk) => (output += chunk));
  expect(await exitStatusOf(child), output).toBe(0);
}

beforeAll(async () => {
  // Every test of this file opens a page of the site that is built here.
  if (NO_BROWSER !== null) return;
  rmSync(project, { recursive: true, force: true });
  writeSmallProject(project);
  writeHostileData(join(project, 'dictionary'));
  cpSync(join(project, 'dictionary/terms.json'), join(project, 'data/terms.json'));
  const options = {
    cwd: project,
    stdio: ['ignore', 'pipe', 'pipe'] as ['ignore', 'pipe', 'pipe'],
    // Vitest says that this is a test; the site is built as readers get it.
    env: { CONTENT_DIR: CONTENT, BASE, NODE_ENV: 'production' },
  };
  const from = ['--data', 'dictionary', '--out', CONTENT];
  await run(launchProgram(process.execPath, ['scripts/ingest.ts', ...from], options));
  await run(launchScript('build', ['--outDir', join(host, BASE)], options));
  const served = await serve(host);
  server = served.server;
  site = served.url + BASE;
  // A long timeout, because building a site may take long on a slow machine.
}, 3_600_000);

afterAll(() => {
  server?.close();
  server?.closeAllConnections();
  rmSync(project, { recursive: true, force: true });
});

/** Returns the visible text of a page; fails if any of the hostile content was executed. */
async function read(page: Page): Promise<string> {
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  // Notes are folded until a reader opens them.
  await page.locator('details').evaluateAll((all) => {
    for (const one of all) (one as HTMLDetailsElement).open = true;
  });
  // biome-ignore lint/performance/useDomNodeTextContent: only what is shown counts
  return (await page.locator('body').innerText()).replace(/\s+/g, ' ');
}

describe('hostile text is text', () => {
  test.each(HOSTILE.map((text, i) => ({ text, number: `1.1.${'abcdefgh'[i]}` })))(
    'on the page of $number: $text',
    async ({ text, number }) => {
      const page = await open(`en/2024-09/${number}/`);
      const shown = await read(page);
      expect(shown.split(text).length).toBeGreaterThan(2);
      expect(shown).toContain(TITLE);
      const description = page.locator('meta[property="og:description"]');
      expect(await description.getAttribute('content')).toContain(text.slice(0, 20));
    },
  );

  test.each(['en/2024-09/1.1/', 'en/2024-09/all/', 'en/articles/hostile/'])(
    'on %s, all of it',
    async (path) => {
      const shown = await read(await open(path));
      for (const text of HOSTILE) expect(shown).toContain(text);
    },
  );

  test('in a term, in the sources and at home', async () => {
    expect(await read(await open('en/terms/hostile/'))).toContain('hostile " & co');
    expect(await read(await open('en/sources/'))).toContain('a "file" & co.json');
    expect(await read(await open('en/'))).toContain(TITLE);
  });

  test('in the results of a search', async () => {
    const page = await open('en/');
    await page.keyboard.press('/');
    await page.locator('input[role=combobox]').fill('script');
    await page.locator('a[role=option]').first().waitFor();
    expect(await read(page)).toContain('<script>window.hacked = 1</script>');
    await page.locator('input[role=combobox]').fill('1.1.a');
    await page.getByRole('option', { name: '1.1.a' }).waitFor();
    expect(await read(page)).toContain(TITLE);
  });
});

describe('in a folder below the root', () => {
  test('every link leads somewhere in it', async () => {
    const pages = scanPages(host);
    expect(await brokenLinks({ files: new Set(builtFiles(host)), pages })).toEqual([]);
    expect(pages.size).toBeGreaterThan(300);
  });

  test('the rulebook can be taken along, and is there without a network', async () => {
    const page = await open('en/offline/', { serviceWorkers: 'allow' });
    await takeAlong(page, 'The newest copy of all of it is on this device.');
    await page.context().setOffline(true);
    await page.goto('en/terms/hostile/');
    expect(await read(page)).toContain('hostile " & co');
  });

  test('an older edition and the cards can be taken along, and an update fetches what changed', async () => {
    const page = await open('en/offline/', { serviceWorkers: 'allow' });
    const done = 'The newest copy of all of it is on this device.';
    const button = page.locator('[id="take-2024-09"] button');
    await expect.poll(() => button.textContent()).toMatch(/^Take it \([\d.]+ MB\)$/);
    await takeAlong(page, done, 'take-2024-09');
    await takeAlong(page, done, 'take-cards');

    const cardPath = await page.evaluate(async () => {
      const pages = await (await caches.open('altered-codex-pages')).keys();
      const card = pages
        .map(({ url }) => new URL(url).pathname)
        .find((path) => /cards\/./.test(path))!;
      const headers = { 'Content-Type': 'text/html', 'X-Altered-Codex-Hash': 'older' };
      await (await caches.open('altered-codex-pages')).put(
        card,
        new Response('older', { headers }),
      );
      return card;
    });
    await page.reload();
    const cards = page.locator('#take-cards button');
    await expect.poll(() => cards.textContent()).toMatch(/^Update the copy \(0\.\d MB\)$/);
    const fetched: string[] = [];
    page.context().on('request', (request) => {
      if (/\/cards\/./.test(request.url())) fetched.push(new URL(request.url()).pathname);
    });
    await takeAlong(page, done, 'take-cards');
    expect(fetched).toEqual([cardPath]);

    await page.context().setOffline(true);
    await page.goto(cardPath);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    await page.goto('en/2024-09/1.1.b/');
    await expect
      .poll(() => page.getByRole('heading', { level: 1 }).textContent())
      .toContain('1.1.b');
  });
});

describe('a newer edition that has dropped rules', () => {
  test('leaves them to be found where they are', async () => {
    const page = await open('it/');
    await page.keyboard.press('/');
    await page.locator('input[role=combobox]').fill('1.1.b');
    await page.getByRole('option', { name: '1.1.b' }).click();
    await page.waitForURL('**/it/2024-09/1.1.b/');
  });

  test('is the current one where it has the number, and nowhere else', async () => {
    const alias = (path: string) => fetch(new URL(path, site));
    expect(await (await alias('fr/1.1.a/')).text()).toContain('l’édition en vigueur, 5.0');
    // Only the short addresses of 2024-09 in data/kept-addresses.json exist.
    for (const path of ['fr/1.1.b/', 'it/1.1.b/']) expect((await alias(path)).status).toBe(404);
  });

  test('has a page that says what changed, and a feed', async () => {
    const page = await open('fr/changes/5.0/');
    expect(await page.locator('#changes li').count()).toBe(HOSTILE.length);
    // Removed rules matter more in play than rules that were only reworded.
    expect(await page.locator('#changes li').first().textContent()).toContain('1.1.b');
    expect(await page.locator('#changes li').last().textContent()).toContain('1.1.a');
    const feed = await (await fetch(new URL('fr/changes.atom', site))).text();
    expect(feed).toContain('<title>Supprimée: 1.1.b</title>');
    expect(feed).toContain('&lt;/Rule&gt;&lt;/main&gt;');
    expect(feed).not.toContain('</main>');
  });

  test('says of a rule that it lacks where it went', async () => {
    const page = await open('fr/5.0/1.1.b/');
    const said = () => page.locator('.missing:visible').textContent();
    await expect.poll(said).toContain('L’édition 5.0 n’a pas de 1.1.b');
    expect(await page.locator('.nearest a:visible').getAttribute('href')).toMatch(
      /fr\/2024-09\/1\.1\.b\/$/,
    );
  });
});
