import type { Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { serve } from '../../scripts/serve.ts';
import { sayIfSkipped } from './skipped.ts';
import { BROWSERS, type DrivenPage } from './webdriver.ts';

/** Tests the main journeys in browsers other than Chromium, if the machine has them. */
for (const { name, missing } of BROWSERS) sayIfSkipped(`the main journeys in ${name}`, missing);

/** A script that enters text into the search box as typing does. */
const typed = (text: string) => `
  const box = document.querySelector('#search-dialog [role=combobox]');
  box.focus();
  box.value = ${JSON.stringify(text)};
  box.dispatchEvent(new InputEvent('input', { bubbles: true }));`;

describe.each(BROWSERS)('in $name', ({ launch, missing }) => {
  let server: Server;
  let site = '';
  let page: DrivenPage;

  beforeEach(({ skip }) => skip(missing !== null, missing ?? ''));
  beforeAll(async () => {
    if (missing !== null) return;
    // Its own server, which is stopped to simulate the loss of the network.
    const served = await serve(inject('folder'));
    server = served.server;
    site = served.url;
    page = await launch();
  });
  afterAll(async () => {
    await page?.close();
    server?.close();
    server?.closeAllConnections();
  });

  /** Evaluates an expression in the page; null if that fails while the page changes. */
  const seen = <Value>(expression: string) =>
    page.run<Value>(`return ${expression};`).catch(() => null);
  const press = (selector: string) =>
    page.run(`document.querySelector(${JSON.stringify(selector)}).click();`);
  const path = () => seen<string>('location.pathname');

  /** Opens the search and waits until it is ready. */
  async function openSearch() {
    const pressed = `(document.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true })), !!document.querySelector('#search-dialog[open] [role=combobox]'))`;
    await expect.poll(() => seen(pressed)).toBe(true);
  }

  test('a number is found and opened', async () => {
    await page.open(`${site}/en/`);
    await openSearch();
    await page.run(typed('61e'));
    const first = `document.querySelector('#search-dialog a[role=option]')`;
    await expect.poll(() => seen(`${first}?.textContent`)).toContain('6.1.e');
    await page.run(`${first}.click();`);
    await expect.poll(path).toBe('/en/5.0/6.1.e/');
  });

  test('a question is answered', async () => {
    await page.open(`${site}/en/`);
    await openSearch();
    await page.run(typed('what is an atomic action'));
    const all = `[...document.querySelectorAll('#search-dialog a[role=option]')].map((one) => one.pathname).join(' ')`;
    await expect.poll(() => seen(all)).toContain('/en/5.0/6.1.e/');
  });

  test('an example steps, goes another way, is shared and opened again', async () => {
    const sandbox = `document.querySelector('.sandbox')`;
    const place = `${sandbox}.querySelector('.desk .count').textContent`;
    const stage = `${sandbox}.querySelector('.stage').textContent`;
    const button = (name: string) =>
      `[...${sandbox}.querySelectorAll('button')].find((one) => (one.ariaLabel ?? one.textContent).includes('${name}'))`;
    const key = (name: string) => `
      const main = ${sandbox}.querySelector('.control.main');
      main.focus();
      main.dispatchEvent(new KeyboardEvent('keydown', { key: '${name}', bubbles: true, cancelable: true }));`;
    const isLive = async () => {
      await page.run(`${sandbox}.scrollIntoView();`);
      return seen(`${sandbox}.dataset.state`);
    };

    await page.open(`${site}/en/examples/spy-craft/`);
    await expect.poll(isLive).toBe('live');
    const first = await seen<string>(place);
    for (let step = 0; step < 4; step++) await page.run(key('ArrowRight'));
    await expect.poll(() => seen(place)).not.toBe(first);

    const other = `[...${sandbox}.querySelectorAll('.press.option')].find((one) => one.textContent.includes('Harvest'))`;
    await expect.poll(() => seen(`!!${other}`)).toBe(true);
    await page.run(`${other}.click();`);
    const choice = `document.querySelector('.card-choices .option-name')`;
    await expect.poll(() => seen(`!!${choice}`)).toBe(true);
    await page.run(`${choice}.click();`);
    await expect.poll(() => seen(`${button('Undo')}.ariaDisabled === null`)).toBe(true);
    await page.run(key('End'));
    await page.run(key('ArrowLeft'));

    await page.run(`
      window.shared = '';
      const clipboard = { writeText: async (text) => { window.shared = text; } };
      Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
      ${button('Copy link')}.click();`);
    await expect.poll(() => seen('window.shared')).toContain('#play=1');
    const shared = (await seen<string>('window.shared'))!;
    const shown = [await seen(place), await seen(stage)];

    await page.open(`${site}/en/`);
    await page.open(shared);
    await expect.poll(isLive).toBe('live');
    await expect.poll(async () => [await seen(place), await seen(stage)]).toEqual(shown);
  });

  test('the language changes and the place stays', async () => {
    await page.open(`${site}/en/5.0/6.1.e/`);
    await press('a[data-language=it]');
    await expect.poll(path).toBe('/it/5.0/6.1.e/');
    await expect.poll(() => seen('document.documentElement.lang')).toBe('it');
  });

  test('without a network, the rulebook is there', async () => {
    await page.open(`${site}/en/5.0/6.1.e/`);
    const kept = `(async () => (await (await caches.open('altered-codex-pages')).keys()).map(({ url }) => new URL(url).pathname).join(' '))()`;
    await expect.poll(() => page.run<string>(`return await ${kept};`)).toContain('/en/5.0/all/');
    server.close();
    server.closeAllConnections();
    await page.open(`${site}/en/5.0/4.4.a/`);
    await expect.poll(path).toBe('/en/5.0/all/');
  });
});
