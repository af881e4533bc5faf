import type { Browser, Page } from 'playwright-core';
import { noteFigure } from '../../scripts/bench/figures.ts';
import { openSandbox } from './page.ts';

/** The budget of a first answer in milliseconds, without and with a hover before the press. */
const BUDGET = { pressed: 700, hovered: 200 };
const RUNS = 7;
/** How long a reader's pointer rests on an option before the press, in milliseconds. */
const HOVER = 1500;

/** Slow 4G as Lighthouse has it: bytes a second, and milliseconds. */
const SLOW_4G = {
  offline: false,
  downloadThroughput: (1638.4 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
  latency: 150,
};

interface FirstAnswer {
  readonly milliseconds: number;
  /** Requests that each began after the one before had ended. */
  readonly roundTrips: number;
  readonly bytes: number;
}

/**
 * Prints how soon the board is drawn after a reader's first own answer, which loads the engine.
 * Method: median of several pages with an empty cache on slow 4G, from the click to the frame after
 * the board says that the reader has left the script.
 */
export async function benchFirstAnswer(browser: Browser, site: string): Promise<void> {
  console.log(`\nFirst answer (slow 4G, empty cache, median of ${RUNS})`);
  for (const [name, budget] of Object.entries(BUDGET)) {
    const answers: FirstAnswer[] = [];
    for (let i = 0; i < RUNS; i++) {
      answers.push(await answerOnce(browser, site, name === 'hovered' ? HOVER : 0));
    }
    answers.sort((a, b) => a.milliseconds - b.milliseconds);
    const { milliseconds, roundTrips, bytes } = answers[RUNS >> 1]!;
    noteFigure(`first answer, ${name}: milliseconds`, 'time', milliseconds);
    noteFigure(`first answer, ${name}: bytes`, 'size', bytes);
    console.log(
      `  ${name}: ${Math.round(milliseconds)} ms, ` +
        `${milliseconds <= budget ? 'within' : 'OVER'} the budget of ${budget}; ` +
        `${bytes} bytes in ${roundTrips} round trips`,
    );
  }
}

async function answerOnce(browser: Browser, site: string, hover: number): Promise<FirstAnswer> {
  // The service worker would fetch the engine beforehand.
  const { page, session } = await openSandbox(browser, `${site}/fr/examples/spy-craft/`, {
    serviceWorkers: 'block',
  });
  await walkToChoice(page);
  await page.waitForLoadState('networkidle');
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  if (hover > 0) {
    await page.locator(OTHER_OPTION).first().hover();
    await page.waitForTimeout(hover);
  }
  const answer = await page.evaluate(pressOption, OTHER_OPTION);
  await page.context().close();
  return answer;
}

const OTHER_OPTION = '.option-name:not(.chosen)';

/** Goes forward to the first decision with an option that the script does not choose. */
async function walkToChoice(page: Page): Promise<void> {
  const forward = page.getByRole('button', { name: 'Avancer' });
  while ((await page.locator(OTHER_OPTION).count()) === 0) await forward.click();
}

/** Presses an option, in the page, and waits until the board after it is drawn. */
async function pressOption(option: string): Promise<FirstAnswer> {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  performance.clearResourceTimings();
  const started = performance.now();
  document.querySelector<HTMLElement>(option)!.click();
  while (!document.querySelector('.notice button')) await frame();
  await frame();
  const milliseconds = performance.now() - started;
  const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  let ended = 0;
  let roundTrips = 0;
  for (const { startTime, responseEnd } of loaded.sort((a, b) => a.responseEnd - b.responseEnd)) {
    if (startTime < ended) continue;
    ended = responseEnd;
    roundTrips += 1;
  }
  const bytes = loaded.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  return { milliseconds, roundTrips, bytes };
}
