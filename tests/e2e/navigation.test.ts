import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { LANGUAGES } from '../../src/rulebook/language.ts';
import { useBrowser } from './browser.ts';
import { readPage } from './built.ts';
import { headingsTwice } from './headings.ts';
import { kinds } from './kinds.ts';

const { open } = useBrowser();
const PHONE = { viewport: { width: 360, height: 740 } };

describe('the menu', () => {
  test.each([
    [360, 'Menu'],
    [768, 'Menu'],
    [1280, 'Strumenti'],
  ])('at %i pixels leads to every page of the footer by %s', async (width, name) => {
    const page = await open('/it/5.0/6.1.e/', { viewport: { width, height: 800 } });
    const wanted = await page.locator('.site-footer a').evaluateAll(addresses);
    await page.getByRole('banner').getByRole('button', { name }).click();
    const links = page.locator('.site-menu:popover-open a');
    expect(await links.filter({ visible: true }).evaluateAll(addresses)).toEqual(wanted);
  });

  test('works without JavaScript', async () => {
    const page = await open('/en/', { ...PHONE, javaScriptEnabled: false });
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.locator('.site-menu:popover-open').getByText('Free play').click();
    await page.waitForURL('**/en/sandbox/');
  });

  test.each([960, 1280])('at %i pixels the header names what readers come for', async (width) => {
    const page = await open('/fr/', { viewport: { width, height: 800 } });
    const words = page.getByRole('banner').getByRole('navigation').first();
    const said = await words.locator('a, button').filter({ visible: true }).allTextContents();
    expect(said).toEqual(['Règles', 'Cartes', 'Apprendre', 'Jouer', 'Outils']);
  });
});

test.each([
  ['a phone', { viewport: { width: 360, height: 740 } }],
  ['a desk', { viewport: { width: 1280, height: 800 } }],
])(
  'search, what to watch, what to learn and free play are in the first screen on %s',
  async (_, options) => {
    const page = await open('/en/', options);
    const height = options.viewport.height;
    for (const name of ['Watch a rule', 'Learn to play', 'Question of the day']) {
      const box = await page.getByRole('main').getByRole('link', { name }).boundingBox();
      expect(box!.y + box!.height).toBeLessThan(height);
    }
    const play = page.getByRole('banner').getByRole('link', { name: 'Play' });
    expect((await play.boundingBox())!.y).toBeLessThan(height);
    expect(await play.getAttribute('href')).toBe('/en/sandbox/');
  },
);

test('home shows the chapters, and its contour lines lie behind no text', async () => {
  const page = await open('/fr/', { viewport: { width: 1280, height: 800 } });
  const chapters = page.locator('.home-chapters a');
  expect(await chapters.locator('.number').allTextContents()).toEqual([...'1234567', 'S']);
  expect(await page.locator('main a').count()).toBeLessThan(30);
  const lines = await page.locator('.hero-faces').evaluate((faces) => {
    const { left } = getComputedStyle(faces, '::before');
    return faces.getBoundingClientRect().x + Number.parseFloat(left);
  });
  const words = (await page.locator('.hero-words').boundingBox())!;
  expect(lines).toBeGreaterThanOrEqual(words.x + words.width);
});

describe('on a phone the ways into the site are at the lower edge', () => {
  test('with search, lessons, free play and the menu', async () => {
    const page = await open('/fr/5.0/6.1.e/', PHONE);
    const ways = page.locator('.site-ways');
    const said = await ways.locator('a, button').filter({ visible: true }).allInnerTexts();
    expect(said.map((words) => words.trim())).toEqual(['Apprendre', 'Jouer', 'Chercher', 'Menu']);
    const box = (await ways.boundingBox())!;
    expect(Math.round(box.y + box.height)).toBe(PHONE.viewport.height);
    await ways.getByRole('link', { name: 'Chercher' }).click();
    await page.locator('#search-dialog[open]').waitFor();
  });

  test('and they make room for a board that is played', async () => {
    const page = await open('/fr/5.0/6.1.e/', PHONE);
    await page.locator('.quote-tools .watch').click();
    await page.locator('.sandbox[data-state="live"]').waitFor();
    expect(await page.locator('.site-ways').isVisible()).toBe(false);
  });
});

