/**
 * The live sandbox: how fast a step is drawn on a slow processor, whether memory grows over many
 * steps, what is loaded when, and how soon a first answer is drawn on a slow network. Measures the
 * built site in `SITE_DIR`, else builds one.
 */
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from '../scripts/dependencies.mjs';
import { launchBrowser } from '../scripts/launch-browser.ts';
import { benchFirstAnswer } from './sandbox/first-answer.ts';
import { benchMemory } from './sandbox/memory.ts';
import { benchSteps } from './sandbox/steps.ts';
import { benchWeight } from './sandbox/weight.ts';
import { serveCompressed } from './serve-compressed.ts';
import { benchBuild } from './site/build.ts';

const built = process.env.SITE_DIR;
const folder = built ? resolve(built) : join(root, '.tmp/bench-sandbox');

try {
  if (!built) await benchBuild(folder);
  const { url, close } = await serveCompressed(folder);
  const browser = await launchBrowser();
  await benchSteps(browser, url);
  await benchMemory(browser, url);
  await benchWeight(browser, url);
  await benchFirstAnswer(browser, url);
  await browser.close();
  close();
} finally {
  if (!built) rmSync(folder, { recursive: true, force: true });
}
