import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** On the page for reading offline: takes the rulebook along, until the page says that it is there. */
export async function takeAlong(page: Page, done: string): Promise<void> {
  const button = page.locator('#take button');
  await expect.poll(() => button.textContent()).toMatch(/\d/);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  await button.click();
  await expect
    .poll(() => page.locator('#take output').textContent(), { timeout: 3_000_000 })
    .toBe(done);
}
