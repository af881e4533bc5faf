import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { launchBrowser } from '../../scripts/launch-browser.ts';

/**
 * What Chromium reports where a page was drawn before its view transition could start: the page is
 * then shown without one, as in a browser that has none.
 */
const LATE_TRANSITION = 'Transition was aborted';

/**
 * How long a step of a test may take, a little less than the test, so that the step is named which
 * did not end. The machine may be busy.
 */
export const STEP_MS = 240_000;

/** What Chromium writes in its console where a page does what its content policy forbids. */
export const REFUSED = 'Content Security Policy';

/**
 * A browser for the tests of one file. Each page it opens is closed after its test, which fails
 * where the page asked for anything outside the site, did what its content policy forbids, or
 * reported an error. Nothing is kept for offline unless `serviceWorkers` allows it.
 *
 * @param site tells the address of the site, which may be served only when the tests run
 */
export function useBrowser(site = () => inject('site')): {
  open(path: string, options?: BrowserContextOptions): Promise<Page>;
} {
  const trouble: string[] = [];
  let browser: Browser;

  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser?.close());
  afterEach(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
    expect(trouble.splice(0)).toEqual([]);
  });

  return {
    async open(path, options) {
      const context = await browser.newContext({
        baseURL: site(),
        locale: 'fr-FR',
        serviceWorkers: 'block',
        ...options,
      });
      context.setDefaultTimeout(STEP_MS);
      const page = await context.newPage();
      page.on('request', (request) => {
        if (!request.url().startsWith(site()))
          trouble.push(`third-party request: ${request.url()}`);
      });
      page.on('console', (message) => {
        if (message.text().includes(REFUSED)) trouble.push(message.text());
      });
      page.on('pageerror', ({ message }) => {
        if (!message.startsWith(LATE_TRANSITION)) {
          trouble.push(`error on ${page.url()}: ${message}`);
        }
      });
      await page.goto(path);
      return page;
    },
  };
}
