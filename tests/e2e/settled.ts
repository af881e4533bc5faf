import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Waits until a page and its fonts are loaded, and the sandboxes in view have started. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  // Sandboxes in view begin to load in the next frame.
  await waitForPaint(page);
  await expect.poll(() => page.locator('.sandbox[data-state="loading"]').count()).toBe(0);
  await waitForPaint(page);
}

/**
 * Puts the time of a page that many milliseconds forward: all that it would do by then is done and
 * painted, however slow the machine. The page's clock must be installed (`page.clock.install()`).
 */
export async function passTime(page: Page, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds);
  await waitForPaint(page);
}

/** Waits until all changes are painted. */
export function waitForPaint(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)));
      }),
  );
}
