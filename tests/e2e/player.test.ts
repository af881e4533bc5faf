import { describe, expect, test } from 'vitest';
import { useBrowser } from './browser.ts';

const { open } = useBrowser();

describe('a player at the table', () => {
  test('types a number, opens the rule, follows a reference and comes back', async () => {
    const page = await open('/fr/');
    await page.keyboard.press('/');
    await page.getByRole('combobox').fill('4,2,5c');
    await page.getByRole('option', { name: '4.2.5.c' }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/fr/5.0/4.2.5.c/');
    await expect
      .poll(() => page.getByRole('heading', { level: 1 }).textContent())
      .toContain('4.2.5.c');

    await page.locator('main .prose a', { hasText: '6.1.h' }).click();
    await page.waitForURL('**/fr/5.0/6.1.h/');
    await page.goBack();
    await page.waitForURL('**/fr/5.0/4.2.5.c/');
  });

  test('types a number and Enter faster than anything loads', async () => {
    const page = await open('/fr/');
    await page.route('**/_astro/**.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 200));
      await route.continue();
    });
    await page.keyboard.press('/');
    await page.keyboard.type('6.1.e');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/fr/5.0/6.1.e/');
  });

  test('sees what cites a rule, and goes there', async () => {
    const page = await open('/fr/5.0/6.1.h/');
    await page.locator('main a[href="/fr/5.0/4.2.5.c/"]').first().click();
    await page.waitForURL('**/fr/5.0/4.2.5.c/');
  });
});
