import { expect, test } from 'vitest';
import { IMAGE_SIZE } from '../../src/pictures/text-picture.ts';
import { useBrowser } from './browser.ts';
import { liveSandbox } from './sandbox.ts';

const { open } = useBrowser();

/** A rule that the edition in force says in the same words. */
const OLDER = '/en/4.0/6.1.e/';

test('a rule of an older edition loads no board until its button is pressed', async () => {
  const page = await open(OLDER);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const place = page.locator('.played .sandbox');
  await place.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => path.startsWith('/embed/'))).toEqual([]);
  expect(await place.getAttribute('data-state')).toBeNull();

  await place.getByRole('button', { name: 'Play it here' }).click();
  const sandbox = await liveSandbox(page);
  await expect.poll(() => sandbox.locator('.card').count()).toBeGreaterThan(0);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.matches('.control.main')))
    .toBe(true);
  await sandbox.getByRole('button', { name: 'Step forward' }).first().click();
  // The board is drawn, not only its texts: its styles came with it.
  const isolation = sandbox.locator('.stage').evaluate((it) => getComputedStyle(it).isolation);
  expect(await isolation).toBe('isolate');
});

test('a link to a moment in it is followed at once', async () => {
  const page = await open(`${OLDER}#played`);
  await (await liveSandbox(page)).locator('.card').first().waitFor();
});

test('it reads without JavaScript: its story, what the rule does in it, and a picture', async () => {
  const page = await open(OLDER, { javaScriptEnabled: false });
  const example = page.locator('.quiet-example').first();
  expect(await example.getByRole('listitem').count()).toBeGreaterThan(0);
  expect(await example.getByRole('listitem').first().textContent()).toContain('6.1.e');
  expect(await example.getByRole('button').filter({ visible: true }).count()).toBe(0);
  const picture = example.locator('img');
  await picture.scrollIntoViewIfNeeded();
  const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width).toBe(IMAGE_SIZE.width);
  const link = example.getByRole('link', { name: 'Open the example’s page' });
  expect(await link.getAttribute('href')).toMatch(/^\/en\/examples\//);
});
