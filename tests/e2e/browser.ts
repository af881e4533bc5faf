import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { afterEach, beforeEach, expect, inject } from 'vitest';
import { reasonWithout } from '../../scripts/browser.mjs';
import { launchBrowser } from '../../scripts/launch-browser.ts';
import { sayIfSkipped } from './skipped.ts';

/**
 * How long a step of a test may take, a little less than the test, so that the step is named which
 * did not end. The machine may be busy.
 */
export const STEP_MS = 240_000;

/** The size of a page that is opened with none, in pixels. */
const VIEWPORT = { width: 1280, height: 720 };

/** What Chromium writes in its console where a page does what its content policy forbids. */
export const REFUSED = 'Content Security Policy';

/** What a page is opened with. `alone`: no other test gets it, as what is done to it cannot be undone. */
type Opening = BrowserContextOptions & { alone?: boolean };

/** An open page. `made` is the options of its context, as text; null where no other test may have it. */
interface Tab {
  readonly page: Page;
  readonly session: CDPSession;
  readonly made: string | null;
}

/** Why no test can open a page; null where Chromium is there. */
export const NO_BROWSER = reasonWithout('Chromium');
sayIfSkipped('pages in a browser', NO_BROWSER);

/** Pages that are ready for the next test of this worker: to make one costs as much as to load a rule in it. */
const free: Tab[] = [];
let launched: Promise<Browser> | undefined;

/**
 * Opens pages for the tests of one file. A test fails where its page asked for anything outside the
 * site, did what its content policy forbids, or reported an error. Nothing is kept for offline
 * unless `serviceWorkers` allows it. The browser ends with the worker, whose tests share it; a page
 * is emptied and handed on to the next test, unless its test failed.
 *
 * @param site tells the address of the site, which may be served only when the tests run
 */
export function useBrowser(site = () => inject('site')): {
  open(path: string, opening?: Opening): Promise<Page>;
} {
  const trouble: string[] = [];
  const used: Tab[] = [];

  beforeEach(({ skip }) => skip(NO_BROWSER !== null, NO_BROWSER ?? ''));
  afterEach(async ({ task }) => {
    const passed = task.result?.state !== 'fail' && trouble.length === 0;
    for (const tab of used.splice(0)) {
      if (tab.made !== null && passed && (await tryToEmpty(tab))) free.push(tab);
      else await tab.page.context().close();
    }
    expect(trouble.splice(0)).toEqual([]);
  });

  async function newTab(options: BrowserContextOptions, made: string | null): Promise<Tab> {
    launched ??= launchBrowser();
    const context = await (await launched).newContext(options);
    context.setDefaultTimeout(STEP_MS);
    const page = await context.newPage();
    return { page, session: await context.newCDPSession(page), made };
  }

  return {
    async open(path, { alone = false, ...opening } = {}) {
      const options = {
        baseURL: site(),
        locale: 'fr-FR',
        serviceWorkers: 'block',
        ...opening,
      } as const;
      const { viewport, colorScheme, reducedMotion, ...fixed } = options;
      const made = alone || options.serviceWorkers === 'allow' ? null : JSON.stringify(fixed);
      const tab = takeFree(made) ?? (await newTab(options, made));
      used.push(tab);
      const { page } = tab;
      await page.setViewportSize(viewport ?? VIEWPORT);
      await page.emulateMedia({
        media: null,
        colorScheme: colorScheme ?? 'light',
        reducedMotion: reducedMotion ?? 'no-preference',
      });
      page.on('request', (request) => {
        if (!request.url().startsWith(site()))
          trouble.push(`third-party request: ${request.url()}`);
      });
      page.on('console', (message) => {
        if (message.text().includes(REFUSED)) trouble.push(message.text());
      });
      page.on('pageerror', ({ message }) => {
        trouble.push(`error on ${page.url()}: ${message}`);
      });
      await page.goto(path);
      return page;
    },
  };
}

/** The page of a kind that became free last. */
function takeFree(made: string | null): Tab | undefined {
  const place = free.findLastIndex((tab) => tab.made === made);
  return place < 0 ? undefined : free.splice(place, 1)[0];
}

/** Empties a page for the next test; false where that fails, as while it loads another address. */
function tryToEmpty(tab: Tab): Promise<boolean> {
  return empty(tab).then(
    () => true,
    () => false,
  );
}

/** Removes a page's listeners and routes, and what it has stored and visited. */
async function empty({ page, session }: Tab): Promise<void> {
  const context = page.context();
  page.removeAllListeners();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  const others = context.pages().filter((other) => other !== page);
  await Promise.all(others.map((other) => other.close()));
  const { origin } = new URL(page.url());
  if (origin !== 'null') await page.evaluate(() => sessionStorage.clear());
  await page.mouse.move(-1, -1);
  await page.goto('about:blank');
  if (origin !== 'null')
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.send('Page.resetNavigationHistory');
}
