import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { toFragment } from '../../src/sandbox/model/link.ts';
import { playOut } from '../fuzz/hostile-play.ts';
import { chainReaction, TOKEN_MAKER } from '../fuzz/hostile-size.ts';
import { NO_BROWSER, STEP_MS, useBrowser } from './browser.ts';
import { liveSandbox, textOf } from './sandbox.ts';

const { open } = useBrowser();

const MAKERS = 200;
const ANSWERS = 60;
const CUT = 'it was stopped, or it would take more than this page can carry';

/** A short link to a game whose tokens create more tokens, with an answer for every decision. */
let fragment = '';

beforeAll(async () => {
  if (NO_BROWSER !== null) return;
  const position = chainReaction(MAKERS);
  const played = playOut(position, ANSWERS).answers.map(({ options }) => options);
  const answers = Array.from({ length: ANSWERS }, (_, i) => played[i] ?? ['nothing']);
  const link = { example: null, edition: '4.0', seed: 1, position, answers } as const;
  fragment = await toFragment({ ...link, stop: 0, cards: [TOKEN_MAKER] });
});

/** The progress that the page showed while it played: each text, and whether it could be stopped. */
interface Watched {
  readonly shares: string[];
  stopped: boolean;
}

/** Watches the next page while it plays, and presses "Stop here" as soon as it is shown, if `stops`. */
async function watchNext(page: Page, stops: boolean): Promise<void> {
  await page.addInitScript((presses) => {
    const seen: Watched = { shares: [], stopped: false };
    Object.assign(window, { watched: seen });
    new MutationObserver(() => {
      const shown = document.querySelector('.sandbox')?.textContent ?? '';
      const share = /Playing… \d+ %/.exec(shown)?.[0];
      if (share && seen.shares.at(-1) !== share) seen.shares.push(share);
      const stop = [...document.querySelectorAll('button')].find(
        (button) => button.textContent === 'Stop here',
      );
      if (!presses || !stop || seen.stopped) return;
      seen.stopped = true;
      stop.click();
    }).observe(document, { childList: true, subtree: true, characterData: true });
  }, stops);
}

/**
 * Gives the next page a clock by which each look at it comes a tenth of a second later than the one
 * before, so that every step of the work is a slice of its own, on a machine of any speed.
 */
async function feignClock(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let now = 0;
    performance.now = () => (now += 100);
  });
}

/** Opens the link, and waits until its game ends or stops. */
async function follow(stops: boolean) {
  const page = await open('/en/', { alone: true });
  await feignClock(page);
  await watchNext(page, stops);
  await page.goto(`/en/sandbox/#${fragment}`);
  const sandbox = await liveSandbox(page);
  await expect.poll(() => textOf(sandbox), { timeout: STEP_MS }).toContain(CUT);
  const seen = await page.evaluate(() => (window as unknown as { watched: Watched }).watched);
  return { sandbox, seen };
}

describe('a link to a game that grows without end', () => {
  test('is played as far as a page can carry, which draws and answers meanwhile', async () => {
    const { sandbox, seen } = await follow(false);
    // The work is done in slices, between which the progress is drawn.
    expect(new Set(seen.shares).size).toBeGreaterThan(1);
    expect(await sandbox.locator('.card').count()).toBeGreaterThan(0);
    await sandbox.getByRole('button', { name: 'Close' }).first().click();
    await expect.poll(() => textOf(sandbox)).not.toContain(CUT);
    await sandbox.getByRole('slider').press('End');
    await expect.poll(() => textOf(sandbox.locator('.stage'))).toContain('Brassbug');
  });

  test('is stopped by its reader, who sees the position as far as it came', async () => {
    const { sandbox, seen } = await follow(true);
    expect(seen.stopped).toBe(true);
    expect(await sandbox.locator('.card').count()).toBeGreaterThan(0);
  });
});
