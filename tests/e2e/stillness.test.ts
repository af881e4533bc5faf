import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { launchBrowser } from '../../scripts/launch-browser.ts';
import { NO_BROWSER } from './browser.ts';
import { kinds } from './kinds.ts';
import { type SiteInPieces, serveInPieces } from './pieces.ts';
import { facesIn, fontsAlone, MACHINES, shiftsWhileLoading } from './stillness.ts';
import { waysFor } from './thorough.ts';

const MOST = 0.02;
const machines = Object.keys(MACHINES) as (keyof typeof MACHINES)[];
const ways = machines.flatMap((machine) => [360, 1280].map((width) => ({ machine, width })));
/** What most readers see first: looked at on every machine and in every width. */
const FIRST_SEEN: readonly string[] = [
  'home',
  'rule',
  'term',
  'card',
  'article with a deck checker',
];
const loads = kinds.flatMap((kind, i) =>
  (FIRST_SEEN.includes(kind.kind) ? ways : waysFor(i, ways)).map((way) => ({ ...kind, ...way })),
);

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

  test('a heading is set in its own face, however late that comes', async () => {
    const page = await browser.newPage({ serviceWorkers: 'block' });
    await shiftsWhileLoading(page, site, '/it/terms/sabotage/');
    expect(await facesIn(page, 'h1')).toEqual(['grenze-common']);
    await page.context().close();
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