test.each(['/en/5.0/6.1.e/', '/en/terms/sabotage/'])(
  'on %s a second skip link leads to the controls of the example, at its beginning',
  async (path) => {
    const page = await open(path);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await page.locator(':focus').textContent()).toBe('Skip to the example');
    await page.keyboard.press('Enter');
    const focused = page.locator('#played .sandbox[data-state="live"] .control.main:focus');
    await focused.waitFor();
    await expect
      .poll(() => page.locator('#played .desk .count').first().textContent())
      .toMatch(/^0/);
  },
);

describe('Watch', () => {
  const origin = '/en/5.0/6.1.e/';
  const counts = /^4\/6$/;
  const parts = (page: Page) =>
    page
      .locator('#played')
      .first()
      .evaluate((played) => {
        const boxOf = (part: string) => played.querySelector(part)!.getBoundingClientRect();
        const [stage, desk] = [boxOf('.stage-room'), boxOf('.desk')];
        return { x: stage.x, top: stage.top, bottom: Math.max(stage.bottom, desk.bottom) };
      });
  const count = (page: Page) => page.locator('#played .desk .count').first().textContent();

  test('plays on a phone, below the header, and leaves the focus at the controls', async () => {
    const page = await open(origin, { viewport: { width: 360, height: 740 } });
    await page.getByRole('link', { name: 'Watch', exact: true }).click();
    await expect.poll(() => count(page)).toMatch(counts);
    await page.locator('#played .control.main:focus').waitFor();
    const header = (await page.locator('.site-header').boundingBox())!;
    const { top, bottom } = await parts(page);
    expect(top).toBeGreaterThanOrEqual(header.height);
    expect(bottom).toBeLessThanOrEqual(740);
  });

  test('plays in place where the board is in view: nothing moves', async () => {
    const page = await open(origin, { viewport: { width: 1280, height: 800 } });
    const before = await parts(page);
    await page.getByRole('link', { name: 'Watch', exact: true }).click();
    await expect.poll(() => count(page)).toMatch(counts);
    expect(await parts(page)).toEqual(before);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('pressed again, shows the next step in which the rule is at work', async () => {
    const page = await open(origin, { viewport: { width: 1280, height: 800 } });
    const watch = page.getByRole('link', { name: 'Watch', exact: true });
    await watch.click();
    await expect.poll(() => count(page)).toMatch(counts);
    await watch.click();
    await expect.poll(() => count(page)).not.toMatch(counts);
  });
});

test('on a wide screen the board stays beside the rule, and what happens is listed below it', async () => {
  const page = await open('/en/6.1.e/', { viewport: { width: 1280, height: 800 } });
  const stage = page.locator('#played .stage').first();
  const text = (await page.locator('.rule-body').first().boundingBox())!;
  const beside = (await stage.boundingBox())!;
  expect(beside.x).toBeGreaterThan(text.x + text.width);
  expect(beside.y + beside.height).toBeLessThan(800);
  await page.locator('#played').getByRole('button', { name: 'Step forward' }).click();
  await expect.poll(() => page.locator('#played .timeline').first().isVisible()).toBe(true);
  expect(await stage.boundingBox()).toEqual(beside);
});

test('what changed, without an edition, leads to the newest one', async () => {
  const page = await open('/fr/changes/', { javaScriptEnabled: false });
  await page.waitForURL('**/fr/changes/5.0/');
});

test('terms are narrowed down by a word and a kind', async () => {
  const page = await open('/en/terms/');
  const items = page.locator('#lexicon [data-item]').filter({ visible: true });
  const all = await items.count();
  await page.getByLabel('Kind').selectOption({ label: 'Status' });
  await expect.poll(() => items.count()).toBeLessThan(all);
  await page.getByLabel('Text').fill('anch');
  await expect.poll(() => items.allTextContents()).toHaveLength(1);
  await expect.poll(() => new URL(page.url()).search).toContain('category=status');
  expect(await page.locator('#lexicon h2').filter({ visible: true }).count()).toBe(1);
});

test('examples are narrowed down by a chapter and a rule', async () => {
  const page = await open('/fr/examples/');
  const items = page.locator('#examples [data-item]').filter({ visible: true });
  await page.getByRole('combobox', { name: 'Règle' }).selectOption('6.1.e');
  await expect.poll(() => items.count()).toBeLessThan(10);
  await expect.poll(() => items.getByText('Ouvrez les Portes').count()).toBeGreaterThan(0);
});

test('the page of a missing address leads to all that the menu of other pages leads to', async () => {
  const other = await open('/it/');
  const menu = other.locator('.site-header nav').first().locator('a');
  const wanted = await menu.evaluateAll(addresses);
  expect(wanted.length).toBeGreaterThan(3);
  const page = await open('/it/nothing/');
  const offered = page.locator('.missing[lang="it"] .elsewhere a');
  expect(await offered.evaluateAll(addresses)).toEqual(expect.arrayContaining(wanted));
});

test('the page of a missing address has a search field with what was looked for', async () => {
  const page = await open('/en/nothing/sabotage-twice/');
  const field = page.getByRole('searchbox').filter({ visible: true });
  expect(await field.count()).toBe(1);
  expect(await field.inputValue()).toBe('sabotage twice');
});

test('a section shows beside its rules what cites them, and their examples and rulings', async () => {
  const page = await open('/en/5.0/6.1/', { viewport: { width: 1280, height: 800 } });
  const relations = page.locator('.relations');
  for (const heading of ['Cited by', 'Examples', 'Rulings']) {
    expect(await relations.getByRole('heading', { name: heading }).isVisible()).toBe(true);
  }
  const text = await page.locator('.rule-blocks').boundingBox();
  const beside = await relations.boundingBox();
  expect(beside!.x).toBeGreaterThan(text!.x + text!.width - 1);
});

test('a term has its rules in full, an example, cards and forms beside them, rulings, and what uses it', async () => {
  const page = await open('/en/terms/sabotage/');
  const headings = await page.locator('main :is(h1, h2)').allTextContents();
  const near = ['See also', 'On cards', 'Forms'];
  const order = ['Sabotage', 'Defined by', 'Tough does not', ...near, 'Rulings', 'Used by'];
  const places = order.map((name) => headings.findIndex((one) => one.trim().startsWith(name)));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
  expect(await page.locator('.defining .prose').first().textContent()).toContain('Reserve');
});

test.each([1280, 1920])('a term fills a window of %i pixels', async (width) => {
  const page = await open('/en/terms/anchored/', { viewport: { width, height: 1000 } });
  const text = (await page.locator('.page-main').boundingBox())!;
  const beside = (await page.locator('.beside').boundingBox())!;
  expect(beside.x).toBeGreaterThan(text.x + text.width - 1);
  expect(beside.y).toBeLessThan(200);
  expect(beside.x + beside.width).toBeGreaterThan(0.9 * width);
  const cards = page.locator('.term-cards');
  await cards.getByRole('link', { name: /^All \d+ cards$/ }).click();
  await page.waitForURL('**/en/cards/?keyword=anchored');
});

test('a rule that plays differently shows an example in both editions, at what first differs', async () => {
  const page = await open('/en/5.0/4.4.a/');
  const both = page.locator('.history .sandbox');
  await both.scrollIntoViewIfNeeded();
  await page.locator('.history .sandbox[data-state="live"]').waitFor();
  const editions = () => both.locator('.edition-name').allTextContents();
  await expect.poll(editions).toEqual(['2024-09', '4.0']);
  await expect.poll(() => both.getByRole('slider').count()).toBe(1);
  await expect.poll(() => both.locator('.differs').count()).toBeGreaterThan(0);
});

test.each(kinds)('$kind says no heading twice', ({ path }) => {
  const file = path.replace(/\?.*$/, '');
  expect(
    headingsTwice(readPage(inject('folder'), file.includes('6.1.z') ? '/404.html' : file)),
  ).toEqual([]);
});

test.each(LANGUAGES)('the letters from A to Z are in their order: %s', (lang) => {
  const html = readFileSync(join(inject('folder'), lang, 'a-z', 'index.html'), 'utf8');
  const letters = [...html.matchAll(/<a href="#[^"]+">(\p{L})<\/a>/gu)].map(
    ([, letter]) => letter!,
  );
  expect(letters.length).toBeGreaterThan(20);
  expect(letters).toEqual(letters.toSorted((a, b) => a.localeCompare(b, lang)));
});

function addresses(links: Element[]): string[] {
  return links.map((link) => link.getAttribute('href') ?? '').sort();
}

test('the code that embeds an example scrolls by itself on a phone', async () => {
  const page = await open('/fr/examples/gigantic-recruits/#embed', PHONE);
  await expect.poll(() => page.locator('.embedding pre').isVisible()).toBe(true);
  const beyond = ({ scrollWidth, clientWidth }: Element) => scrollWidth - clientWidth;
  expect(await page.locator('.embedding pre').evaluate(beyond)).toBeGreaterThan(0);
  expect(await page.locator('html').evaluate(beyond)).toBe(0);
});

describe('the page of a missing address', () => {
  const missing = async (path: string) => {
    const page = await open(path, { locale: 'en-GB' });
    const list = page.locator('.missing[lang="en"] .nearest');
    await list.waitFor();
    return {
      title: await page.title(),
      links: await list.locator('a').evaluateAll(addresses),
    };
  };

  test('leads from a number that an edition lacks to the one that has it', async () => {
    const { title, links } = await missing('/en/2024-09/7.5.9.a/');
    expect(title).toContain('7.5.9.a');
    expect(links).toContain('/en/5.0/7.5.9.a/');
  });

  test('takes an address without edition for one of the edition in force', async () => {
    const { title, links } = await missing('/en/1.1.5.d/');
    expect(title).toContain('5.0');
    expect(links).toContain('/en/2024-09/1.1.5.d/');
  });
});

test('the deck checker is a page of its own, which the menu and home lead to', async () => {
  const page = await open('/it/', { viewport: { width: 1280, height: 800 } });
  const main = page.getByRole('main').getByRole('link', { name: 'Controlla un mazzo' });
  expect(await main.getAttribute('href')).toBe('/it/deck/');
  await page.getByRole('banner').getByRole('button', { name: 'Strumenti' }).click();
  await page.locator('.site-menu:popover-open').getByRole('link', { name: 'Mazzi' }).click();
  await page.waitForURL('**/it/deck/');
  await page.locator('.deck-check textarea').fill('3 Sabotage');
  await page.locator('.deck-faults li').first().waitFor();
});

test('a query for a deck leads to the deck checker', async () => {
  const page = await open('/fr/');
  await page.keyboard.press('/');
  await page.locator('#search-dialog [role=combobox]').fill('vérifier un deck');
  const link = page
    .locator('#search-dialog')
    .getByRole('link', { name: 'Vérifier un deck', exact: true });
  await link.click();
  await page.waitForURL('**/fr/deck/');
});

test('a reader of a language that the site lacks is told so in it', async () => {
  const page = await open('/en/', { locale: 'nl-NL' });
  const line = page.locator('#foreign-language');
  await line.waitFor();
  expect(await line.getAttribute('lang')).toBe('nl');
  expect(await line.textContent()).toContain('Nederlands');
});
