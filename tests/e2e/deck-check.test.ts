import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { cutRequests, useBrowser } from './browser.ts';
import { settled } from './settled.ts';

const { open } = useBrowser();

const list = (page: Page) => page.locator('.deck-check textarea[name=deck]');
const status = (page: Page) => page.locator('.deck-check output');
const faults = (page: Page) => page.locator('.deck-faults li');

/** Waits until the checker says something that fits. */
const said = (page: Page, text: RegExp) =>
  expect.poll(() => status(page).textContent()).toMatch(text);

describe('the deck checker', () => {
  test('says what is not legal in a pasted list, each with its rule', async () => {
    const page = await open('/en/articles/standard/');
    await list(page).fill('1 Sierra & Oddball\n4 Kelon Elemental\n3 Kappa\n2 Kelon Elementol');
    await said(page, /^4 things/);
    const items = await faults(page).allTextContents();
    expect(items.find((item) => item.includes('Kelon Elementol'))).toContain('Did you mean');
    expect(items.find((item) => item.includes('needs at least'))).toContain('1.1.4.b');
    expect(items.find((item) => item.includes('Bravos'))).toContain('1.1.4.c');
    expect(items.find((item) => item.includes('the name'))).toContain('1.1.4.d');
    await expect.poll(() => faults(page).locator('a.ref').count()).toBeGreaterThanOrEqual(4);
    const refs = faults(page).locator('a.ref');
    expect(await refs.evaluateAll((all) => all.map((ref) => ref.getAttribute('href')))).toEqual(
      (await refs.allTextContents()).map((number) => `/en/5.0/${number}/`),
    );
  });

  test('shows the faces of the cards, each with its number and a link to its page', async () => {
    const page = await open('/fr/deck/');
    await list(page).fill('1 Sierra & Oddball\n3 Kelon Elemental (rare)\n2 Kelon Elementol');
    const cards = page.locator('.deck-cards a');
    await expect
      .poll(() => cards.evaluateAll((all) => all.map((card) => card.getAttribute('href'))))
      .toEqual(['/fr/cards/sierra-oddball/', '/fr/cards/kelon-elemental/#kelon-elemental-rare']);
    expect(await cards.locator('b').allTextContents()).toEqual(['1', '3']);
    await cards.last().locator('.drawn').waitFor();
    await list(page).fill('');
    await expect.poll(() => cards.count()).toBe(0);
  });

  test('refuses at once a list that is longer than any deck', async () => {
    const page = await open('/en/articles/standard/');
    await list(page).focus();
    // At once, as by pasting: the browser types lines one by one.
    await list(page).evaluate((area: HTMLTextAreaElement) => {
      area.value = '1 Kelon Elementol\n'.repeat(20_000);
      area.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await said(page, /more than 300 lines/);
    await expect.poll(() => faults(page).count()).toBe(0);
    await list(page).fill('-3 Ada Lovelace');
    await said(page, /not legal/);
    await expect
      .poll(() => faults(page).allTextContents())
      .toContainEqual(expect.stringContaining('Ada Lovelace: -3 copies'));
  });

  test('names the rule on exalted cards, and marks names that are known in English only', async () => {
    const page = await open('/it/deck/');
    await list(page).fill('1 Kojo & Booda\n4 ALT_FUGUE_B_BR_144_E\n1 ALT_FUGUE_B_AX_141_E');
    await said(page, /non sono regolari/);
    const exalted = faults(page).filter({ hasText: 'esaltate' });
    await expect.poll(() => exalted.locator('a.ref').textContent()).toBe('1.1.4.f');
    const href = await exalted.locator('a.ref').getAttribute('href');
    expect(href).toBe('/it/5.0/1.1.4.f/');
    const strange = faults(page).filter({ has: page.locator('abbr') });
    await expect.poll(() => strange.first().locator('[lang=en]').count()).toBe(1);
    expect(await strange.first().locator('abbr').getAttribute('title')).toContain('inglese');
    expect(await page.locator('.deck-notes li').count()).toBe(0);
  });

  test('notes a suspension with its day and source, and calls it no fault', async () => {
    const page = await open('/en/deck/');
    await list(page).fill('1 Bugfix');
    const notes = page.locator('.deck-notes li');
    await expect.poll(() => notes.count()).toBe(2);
    expect(await notes.allTextContents()).toEqual([
      expect.stringMatching(/Bugfix.*since 3 October 2025.*No rule of the book.*publisher/),
      expect.stringMatching(/Bugfix.*since before 27 July 2026.*draft site/),
    ]);
    expect(await notes.nth(1).locator('a').getAttribute('href')).toMatch(/^https:/);
    expect((await faults(page).allTextContents()).join(' ')).not.toContain('uspended');
  });

  test('says beside the book what a format does not allow, with its lines', async () => {
    const page = await open('/en/deck/');
    const unique = '1 ALT_CORE_B_AX_04_U_7';
    await list(page).fill(`1 Sierra & Oddball\n${unique}\n${unique}`);
    const verdict = page.locator('.deck-beside-verdict');
    await expect.poll(() => verdict.textContent()).toMatch(/^Standard \(.*2026\): 2 things/);
    const own = page.locator('.deck-format-faults li');
    expect(await own.allTextContents()).toEqual([
      expect.stringMatching(/AX_04_U_7: 2 times.*lines 2, 3 Standard/),
    ]);
    await page.locator('select[name=beside]').selectOption('sandbox');
    await expect.poll(() => verdict.textContent()).toMatch(/^Sandbox .*: one thing/);
  });

  test('says of a number that it is wrong, and keeps the rarity of a mistyped card', async () => {
    const page = await open('/en/articles/standard/');
    await list(page).fill('-1 Kappa\n99999999999 Qqqqq\n99999999999 Kappa');
    await said(page, /not legal/);
    const items = () => faults(page).allTextContents();
    await expect.poll(items).toContainEqual(expect.stringContaining('Kappa: -1 copies'));
    await expect.poll(items).toContainEqual(expect.stringContaining('that number is wrong'));
    expect((await items()).filter((item) => item.includes('not a known card'))).toHaveLength(1);
    await list(page).fill('2 Kelon Elementol rare');
    await page.getByRole('button', { name: 'Replace with Kelon Elemental (rare)' }).click();
    await expect.poll(() => list(page).inputValue()).toBe('2 Kelon Elemental (rare)');
  });

  test('a rule leads to where it is said, and the list stays', async () => {
    const page = await open('/fr/articles/standard/');
    await list(page).fill('1 Sierra & Oddball');
    await said(page, /pas en règle/);
    await faults(page).locator('a.ref').first().click();
    await page.waitForURL('**/fr/5.0/1.1.4.b/');
    await page.goBack();
    await expect.poll(() => list(page).inputValue()).toBe('1 Sierra & Oddball');
  });

  test('is worked by keyboard: a mistyped name is replaced, and the deck becomes legal', async () => {
    const page = await open('/it/articles/standard/');
    await page.getByRole('button', { name: 'Mostra una lista di esempio' }).focus();
    await page.keyboard.press('Enter');
    await said(page, /^Questo mazzo è regolare: 40/);
    await expect.poll(() => faults(page).count()).toBe(0);
    const sample = await list(page).inputValue();
    await list(page).fill(sample.replace(/(.)(\n|$)/, '$1q$2'));
    await said(page, /non sono regolari|non è regolare/);
    await faults(page).locator('button').first().focus();
    await page.keyboard.press('Enter');
    await said(page, /^Questo mazzo è regolare: 40/);
    await expect.poll(() => list(page).inputValue()).toBe(sample);
  });

  test('says that names could not be loaded, and loads them at the next touch', async () => {
    const page = await open('/fr/articles/standard/');
    const mend = await cutRequests(page, /deck-cards/);
    await list(page).focus();
    await said(page, /n’ont pas pu être chargés/);
    mend();
    await page.getByRole('button', { name: 'Montrer un exemple de liste' }).click();
    await said(page, /^Ce deck est autorisé/);
  });

  test('the address shares the deck, also with readers of another language', async () => {
    const page = await open('/fr/articles/standard/');
    await list(page).fill('1 Sierra & Oddball\n2 Élémentaire de Kélon (rare, Muna)');
    await expect
      .poll(() => page.url())
      .toContain('#deck=1.sierra-oddball~2.kelon-elemental-shifted');
    await page.locator('a[data-language=en]').first().click();
    await page.waitForURL('**/en/articles/standard/#deck=*');
    await expect
      .poll(() => list(page).inputValue())
      .toBe('1 Sierra & Oddball\n2 Kelon Elemental (rare, Muna)');
  });

  test('says how many lines the copied link leaves out', async () => {
    const page = await open('/en/articles/standard/');
    await list(page).fill('1 Sierra & Oddball\n2 Kelon Elementol\n-1 Kappa');
    await page.getByRole('button', { name: 'Copy link' }).click();
    await said(page, /leaves out 2 lines/);
    await expect.poll(() => page.url()).toMatch(/#deck=1\.sierra-oddball$/);
  });

  test('refuses a link that no deck made, and writes nothing of it into the page', async () => {
    const page = await open('/en/articles/standard/#deck=1.<img src=x onerror=alert(1)>');
    await said(page, /no deck that can be read/);
    await expect.poll(() => list(page).inputValue()).toBe('');
    await expect.poll(() => page.locator('.deck-check img').count()).toBe(0);
  });

  test('in a draft, holds the deck against the cards that were drafted', async () => {
    const page = await open('/en/articles/booster-draft/');
    await list(page).fill('30 Kappa\n5 Mana Convergence');
    await said(page, /legal/);
    await page.locator('.deck-check textarea[name=pool]').fill('12 Kappa');
    await said(page, /^One thing/);
    await expect
      .poll(() => faults(page).textContent())
      .toMatch(/30 in the deck, 12 among.*1\.1\.5\.a/);
  });

  test('nothing is loaded before the list is wanted', async () => {
    const page = await open('/fr/articles/booster-draft/');
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await settled(page);
    expect(loaded.filter((url) => url.includes('deck-cards'))).toEqual([]);
    await list(page).focus();
    await said(page, /vide/);
    expect(loaded.filter((url) => url.includes('deck-cards'))).toHaveLength(1);
  });

  test('without JavaScript a sentence says what the format demands', async () => {
    const page = await open('/en/articles/standard/', { javaScriptEnabled: false });
    await expect
      .poll(() => page.locator('.deck-check noscript').textContent())
      .toMatch(/40 to 60 cards/);
    await expect.poll(() => list(page).isVisible()).toBe(false);
  });
});

test('other articles have no checker', async () => {
  const page = await open('/en/articles/target/');
  await expect.poll(() => page.locator('.deck-check').count()).toBe(0);
});

test('articles play their examples', async () => {
  const page = await open('/fr/articles/day-phases/');
  await expect.poll(() => page.locator('.worked-example').count()).toBeGreaterThanOrEqual(6);
});
