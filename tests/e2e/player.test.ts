import { describe, expect, test } from 'vitest';
import { useBrowser } from './browser.ts';

const { open } = useBrowser();

describe('a player at the table', () => {
  test('types a number, opens the rule, follows a reference and comes back', async () => {
    const page = await open('/fr/');
    await page.keyboard.press('/');
    await page.getByRole('combobox').fill('6,1e');
    await page.getByRole('option', { name: '6.1.e' }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/fr/2024-09/6.1.e/');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('6.1.e');

    const reference = page.locator('main a.ref').first();
    const target = await reference.getAttribute('href');
    await page.goto(target!);
    await page.goBack();
    expect(new URL(page.url()).pathname).toBe('/fr/2024-09/6.1.e/');
  });

  test('types a number and Enter faster than anything loads', async () => {
    const page = await open('/fr/');
    await page.keyboard.press('/');
    await page.keyboard.type('6.1.e');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/fr/2024-09/6.1.e/');
  });
});
