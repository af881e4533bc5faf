import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';

const { open } = useBrowser();

test.each([
  ['light', 'dark'],
  ['dark', 'light'],
] as const)(
  'the button leads from a %s system to %s and back to the system',
  async (system, other) => {
    const page = await open('/fr/', { colorScheme: system });
    const chosen = () => page.evaluate(() => document.documentElement.dataset.theme ?? null);
    const button = page.locator('.theme-switch');
    await button.click();
    await page.reload();
    await expect.poll(() => chosen()).toBe(other);
    await button.click();
    await page.reload();
    await expect.poll(() => chosen()).toBeNull();
  },
);
