import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright-core';

/** A page with a live sandbox, and the session that measures it. */
export interface Opened {
  readonly page: Page;
  readonly session: CDPSession;
}

/** Opens a page and waits until its sandbox is live. */
export async function openSandbox(
  browser: Browser,
  address: string,
  options: BrowserContextOptions = {},
): Promise<Opened> {
  const context = await browser.newContext({ locale: 'fr-FR', ...options });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.goto(address);
  await page.locator('.sandbox').first().scrollIntoViewIfNeeded();
  await page.waitForSelector('.sandbox[data-state="live"]');
  return { page, session };
}
