import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { hashOfFile } from '../../src/site/offline/take-list.ts';
import { STEP_MS, useBrowser } from './browser.ts';
import { takeAlong } from './take-along.ts';
import { THOROUGH } from './thorough.ts';

const { open } = useBrowser();

/** Opens a page, waits until the files for offline use are stored, then cuts the network. */
async function openAndCut(path: string): Promise<Page> {
  const page = await open(path, { serviceWorkers: 'allow' });
  const kept = () =>
    page.evaluate(async () => {
      const requests = await (await caches.open('altered-codex-pages')).keys();
      return requests.map(({ url }) => new URL(url).pathname);
    });
  await expect
    .poll(kept, { timeout: STEP_MS })
    .toEqual(
      expect.arrayContaining([
        '/fr/terms/',
        '/fr/5.0/all/',
        '/fr/search/numbers.json',
        '/fr/search/index.json',
        '/fr/search/index-rest.json',
      ]),
    );
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.context().setOffline(true);
  return page;
}

test('without a network, what was opened is there, and every rule on the page of all', async () => {
  const page = await openAndCut('/fr/5.0/6.1.e/');
  await page.reload();
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toContain('6.1.e');

  await page.goto('/fr/5.0/4.4.a/');
  await page.waitForURL('**/fr/5.0/all/#4.4.a');

  await page.keyboard.press('/');
  await page.locator('#search-dialog [role=combobox]').fill('6.1c');
  const first = page.locator('#search-dialog [role=option]').first();
  await expect.poll(() => first.textContent()).toContain('6.1.c');
});

test('without a network, an address leads to what was kept, in another language with a note', async () => {
  const page = await openAndCut('/fr/');
  const leads = async (path: string, pathname: string, hash = '') => {
    await page.goto(path);
    await expect.poll(() => new URL(page.url())).toMatchObject({ pathname, hash });
  };
  const notes = page.locator('main [role=status]:visible');
  await leads('/', '/fr/');
  await leads('/6.1.e/', '/fr/5.0/all/', '#6.1.e');
  expect(await notes.count()).toBe(0);
  await leads('/it/5.0/6.1.e/', '/fr/5.0/all/', '#6.1.e');
  const note = page.locator('[id="6.1.e"] [role=status]');
  await expect.poll(() => note.textContent()).toContain('eccola in francese');
  expect(await note.getAttribute('lang')).toBe('it');
  await leads('/fr/5.0/4.4.a/', '/fr/5.0/all/', '#4.4.a');
  await expect.poll(() => notes.count()).toBe(0);
});

test('a page that was never opened, in whatever language, says in the kept one what can be read', async () => {
  const page = await openAndCut('/fr/');
  for (const path of ['/en/terms/sabotage/', '/fr/terms/sabotage/']) {
    await page.goto(path);
    await expect
      .poll(() => page.getByRole('heading', { level: 1 }).textContent())
      .toBe('Sans réseau');
  }
  await expect.poll(() => page.locator('#unread').isVisible()).toBe(true);
  await page.goto('/fr/offline/');
  await expect.poll(() => page.locator('#take').isVisible()).toBe(true);
  expect(await page.locator('#unread').isVisible()).toBe(false);
  await page.getByRole('main').getByRole('link', { name: 'Tout sur une page' }).click();
  await page.waitForURL('**/fr/5.0/all/');
});

test('the page of the first visit is there without a network', async () => {
  const page = await open('/fr/examples/spy-craft/', { serviceWorkers: 'allow' });
  const kept = () =>
    page.evaluate(async () => {
      const requests = await (await caches.open('altered-codex-pages')).keys();
      return requests.map(({ url }) => new URL(url).pathname);
    });
  await expect.poll(kept, { timeout: STEP_MS }).toContain('/fr/offline/');
  await page.context().setOffline(true);
  await page.reload();
  await expect.poll(() => page.locator('.sandbox .line').count()).toBeGreaterThan(8);
});

