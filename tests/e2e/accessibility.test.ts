import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { kinds } from './kinds.ts';

const { open } = useBrowser();

/** What axe finds, in one line each. */
async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help} (${node.target.join(' ')}: ${node.failureSummary})`),
  );
}

const views = (['light', 'dark'] as const).flatMap((colorScheme) =>
  [360, 1280].map((width) => ({ colorScheme, width })),
);

describe.each(views)('$colorScheme, $width pixels wide', ({ colorScheme, width }) => {
  const options = { colorScheme, viewport: { width, height: 800 } };

  test.each(kinds)('axe finds nothing on $kind', async ({ path }) => {
    expect(await findings(await open(path, options))).toEqual([]);
  });

  test('axe finds nothing in the search dialog', async () => {
    const page = await open('/fr/2024-09/6.1.e/', options);
    await page.keyboard.press('/');
    await page.getByRole('combobox').fill('jeton');
    await page.getByRole('option').first().waitFor();
    expect(await findings(page)).toEqual([]);
  });

  test.each(kinds)('$kind fits its width', async ({ path }) => {
    const page = await open(path, {
      ...options,
      viewport: { width: Math.min(width, 320), height: 800 },
    });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
});
