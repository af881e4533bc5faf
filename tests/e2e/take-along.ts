import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * On the page for reading offline: takes the rulebook along, until the page says that it is there.
 *
 * @param part the id of the place that offers another part of the site
 */
export async function takeAlong(page: Page, done: string, part = 'take'): Promise<void> {
  const place = page.locator(`[id="${part}"]`);
  const button = place.locator('button');
  await expect.poll(() => button.textContent()).toMatch(/\d/);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  await button.click();
  await expect.poll(() => place.locator('output').textContent(), { timeout: 3_000_000 }).toBe(done);
}
