import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { launchBrowser } from '../../scripts/launch-browser.ts';
import { kinds } from './kinds.ts';
import { fontsAlone, MACHINES, shiftsWhileLoading } from './stillness.ts';

const MOST = 0.02;
const WIDTHS = [360, 1280];

describe.each(Object.entries(MACHINES))('on a machine with %s', (_, files) => {
  let browser: Browser;
  let fonts: Awaited<ReturnType<typeof fontsAlone>>;
  beforeAll(async () => {
    fonts = await fontsAlone(files);
    browser = await launchBrowser(fonts.env);
  });
  afterAll(async () => {
    await browser?.close();
    fonts?.remove();
  });

  test.each(kinds)('$kind does not move while it loads', async ({ path }) => {
    const shifts: Record<number, number> = {};
    for (const width of WIDTHS) {
      const context = await browser.newContext({
        baseURL: inject('site'),
        locale: 'fr-FR',
        serviceWorkers: 'block',
        viewport: { width, height: 800 },
      });
      shifts[width] = await shiftsWhileLoading(await context.newPage(), path);
      await context.close();
    }
    for (const width of WIDTHS) {
      expect(shifts[width], `${path} at ${width} pixels`).toBeLessThan(MOST);
    }
  });
});
