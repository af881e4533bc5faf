import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { launchBrowser } from '../../scripts/launch-browser.ts';
import { NO_BROWSER } from './browser.ts';
import { kinds } from './kinds.ts';
import { type SiteInPieces, serveInPieces } from './pieces.ts';
import { fontsAlone, MACHINES, shiftsWhileLoading } from './stillness.ts';
import { waysFor } from './thorough.ts';

const MOST = 0.02;
const machines = Object.keys(MACHINES) as (keyof typeof MACHINES)[];
const ways = machines.flatMap((machine) => [360, 1280].map((width) => ({ machine, width })));
const loads = kinds.flatMap((kind, i) => waysFor(i, ways).map((way) => ({ ...kind, ...way })));

describe.skipIf(NO_BROWSER !== null).each(machines)('on a machine with %s', (name) => {
  let browser: Browser;
  let fonts: Awaited<ReturnType<typeof fontsAlone>>;
  let site: SiteInPieces;
  beforeAll(async () => {
    site = await serveInPieces(inject('site'));
    fonts = await fontsAlone(MACHINES[name]);
    browser = await launchBrowser(fonts.env);
  });
  afterAll(async () => {
    await browser?.close();
    site?.close();
    fonts?.remove();
  });

  test.each(loads.filter(({ machine }) => machine === name))(
    '$kind does not move while it loads, $width pixels wide',
    async ({ path, width }) => {
      const context = await browser.newContext({
        locale: 'fr-FR',
        serviceWorkers: 'block',
        viewport: { width, height: 800 },
      });
      expect(await shiftsWhileLoading(await context.newPage(), site, path)).toBeLessThan(MOST);
      await context.close();
    },
  );
});
