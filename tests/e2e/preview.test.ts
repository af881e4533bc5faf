import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { passTime } from './settled.ts';

const { open } = useBrowser();

const dialogs = (page: Page) => page.getByRole('dialog').filter({ visible: true });

test('a preview that a finger opened closes with Escape and stays closed', async () => {
  const page = await open('/fr/2024-09/6.1.e/', { hasTouch: true });
  await page.clock.install();
  const preview = dialogs(page);
  await page.locator('main .term').first().tap();
  await preview.waitFor();
  await page.keyboard.press('Escape');
  await preview.waitFor({ state: 'hidden' });
  await passTime(page, 600);
  expect(await preview.count()).toBe(0);
});

describe('the preview of a term', () => {
  const openStep = async () => {
    const page = await open('/en/5.0/6.1.e/');
    await page.clock.install();
    const link = page.locator('main .rule-body .term').first();
    await link.hover();
    await dialogs(page).waitFor();
    return { page, link };
  };

  test('describes its link, names the rules that define it, and gives an example', async () => {
    const { page, link } = await openStep();
    const preview = dialogs(page);
    const described = await link.getAttribute('aria-describedby');
    expect(await page.locator(`#${described}`).textContent()).toContain('A part of an effect');
    expect(await preview.locator('.preview-rule .ref').first().textContent()).toBe('6.1.b');
    expect(await preview.locator('.preview-example').textContent()).not.toBe('');
  });

  test('stays away where the page moves a link under a pointer at rest', async () => {
    const page = await open('/en/5.0/all/', { alone: true });
    await page.clock.install();
    const link = page.locator('main .term').nth(40);
    await link.hover();
    await dialogs(page).waitFor();
    await page.mouse.move(0, 0);
    await expect.poll(() => dialogs(page).count()).toBe(0);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    const box = (await link.boundingBox())!;
    const x = box.x + box.width / 2;
    const y = await page.evaluate((left) => {
      const isFree = (top: number) => !document.elementFromPoint(left, top)?.closest('a');
      return Array.from({ length: 40 }, (_, step) => 200 + 10 * step).find(isFree)!;
    }, x);
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, box.y + box.height / 2 - y);
    await page.waitForFunction(
      ([left, top]) => document.elementFromPoint(left!, top!)?.closest('.term'),
      [x, y],
    );
    await passTime(page, 800);
    expect(await dialogs(page).count()).toBe(0);
    await page.mouse.move(0, 0);
    await link.hover();
    await dialogs(page).waitFor();
  });

  test('closes where the page moves another link under a pointer at rest', async () => {
    const page = await open('/en/5.0/all/', { alone: true });
    const link = page.locator('main .term').nth(40);
    await link.hover();
    await dialogs(page).waitFor();
    const at = (await link.boundingBox())!;
    await page.evaluate(
      ([x, y]) => {
        const isOther = (top: number) => {
          scrollTo({ top, behavior: 'instant' });
          const under = document.elementFromPoint(x!, y!)?.closest('main .term, main .ref');
          return under !== null && under !== undefined;
        };
        const start = scrollY;
        for (let far = 60; !isOther(start + far); far += 7);
      },
      [at.x + at.width / 2, at.y + at.height / 2],
    );
    await expect.poll(() => dialogs(page).count()).toBe(0);
  });

  test('links its jargon, which has a preview of its own but opens no third', async () => {
    const { page } = await openStep();
    await dialogs(page).locator('.term').first().hover();
    await expect.poll(() => dialogs(page).count()).toBe(2);
    await dialogs(page).nth(1).locator('.term, .ref').first().hover();
    await passTime(page, 800);
    expect(await dialogs(page).count()).toBe(2);
    await page.keyboard.press('Escape');
    await expect.poll(() => dialogs(page).count()).toBe(1);
  });

  test('closes when the pointer leaves, unless it is pinned', async () => {
    const { page } = await openStep();
    await page.getByRole('button', { name: 'Keep open' }).click();
    await page.mouse.move(2, 400);
    await passTime(page, 800);
    expect(await dialogs(page).count()).toBe(1);
    await page.locator('main .rule-body .term').nth(1).hover();
    await expect.poll(() => dialogs(page).count()).toBe(2);
    await page.mouse.move(2, 400);
    await expect.poll(() => dialogs(page).count()).toBe(1);
    await page.getByRole('button', { name: 'Close' }).filter({ visible: true }).click();
    await expect.poll(() => dialogs(page).count()).toBe(0);
  });
});

describe('the name of a card', () => {
  test('in a note shows what its versions say', async () => {
    const page = await open('/en/5.0/6.1.c/');
    await page.locator('main .note .card-link').first().hover();
    const preview = dialogs(page);
    await expect.poll(() => preview.locator('.preview-card').count()).toBe(2);
    expect(await preview.textContent()).toContain('Sabotage, then Resupply.');
  });

  test('among what happens leads to the card, the rest of its line to the moment', async () => {
    const page = await open('/en/examples/spy-craft/');
    const line = page.locator('.timeline .said:has(.moment)').first();
    await line.waitFor();
    await line.locator('.moment').click({ position: { x: 5, y: 5 } });
    expect(new URL(page.url()).pathname).toBe('/en/examples/spy-craft/');
    await line.locator('.card-link').click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/en/cards/spy-craft/');
  });
});
