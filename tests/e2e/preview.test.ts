import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';

const { open } = useBrowser();

test('a preview that a finger opened closes with Escape and stays closed', async () => {
  const page = await open('/fr/2024-09/6.1.e/', { hasTouch: true });
  const preview = page.getByRole('dialog').filter({ visible: true });
  await page.locator('main .term').first().tap();
  await preview.waitFor();
  await page.keyboard.press('Escape');
  await preview.waitFor({ state: 'hidden' });
  await page.waitForTimeout(600);
  await expect.poll(() => preview.count()).toBe(0);
});
