/**
 * The site: how long it takes to build, what its pages weigh, and how
 * soon a rule page is painted beside the same text in Starlight.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../scripts/dependencies.mjs';
import { launchBrowser } from '../scripts/launch-browser.ts';
import { serve } from '../scripts/serve.ts';
import { benchBuild } from './site/build.ts';
import { compress } from './site/compress.ts';
import { benchPaint } from './site/paint.ts';
import { buildStarlight } from './site/starlight.ts';
import { benchWeight } from './site/weight.ts';

const scratch = mkdtempSync(join(tmpdir(), 'altered-codex-bench-'));
const folder = join(root, '.tmp/bench');

try {
  await benchBuild(folder);
  compress(folder);
  const { server, url } = await serve(folder);
  const browser = await launchBrowser();

  await benchWeight(browser, url);

  const starlight = await buildStarlight(scratch);
  if (starlight) {
    compress(starlight);
    const other = await serve(starlight);
    await benchPaint(browser, url, other.url);
    other.server.close();
  }
  await browser.close();
  server.close();
} finally {
  rmSync(scratch, { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
}
