import { describe, expect, test } from 'vitest';
import { findings, findingsAtLast } from './axe.ts';
import { useBrowser } from './browser.ts';
import { kinds } from './kinds.ts';

const { open } = useBrowser();

const views = [
  { width: 360, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
] as const;

describe.each(views)('$width pixels wide, $colorScheme', ({ width, colorScheme }) => {
  const options = { viewport: { width, height: 800 }, colorScheme };

  test.each(kinds)('axe finds nothing on $kind', async ({ path }) => {
    expect(await findingsAtLast(await open(path, options))).toEqual([]);
  });

  test('axe finds nothing in the search dialog', async () => {
    const page = await open('/fr/2024-09/6.1.e/', options);
    await page.keyboard.press('/');
    const dialog = page.locator('#search-dialog');
    await dialog.locator('[role=combobox]').fill('jeton');
    await dialog.locator('[role=option]').first().waitFor();
    expect(await findings(page)).toEqual([]);
  });
});

test.each(kinds)('$kind fits 320 pixels', async ({ path }) => {
  const page = await open(path, { viewport: { width: 320, height: 640 } });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
});
