/**
 * The search: how well it answers the queries of `bench/search/`, a half that it was tuned on and a
 * half that it was not, what it loads, and how soon the page and the dialog show results.
 *
 * `npm run bench -- search` takes bytes and times of the built site in `SITE_DIR`, else `dist/`.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/dependencies.mjs';
import { launchBrowser } from '../scripts/launch-browser.ts';
import { benchCold, benchLoading } from './search/loading.ts';
import { benchQuality } from './search/quality.ts';
import { serveCompressed } from './serve-compressed.ts';

await benchQuality();

const site = process.env.SITE_DIR ?? join(root, 'dist');
if (!existsSync(join(site, 'fr/search/index.json'))) {
  console.log(
    '\nNo site is built: "npm run build" builds the one that bytes and times are taken of.',
  );
} else {
  const { url, close } = await serveCompressed(site);
  const browser = await launchBrowser();
  await benchLoading(browser, url);
  await benchCold(browser, url);
  await browser.close();
  close();
}
