import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFindings, findingsAtLast } from './axe.ts';
import { useBrowser } from './browser.ts';
import { kinds } from './kinds.ts';
import { overflow } from './overflow.ts';
import { waysFor } from './thorough.ts';

const { open } = useBrowser();

const views = [
  { width: 360, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
] as const;

const optionsOf = ({ width, colorScheme }: (typeof views)[number]) => ({
  viewport: { width, height: 800 },
  colorScheme,
});

const seen = kinds.flatMap((kind, i) => waysFor(i, views).map((view) => ({ ...kind, ...view })));

/** By how many pixels a page overflows a screen of 320 pixels. The screen is put back afterwards. */
async function overflowAt320(page: Page): Promise<number> {
  const before = page.viewportSize()!;
  await page.setViewportSize({ width: 320, height: 640 });
  const pixels = await overflow(page);
  await page.setViewportSize(before);
  return pixels;
}

test.each(seen)(
  '$kind fits 320 pixels, and axe finds nothing on it, $width pixels wide, $colorScheme',
  async (one) => {
    const page = await open(one.path, optionsOf(one));
    expect(await overflowAt320(page)).toBeLessThanOrEqual(0);
    expect(await findingsAtLast(page)).toEqual([]);
  },
);

test.each(views)(
  'axe finds nothing in the search dialog, $width pixels wide, $colorScheme',
  async (view) => {
    const page = await open('/fr/2024-09/6.1.e/', optionsOf(view));
    await page.keyboard.press('/');
    const dialog = page.locator('#search-dialog');
    await dialog.locator('[role=combobox]').fill('jeton');
    await dialog.locator('[role=option]').first().waitFor();
    expect(await axeFindings(page)).toEqual([]);
  },
);
