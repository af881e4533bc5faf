import { describe, expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { liveSandbox, pressKeys } from './sandbox.ts';

const { open } = useBrowser();

/** A phone's page, in a browser that has requests to close of its own or one that has none. */
async function openOnPhone(path: string, hasRequests = false) {
  const page = await open(path, {
    viewport: { width: 360, height: 760 },
    hasTouch: true,
    isMobile: true,
    alone: true,
  });
  if (!hasRequests) {
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'CloseWatcher'));
    await page.reload();
  }
  return page;
}

describe.each([
  ['with requests to close', true],
  ['without', false],
])('Back closes what is open and stays on the page, in a browser %s', (_, hasRequests) => {
  test.each([
    ['the preview of a term', '.rule-body .term', '.preview'],
    ['the search', '.search-open', '#search-dialog[open]'],
    ['the menu', '.menu-open', '#site-menu:popover-open'],
  ])('%s', async (_what, pressed, shown) => {
    const page = await openOnPhone('/fr/5.0/6.1.e/', hasRequests);
    await page.locator(pressed).first().tap();
    await page.locator(shown).waitFor();
    await page.waitForFunction(() => history.state?.alteredCodexOpen === true);
    await page.goBack();
    await expect.poll(() => page.locator(shown).count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe('/fr/5.0/6.1.e/');
  });

  test('what was closed in another way leaves no entry behind', async () => {
    const page = await openOnPhone('/fr/5.0/6.1.e/', hasRequests);
    await page.locator('.rule-body .term').first().tap();
    await page.locator('.preview').waitFor();
    await page.waitForFunction(() => history.state?.alteredCodexOpen === true);
    await page.locator('.preview .preview-close').tap();
    await expect.poll(() => page.locator('.preview').count()).toBe(0);
    await page.waitForFunction(() => !history.state?.alteredCodexOpen);
  });
});

test('a link that is pressed while a menu is open leads on, and Back from there to the page', async () => {
  const page = await open('/fr/', { alone: true });
  await page.goto('/fr/5.0/6.1.e/');
  await page.locator('.quote-tools .quote').click();
  await page.waitForFunction(() => history.state?.alteredCodexOpen === true);
  const link = (await page.locator('header a[href="/fr/cards/"]').first().boundingBox())!;
  await page.mouse.click(link.x + link.width / 2, link.y + link.height / 2);
  await page.waitForURL('**/fr/cards/');
  await page.goBack();
  await page.waitForURL('**/fr/5.0/6.1.e/');
  await page.waitForFunction(() => !history.state?.alteredCodexOpen);
  await page.waitForLoadState('networkidle');
  // One more leaves the page, though the menu had an entry of its own.
  await page.goBack();
  await page.waitForURL((url) => url.pathname === '/fr/');
});

test('Back folds the sheet of a decision, and leaves the page once it is folded', async () => {
  const page = await openOnPhone('/en/');
  await page.goto('/en/examples/coppelia/');
  const sandbox = await liveSandbox(page);
  const sheet = sandbox.locator('.answers');
  const isFolded = () => sandbox.locator('.question.folded').count();
  await pressKeys(page, sandbox, 'ArrowRight');
  await sheet.waitFor();
  await page.waitForFunction(() => history.state?.alteredCodexSheet === 'above');
  // It closes when the play goes on and opens when it comes back: still one entry.
  const entries = await page.evaluate(() => history.length);
  await pressKeys(page, sandbox, 'ArrowRight', 'ArrowLeft');
  await sheet.waitFor();
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await page.goBack();
  await expect.poll(isFolded).toBe(1);
  expect(new URL(page.url()).pathname).toBe('/en/examples/coppelia/');
  await page.goBack();
  await page.waitForURL((url) => url.pathname === '/en/');
});

test('Back leaves a page with a preview that only accompanies the pointer', async () => {
  const page = await open('/fr/', { alone: true });
  await page.goto('/fr/5.0/6.1.e/');
  await page.locator('.rule-body .term').first().hover();
  await page.locator('.preview').waitFor();
  await page.goBack();
  expect(new URL(page.url()).pathname).toBe('/fr/');
});

describe('Back from a result finds the question and its results again', () => {
  test.each([
    ['on the home page', '/en/', '.hero .search-form input', '.search-suggestions'],
    ['in the search of any page', '/en/5.0/6.1.e/', '#search-dialog input', '#search-dialog'],
  ])('%s', async (_, path, box, results) => {
    const page = await open(path, { viewport: { width: 360, height: 760 }, alone: true });
    if (path !== '/en/') await page.locator('.search-open').first().click();
    await page.locator(box).fill('asleep');
    await page.locator(`${results} a.search-result[role=option]`).first().click();
    await page.waitForURL((url) => url.pathname !== path);
    await page.goBack();
    await page.locator(`${results} a.search-result[role=option]`).first().waitFor();
    expect(await page.locator(box).inputValue()).toBe('asleep');
  });
});
