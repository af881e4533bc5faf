/**
 * `npm run screenshots`: pictures of each kind of page and state, 360 and 1280 pixels wide, light and
 * dark, and as it is printed, into `.tmp/screenshots`, and the one that README.md shows into `docs`.
 * With `--compare FOLDER` they are held against those taken before. Needs a built site.
 */

import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Command } from 'commander';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import settings from '../data/settings.json' with { type: 'json' };
import { root } from './dependencies.mjs';
import { launchBrowser } from './launch-browser.ts';
import { compareFolders, describeDifference } from './screenshots/compare.ts';
import { STATES, type State } from './screenshots/states.ts';
import { serve } from './serve.ts';

const REPORT = join(root, '.tmp/screenshots-compared');

/** An A4 sheet between its margins, in CSS pixels. */
const SHEET = { width: 680, height: 1017 };

interface Options {
  compare?: string;
  into: string;
  only?: string;
}

async function takeAll(
  browser: Browser,
  baseURL: string,
  folder: string,
  states: readonly State[],
) {
  const onScreen = states.filter(({ isPrinted }) => !isPrinted);
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [360, 1280]) {
      console.log(`${onScreen.length} states, ${width} pixels wide, ${colorScheme} …`);
      const viewport = { width, height: 800 };
      const look = { baseURL, colorScheme, viewport };
      for (const state of onScreen)
        await takeScreenshot(browser, state, look, folder, `${width}-${colorScheme}`);
    }
  }
  for (const state of states.filter(({ isPrinted }) => isPrinted)) {
    await takeScreenshot(browser, state, { baseURL, viewport: SHEET }, folder, 'paper');
  }
}

async function takeScreenshot(
  browser: Browser,
  { name, path, act, isPrinted, isWindow }: State,
  look: BrowserContextOptions,
  folder: string,
  ending: string,
) {
  const context = await browser.newContext({
    ...look,
    locale: 'fr-FR',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.goto(path, { waitUntil: 'networkidle' });
  if (isPrinted) await page.emulateMedia({ media: 'print' });
  try {
    await act?.(page);
    await page.waitForLoadState('networkidle');
  } catch (error) {
    console.error(`  ${name}, ${ending}: ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
  await page.screenshot({
    path: join(folder, `${name}-${ending}.png`),
    fullPage: !isWindow,
    animations: 'disabled',
    caret: 'hide',
  });
  await context.close();
}

async function takeForReadme(browser: Browser, site: string) {
  const viewport = { width: 1200, height: 1480 };
  const page = await browser.newPage({ baseURL: site, viewport, colorScheme: 'light' });
  await page.goto(`/en/${settings.current}/6.1.e/`, { waitUntil: 'networkidle' });
  await page.locator('.sandbox[data-state="live"] .control.main').focus();
  for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowRight');
  await page.waitForTimeout(1500);
  await page.evaluate(() => scrollTo(0, 0));
  await page.screenshot({ path: join(root, 'docs/rule.png') });
}

function compareWith(before: string, after: string) {
  const differences = compareFolders(before, after, REPORT);
  for (const difference of differences)
    console.log(`  ${difference.name}: ${describeDifference(difference)}`);
  console.log(
    differences.length === 0
      ? 'No picture differs.'
      : `${differences.length} pictures differ; ${join(REPORT, 'index.html')} shows them.`,
  );
  if (differences.length > 0) process.exitCode = 1;
}

async function takeScreenshots({ compare: before, into, only }: Options) {
  const folder = resolve(into);
  if (before !== undefined && resolve(before) === folder) {
    throw new Error(`${folder} would be taken anew: move what was taken before to another folder.`);
  }
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { server, url } = await serve(resolve(process.env.SITE_DIR ?? 'dist'));
  const browser = await launchBrowser();
  const states = STATES.filter(({ name }) => !only || new RegExp(only).test(name));
  await takeAll(browser, url, folder, states);
  if (!only && before === undefined) await takeForReadme(browser, url);
  await browser.close();
  server.close();
  console.log(`Pictures are in ${folder}`);
  if (before !== undefined) compareWith(resolve(before), folder);
}

await new Command('screenshots')
  .description('Takes pictures of each kind of page and state of the built site.')
  .option('--compare <folder>', 'hold them against the pictures of this folder, pixel by pixel')
  .option('--into <folder>', 'where they go', join(root, '.tmp/screenshots'))
  .option('--only <pattern>', 'only the states whose name matches')
  .action(takeScreenshots)
  .parseAsync();
