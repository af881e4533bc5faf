import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { liveSandbox } from './sandbox.ts';

const { open } = useBrowser();

test('a printed rule has its text, and neither navigation nor buttons', async () => {
  const page = await open('/fr/5.0/6.1.e/');
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('h1').isVisible()).toBe(true);
  expect(
    await page.getByRole('banner').getByRole('navigation').filter({ visible: true }).count(),
  ).toBe(0);
  const buttons = page.locator('button:not(.sandbox button)').filter({ visible: true });
  expect(await buttons.count()).toBe(0);
});

test('a printed list has its items, and neither filters nor links to its parts', async () => {
  const page = await open('/it/cards/?faction=lyra&type=hero');
  const filters = page.locator('.filters');
  const links = page.locator('.factions');
  expect([await filters.isVisible(), await links.isVisible()]).toEqual([true, true]);
  await page.emulateMedia({ media: 'print' });
  expect([await filters.isVisible(), await links.isVisible()]).toEqual([false, false]);
  expect(await page.locator('[data-item]').filter({ visible: true }).count()).toBeGreaterThan(0);
});

test('a printed article has the deck that was typed, and without one no deck checker', async () => {
  const page = await open('/en/articles/standard/');
  const checker = page.locator('.deck-check');
  const list = checker.getByRole('textbox');
  await list.waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await checker.isVisible()).toBe(false);
  await page.emulateMedia({ media: 'screen' });
  await list.fill('3 Kelon Burst');
  await page.emulateMedia({ media: 'print' });
  expect(await list.isVisible()).toBe(true);
  expect(await checker.getByRole('button').filter({ visible: true }).count()).toBe(0);
});

test('a printed rule has a picture of its moment instead of the first position', async () => {
  const page = await open('/fr/5.0/6.1.e/');
  await liveSandbox(page);
  const moment = page.locator('.printed-moment');
  expect(await moment.isVisible()).toBe(false);
  await page.emulateMedia({ media: 'print' });
  expect(await moment.isVisible()).toBe(true);
  expect(await page.locator('.sandbox .stage').first().isVisible()).toBe(false);
  await expect.poll(() => moment.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(800);
});

test('a printed example has its position and its whole trace, and no controls', async () => {
  const page = await open('/fr/examples/open-the-gates/');
  await liveSandbox(page);
  await page.emulateMedia({ media: 'print' });
  const sandbox = page.locator('.sandbox').first();
  expect(await sandbox.locator('.stage').isVisible()).toBe(true);
  expect(await sandbox.locator('.control, select, input').filter({ visible: true }).count()).toBe(
    0,
  );
  const timeline = await sandbox.locator('.timeline').boundingBox();
  const last = await sandbox.locator('.timeline .line').last().boundingBox();
  expect(last!.y + last!.height).toBeLessThanOrEqual(timeline!.y + timeline!.height + 1);
});

/** How many pages a page fills on paper. */
async function paperPages(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4', printBackground: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test.each([
  ['the rule with the longest trace', '/it/5.0/4.2.a/'],
  ['a rule whose history plays an example', '/en/5.0/4.4.a/'],
])('%s fills one or two pages', async (_, path) => {
  const page = await open(path);
  await liveSandbox(page);
  expect(await paperPages(page)).toBeLessThanOrEqual(2);
});

test.each(['/fr/5.0/6.1.e/', '/en/5.0/2.4.4/', '/de/5.0/5.3.b/'])(
  '%s fills one page',
  async (path) => {
    const page = await open(path);
    await liveSandbox(page);
    expect(await paperPages(page)).toBe(1);
  },
);

test('a printed trace stands in two columns', async () => {
  const page = await open('/fr/5.0/6.1.e/');
  await page.emulateMedia({ media: 'print' });
  const trace = page.locator('.timeline > ol').first();
  expect(await trace.evaluate((list) => getComputedStyle(list).columnCount)).toBe('2');
});

test('a printed trace has all its rules', async () => {
  const page = await open('/fr/5.0/6.1.e/');
  await page.emulateMedia({ media: 'print' });
  const rules = page.locator('.timeline .rules');
  expect(await rules.locator('summary').filter({ visible: true }).count()).toBe(0);
  const refs = rules.locator(':is(a, b, span, small):not(:has(sup))');
  // What a folded part holds is laid out in a frame after the medium changed.
  await expect
    .poll(() =>
      refs.evaluateAll(
        (all) =>
          all.filter(
            (ref) =>
              ref.getBoundingClientRect().width === 0 ||
              !ref.checkVisibility({ contentVisibilityAuto: true }),
          ).length,
      ),
    )
    .toBe(0);
});

test('the whole edition prints to a PDF of many pages', async () => {
  const page = await open('/fr/2024-09/all/');
  expect(await paperPages(page)).toBeGreaterThan(5);
});
