/**
 * The live sandbox: how fast a step is drawn on a slow processor, whether memory grows over many
 * steps, and what is loaded when. Measures the built site in `SITE_DIR`, else builds one.
 */
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from '../scripts/dependencies.mjs';
import { launchBrowser } from '../scripts/launch-browser.ts';
import { serve } from '../scripts/serve.ts';
import { benchMemory } from './sandbox/memory.ts';
import { benchSteps } from './sandbox/steps.ts';
import { benchWeight } from './sandbox/weight.ts';
import { benchBuild } from './site/build.ts';

const built = process.env.SITE_DIR;
const folder = built ? resolve(built) : join(root, '.tmp/bench-sandbox');

try {
  if (!built) await benchBuild(folder);
  const { server, url } = await serve(folder);
  const browser = await launchBrowser();
  await benchSteps(browser, url);
  await benchMemory(browser, url);
  await benchWeight(browser, url);
  await browser.close();
  server.close();
} finally {
  if (!built) rmSync(folder, { recursive: true, force: true });
}
