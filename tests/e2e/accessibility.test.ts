import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { kinds } from './kinds.ts';

const { open } = useBrowser();

/** What axe finds in light and in dark, in one line each. */
async function findings(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page }).analyze();
    for (const { id, nodes } of violations) {
      for (const { target, failureSummary } of nodes) {
        found.push(`${colorScheme}: ${id}: ${target.join(' ')}: ${failureSummary}`);
      }
    }
  }
  return found;
}

describe.each([360, 1280])('%i pixels wide', (width) => {
  const options = { viewport: { width, height: 800 } };

  test.each(kinds)('axe finds nothing on $kind, light or dark', async ({ path }) => {
    expect(await findings(await open(path, options))).toEqual([]);
  });

  test('axe finds nothing in the search dialog, light or dark', async () => {
    const page = await open('/fr/2024-09/6.1.e/', options);
    await page.keyboard.press('/');
    await page.getByRole('combobox').fill('jeton');
    await page.getByRole('option').first().waitFor();
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