test('taking along can be stopped and gone on with, and then brings the copy up to date', async () => {
  const page = await open('/fr/offline/', { serviceWorkers: 'allow' });
  const button = page.locator('#take button');
  const said = () => page.locator('#take output').textContent();
  await expect.poll(() => button.textContent()).toMatch(/\d/);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  await button.click();
  await page.getByRole('progressbar', { name: 'Emporter tout le livre' }).waitFor();
  await page.getByRole('button', { name: 'Arrêter' }).click();
  await expect.poll(said).toMatch(/^Arrêté. \d+ pages sur \d+ sont gardées/);
  await expect.poll(() => button.textContent()).toMatch(/\d/);
  expect(await page.getByRole('progressbar').count()).toBe(0);

  const files = Object.fromEntries(
    ['/fr/', '/fr/terms/'].map((path) => [
      path,
      [hashOfFile(join(inject('folder'), path, 'index.html')), 1e6],
    ]),
  );
  // The service worker requests the list, which a route of the page alone would not intercept.
  await page.context().route('**/offline/fr.json', (route) => route.fulfill({ json: { files } }));
  await takeAlong(page, 'Tout est sur cet appareil, dans sa dernière version.');
  expect(await button.textContent()).toBe('Mettre la copie à jour');
  await page.reload();
  await expect.poll(() => button.textContent()).toBe('Mettre la copie à jour');
});

// 1,600 pages take a minute; in quick runs, tests/e2e/hostile.test.ts stores a small site instead.
test.runIf(THOROUGH)(
  'the whole rulebook can be taken along, and is there without a network',
  async () => {
    const page = await open('/fr/offline/', { serviceWorkers: 'allow' });
    await takeAlong(page, 'Tout est sur cet appareil, dans sa dernière version.');
    await page.context().setOffline(true);
    await page.goto('/fr/terms/sabotage/');
    await expect
      .poll(() => page.getByRole('heading', { level: 1 }).textContent())
      .toContain('Saboter');
  },
  3_100_000,
);

test('a copy that a host garbled does not stop the search', async () => {
  const page = await open('/fr/', { serviceWorkers: 'allow' });
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.evaluate(async () => {
    const cache = await caches.open('altered-codex-assets');
    for (const { url } of performance
      .getEntriesByType('resource')
      .map(({ name }) => ({ url: name }))) {
      if (!url.endsWith('.js')) continue;
      const headers = { 'Content-Type': 'text/html' };
      await cache.put(url, new Response('<!doctype html><p>Sign in', { headers }));
    }
  });
  await page.reload();
  await page.keyboard.press('/');
  await page.locator('#search-dialog [role=combobox]').fill('6.1c');
  const first = page.locator('#search-dialog [role=option]').first();
  await expect.poll(() => first.textContent()).toContain('6.1.c');
});

describe('a new build under an open tab', () => {
  /** The page that the first worker is still copying when the new build comes. */
  const HELD = '/fr/terms/';
  let build = 1;
  let isHeld = false;
  let server: Server;

  /**
   * Forwards requests to the site, with a different service worker for each build. One request is never
   * answered.
   */
  beforeAll(async () => {
    server = createServer(async (request, response) => {
      if (request.url === HELD && !isHeld) {
        isHeld = true;
        return;
      }
      const answer = await fetch(inject('site') + request.url);
      const type = answer.headers.get('content-type') ?? 'application/octet-stream';
      const body = Buffer.from(await answer.arrayBuffer());
      response.writeHead(answer.status, { 'Content-Type': type });
      response.end(request.url === '/offline.js' ? `${body}/* build ${build} */` : body);
    });
    await new Promise<void>((done) => server.listen(0, done));
  });
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });
  const other = useBrowser(() => `http://localhost:${(server.address() as AddressInfo).port}`);

  test('is announced, and taken when the reader agrees', async () => {
    const page = await other.open('/fr/', { serviceWorkers: 'allow' });
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    expect(await page.locator('.update').isVisible()).toBe(false);
    build = 2;
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await page.locator('.update').waitFor();
    const loaded = page.waitForEvent('load');
    await page.locator('.update button').click();
    await loaded;
    expect(
      await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting === null),
    ).toBe(true);
  });
});
