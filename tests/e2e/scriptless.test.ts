import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../src/rulebook/language.ts';
import { useBrowser } from './browser.ts';

const { open } = useBrowser();
const options = { javaScriptEnabled: false };

describe('without JavaScript', () => {
  test('a rule shows its text, its links lead on, and nothing hides', async () => {
    const page = await open('/fr/2024-09/6.1.e/', options);
    expect(await page.locator('h1').textContent()).toContain('6.1.e');
    expect((await page.locator('main').textContent())?.length).toBeGreaterThan(200);
    const reference = page.locator('main a[href^="/fr/2024-09/"]').first();
    await reference.click();
    expect(page.url()).toContain('/fr/2024-09/');
    expect(await page.locator('h1').isVisible()).toBe(true);
  });

  test('the language switch keeps the rule', async () => {
    const page = await open('/fr/2024-09/6.1.e/', options);
    await page.getByRole('link', { name: 'Italiano' }).first().click();
    await page.waitForURL('**/it/2024-09/6.1.e/');
  });

  test('the root leads to every language', async () => {
    const page = await open('/', options);
    for (const language of LANGUAGES) {
      expect(await page.locator(`a[href="/${language}/"]`).first().isVisible()).toBe(true);
    }
  });

  test('an embedded example shows a picture of its board and leads to what happens', async () => {
    const page = await open('/embed/en/open-the-gates/', options);
    const picture = page.getByRole('img', { name: 'Open the Gates: one step, four actions' });
    const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(width).toBeGreaterThan(0);
    const link = page.getByRole('link', { name: 'Altered Codex' });
    expect(await link.getAttribute('href')).toBe('/en/examples/open-the-gates/');
    expect(await page.getByRole('button').count()).toBe(0);
  });

  test('the search page says so and leads to the outline and the terms', async () => {
    const page = await open('/en/search/', options);
    expect(await page.locator('main').textContent()).toContain('JavaScript');
    expect(await page.locator('main a[href="/en/5.0/all/"]').count()).toBeGreaterThan(0);
    expect(await page.locator('main a[href="/en/terms/"]').count()).toBeGreaterThan(0);
  });
});
