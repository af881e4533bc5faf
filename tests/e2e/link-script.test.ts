import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { launchBrowser } from '../../scripts/launch-browser.ts';
import { NO_BROWSER, STEP_MS } from './browser.ts';

/** A page of another site, on its own origin. */
const PAGE = (site: string, more = '') => `<!doctype html><html lang="en"><title>A forum</title>
<p id="rule">See [[6.1.e]] and [[ 61 E |that rule]].</p>
<p id="hostile">[[constructor]] [[__proto__]] [[!constructor]]</p>
<p id="moved">[[7.3.26]] [[7.3.40.a]]</p>
<p id="spelt">[[what does 6.1.e say]] [[6.1.e (4.0)]] [[CR 5.1.2.d.2]]</p>
<p id="names">[[Sabotage]], [[!Open the Gates]], [[no such name]].</p>
<pre>[[6.1.e]]</pre>
<script src="${site}/link.js" data-language="fr"${more} defer></script></html>`;

let forum: Server;
let browser: Awaited<ReturnType<typeof launchBrowser>>;

beforeEach(({ skip }) => skip(NO_BROWSER !== null, NO_BROWSER ?? ''));
beforeAll(async () => {
  if (NO_BROWSER !== null) return;
  browser = await launchBrowser();
  forum = createServer(({ url }, response) => {
    const edition = url?.slice(1);
    const more = edition ? ` data-edition="${edition}"` : '';
    response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE(inject('site'), more));
  });
  await new Promise<void>((done) => forum.listen(0, '127.0.0.1', done));
});
afterAll(async () => {
  forum?.close();
  await browser?.close();
});

async function openPage() {
  const page = await browser.newPage();
  page.setDefaultTimeout(STEP_MS);
  return page;
}

/** Opens the page of the other site, and waits until its marks are links. */
async function openForum(edition = '') {
  const page = await openPage();
  await page.goto(`http://127.0.0.1:${(forum.address() as AddressInfo).port}/${edition}`);
  await page.locator('#names a').last().waitFor();
  return page;
}

test('marks in the page of another site become links with a preview', async () => {
  const page = await openPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const { port } = forum.address() as AddressInfo;
  await page.goto(`http://127.0.0.1:${port}/`);
  const site = inject('site');
  const rule = page.locator('#rule a').first();
  await rule.waitFor();
  expect(await rule.getAttribute('href')).toBe(`${site}/fr/6.1.e/`);
  expect(await page.locator('#rule a').last().textContent()).toBe('that rule');
  const names = await page
    .locator('#names a')
    .evaluateAll((links) =>
      links.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
    );
  expect(names).toEqual(['/fr/terms/sabotage/', '/fr/cards/open-the-gates/']);
  expect(await page.locator('#names').textContent()).toContain('[[no such name]]');
  expect(await page.locator('pre').textContent()).toBe('[[6.1.e]]');

  await rule.hover();
  const preview = page.getByRole('tooltip');
  await preview.waitFor();
  expect(await preview.textContent()).toContain('6.1.e Plusieurs objets, une étape (5.0)');
  await page.keyboard.press('Tab');
  expect(asked.filter((url) => !url.startsWith(site) && !url.includes(`:${port}/`))).toEqual([]);
});

test('a preview says of which edition it is, and what the number is in others', async () => {
  const page = await openForum();
  await page.locator('#moved a').first().hover();
  const preview = page.getByRole('tooltip');
  await preview.waitFor();
  const text = await preview.textContent();
  expect(text).toContain('7.3.26 Jouer gratuitement (5.0)');
  expect(text).toContain('Dans l’édition 4.0\u00a0: Ravitailler, désormais 7.3.31');
});

test('a page that names an edition gets the numbers of that edition', async () => {
  const page = await openForum('4.0');
  const [moved, later] = await page.locator('#moved a').all();
  const site = inject('site');
  expect(await moved!.getAttribute('href')).toBe(`${site}/fr/4.0/7.3.26/`);
  // A number that the edition lacks leads to an edition that has it.
  expect(await later!.getAttribute('href')).toBe(`${site}/fr/7.3.40.a/`);
  await moved!.hover();
  const preview = page.getByRole('tooltip');
  await preview.waitFor();
  const text = await preview.textContent();
  expect(text).toContain('7.3.26 Ravitailler (4.0)');
  expect(text).toContain('Dans l’édition 5.0\u00a0: Jouer gratuitement, ici 7.3.23');
});

test('numbers are read in any spelling, with their edition and their item', async () => {
  const page = await openForum();
  const site = inject('site');
  const links = page.locator('#spelt a');
  const addresses = await links.evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href));
  expect(addresses).toEqual([
    `${site}/fr/6.1.e/`,
    `${site}/fr/4.0/6.1.e/`,
    `${site}/fr/5.1.2.d/#5.1.2.d.2`,
  ]);
});

test('what is added to the page later becomes links too', async () => {
  const page = await openPage();
  await page.goto(`http://127.0.0.1:${(forum.address() as AddressInfo).port}/`);
  await page.locator('#rule a').first().waitFor();
  await page.evaluate(() => {
    const added = document.createElement('p');
    added.id = 'added';
    added.textContent = 'And [[6.1.f]].';
    document.body.append(added);
  });
  await expect.poll(() => page.locator('#added a').count()).toBe(1);
});

test('names that every object has are no names of the game', async () => {
  const page = await openForum();
  const hostile = page.locator('#hostile');
  expect(await hostile.textContent()).toBe('[[constructor]] [[__proto__]] [[!constructor]]');
  expect(await hostile.locator('a').count()).toBe(0);
  // The marks after them on the page are linked nevertheless.
  expect(await page.locator('#names a').count()).toBe(2);
});

test('a text that is added by itself becomes a link', async () => {
  const page = await openForum();
  await page.evaluate(() => document.querySelector('#rule')!.append('Also [[6.1.f]].'));
  await expect.poll(() => page.locator('#rule a').count()).toBe(3);
});

test('one text that cannot be replaced does not keep others from being linked', async () => {
  const page = await openForum();
  await page.evaluate(() => {
    const [broken, whole] = ['[[6.1.f]]', '[[6.1.f]]'].map((text) => new Text(text));
    broken!.replaceWith = () => {
      throw new Error('This page replaces texts itself');
    };
    const added = document.createElement('p');
    added.id = 'two';
    added.append(broken!, document.createElement('br'), whole!);
    document.body.append(added);
  });
  await expect.poll(() => page.locator('#two a').count()).toBe(1);
});

test('a preview goes when its link is removed', async () => {
  const page = await openForum();
  await page.locator('#rule a').first().hover();
  await page.getByRole('tooltip').waitFor();
  await page.evaluate(() => document.querySelector('#rule')!.remove());
  await expect.poll(() => page.getByRole('tooltip').count()).toBe(0);
});
