import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { afterEach, beforeEach, expect, inject } from 'vitest';
import { reasonWithout } from '../../scripts/browser.mjs';
import { launchBrowser } from '../../scripts/launch-browser.ts';
import { sayIfSkipped } from './skipped.ts';

/**
 * The timeout of a step of a test: a little less than that of the test, so that the step that did not
 * end is named. It is long because the machine may be busy.
 */
export const STEP_MS = 240_000;

/** The default size of a page, in pixels. */
const VIEWPORT = { width: 1280, height: 720 };

/** Part of Chromium's console message on a violation of a page's content policy. */
export const REFUSED = 'Content Security Policy';

/** Chromium's message if it skips the view transition between two pages, as on a busy machine. */
const SKIPPED_TRANSITION = /^Transition was (?:aborted|skipped)/;

/**
 * A file of a site without scripts, at which a page waits for the next test: from an empty page, Chromium
 * would start a process for each test, which takes longer than most pages.
 */
const PLAIN_FILE = '/robots.txt';

/** Options for opening a page. `alone`: no other test reuses it, because its state cannot be reset. */
type Opening = BrowserContextOptions & { alone?: boolean };

/** An open page. `made` is the options of its context as text; null if no other test may reuse it. */
interface Tab {
  readonly page: Page;
  readonly session: CDPSession;
  readonly made: string | null;
}

/** The reason why no test can open a page; null if Chromium is installed. */
export const NO_BROWSER = reasonWithout('Chromium');
sayIfSkipped('pages in a browser', NO_BROWSER);

/** Pages for the next tests of this worker, because making one costs as much as loading a rule. */
const free: Tab[] = [];
let launched: Promise<Browser> | undefined;

/**
 * Opens pages for the tests of one file. A test fails if its page requested anything outside the site,
 * violated its content policy, or reported an error. Nothing is stored for offline use unless
 * `serviceWorkers` allows it. All tests of a worker share a browser, which ends with the worker; a page
 * is reset and reused by the next test, unless its test failed.
 *
 * @param site returns the address of the site, which may be known only when the tests run
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
        if (!SKIPPED_TRANSITION.test(message)) trouble.push(`error on ${page.url()}: ${message}`);
      });
      await page.goto(path);
      return page;
    },
  };
}

/** Takes the page of a kind that became free last. */
function takeFree(made: string | null): Tab | undefined {
  const place = free.findLastIndex((tab) => tab.made === made);
  return place < 0 ? undefined : free.splice(place, 1)[0];
}

/** Resets a page for the next test; false if that fails, as while it loads another address. */
function tryToEmpty(tab: Tab): Promise<boolean> {
  return emptyContext(tab).then(
    () => true,
    () => false,
  );
}

/** Removes a page's listeners, routes, stored data and history. */
async function emptyContext({ page, session }: Tab): Promise<void> {
  const context = page.context();
  page.removeAllListeners();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  const others = context.pages().filter((other) => other !== page);
  await Promise.all(others.map((other) => other.close()));
  const { origin } = new URL(page.url());
  if (origin !== 'null') await page.evaluate(() => sessionStorage.clear());
  await page.mouse.move(-1, -1);
  await page.goto(origin === 'null' ? 'about:blank' : origin + PLAIN_FILE);
  if (origin !== 'null')
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.send('Page.resetNavigationHistory');
}

/**
 * Lets requests to matching addresses fail; returns a function that lets them through again. The route
 * stays: when the last one goes, Chromium never answers the requests that are on their way.
 */
export async function cutRequests(page: Page, fits: RegExp): Promise<() => void> {
  let isCut = true;
  await page.route(fits, (route) => (isCut ? route.abort() : route.continue()));
  return () => {
    isCut = false;
  };
}
