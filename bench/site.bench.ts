/**
 * The site: how long it takes to build, what its pages weigh, and how soon they are painted beside the
 * same text in Starlight. Measures the built site in `SITE_DIR`, else builds one.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { root } from '../scripts/dependencies.mjs';
import { launchBrowser } from '../scripts/launch-browser.ts';
import { serveCompressed } from './serve-compressed.ts';
import { benchBuild } from './site/build.ts';
import { benchPaint, readTexts } from './site/paint.ts';
import { buildStarlight } from './site/starlight.ts';
import { benchWeight } from './site/weight.ts';

const scratch = mkdtempSync(join(tmpdir(), 'altered-codex-bench-'));
const built = process.env.SITE_DIR;
const folder = built ? resolve(built) : join(root, '.tmp/bench');

try {
  if (!built) await benchBuild(folder);
  const site = await serveCompressed(folder);
  const browser = await launchBrowser();

  await benchWeight(browser, site.url);

  const starlight = await buildStarlight(scratch, await readTexts(browser, site.url));
  if (starlight) {
    const other = await serveCompressed(starlight);
    await benchPaint(browser, site.url, other.url);
    other.close();
  }
  await browser.close();
  site.close();
} finally {
  rmSync(scratch, { recursive: true, force: true });
  if (!built) rmSync(folder, { recursive: true, force: true });
}
