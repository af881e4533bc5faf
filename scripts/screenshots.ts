/**
 * `npm run screenshots`: pictures of each kind of page, 360 and 1280 pixels wide, light and dark,
 * into `.tmp/screenshots`, and the one that README.md shows into `docs`. Needs a built site.
 */
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Browser } from 'playwright-core';
import { KINDS } from '../tests/e2e/kinds.ts';
import { root } from './dependencies.mjs';
import { launchBrowser } from './launch-browser.ts';
import { serve } from './serve.ts';

const folder = join(root, '.tmp/screenshots');

async function takeAll(browser: Browser, site: string) {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [360, 1280]) {
      const viewport = { width, height: 800 };
      console.log(`${Object.keys(KINDS).length} pages, ${width} pixels wide, ${colorScheme} …`);
      const context = await browser.newContext({ baseURL: site, colorScheme, viewport });
      const page = await context.newPage();
      for (const [kind, path] of Object.entries(KINDS)) {
        await page.goto(path, { waitUntil: 'networkidle' });
        const name = `${kind.replaceAll(' ', '-')}-${width}-${colorScheme}.png`;
        await page.screenshot({ path: join(folder, name), fullPage: kind !== 'whole edition' });
      }
      await context.close();
    }
  }
}

async function takeForReadme(browser: Browser, site: string) {
  const viewport = { width: 1200, height: 1480 };
  const page = await browser.newPage({ baseURL: site, viewport, colorScheme: 'light' });
  await page.goto('/en/2024-09/6.1.e/', { waitUntil: 'networkidle' });
  await page.locator('.sandbox[data-state="live"] .control.main').focus();
  for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowRight');
  await page.waitForTimeout(1500);
  await page.evaluate(() => scrollTo(0, 0));
  await page.screenshot({ path: join(root, 'docs/rule.png') });
}

mkdirSync(folder, { recursive: true });
const { server, url } = await serve(resolve(process.env.SITE_DIR ?? 'dist'));
const browser = await launchBrowser();
await takeAll(browser, url);
await takeForReadme(browser, url);
await browser.close();
server.close();
console.log(`Pictures are in ${folder} and docs/rule.png`);
