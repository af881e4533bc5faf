import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { kinds } from './kinds.ts';

const { open } = useBrowser();

/** What axe finds in light, and of colours in dark, in one line each. */
async function findings(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await new AxeBuilder({ page }).analyze();
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze();
  return [...light.violations, ...dark.violations].flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
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
