/**
 * The live sandbox: how fast a step is drawn on a slow processor, whether memory grows over many
 * steps, what is loaded when, and how soon a first answer is drawn on a slow network. Measures the
 * built site in `SITE_DIR`, else builds one; writes brotli copies of its files.
 */
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from '../scripts/dependencies.mjs';
import { launchBrowser } from '../scripts/launch-browser.ts';
import { serve } from '../scripts/serve.ts';
import { benchFirstAnswer } from './sandbox/first-answer.ts';
import { benchMemory } from './sandbox/memory.ts';
import { benchSteps } from './sandbox/steps.ts';
import { benchWeight } from './sandbox/weight.ts';
import { benchBuild } from './site/build.ts';
import { compress } from './site/compress.ts';

const built = process.env.SITE_DIR;
const folder = built ? resolve(built) : join(root, '.tmp/bench-sandbox');

try {
  if (!built) await benchBuild(folder);
  compress(folder);
  const { server, url } = await serve(folder);
  const browser = await launchBrowser();
  await benchSteps(browser, url);
  await benchMemory(browser, url);
  await benchWeight(browser, url);
  await benchFirstAnswer(browser, url);
  await browser.close();
  server.close();
} finally {
  if (!built) rmSync(folder, { recursive: true, force: true });
}
