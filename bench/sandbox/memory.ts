import type { Browser, CDPSession, Page } from 'playwright-core';
import { openSandbox } from './page.ts';

const STEPS = 1_000;
const SAMPLES = 4;

/**
 * Prints the memory used while a reader repeatedly steps through an example and gives own answers.
 * Method: heap after a collection, nodes and listeners of the page, each time that a part of the
 * steps has been drawn; the first sample is taken after a round that warms up.
 */
export async function benchMemory(browser: Browser, site: string): Promise<void> {
  const { page, session } = await openSandbox(browser, `${site}/fr/examples/spy-craft/`);
  console.log(`\nMemory over ${STEPS.toLocaleString('en')} steps`);
  await answerOtherwise(page);
  await stepForward(page, 50);
  console.log(`  ${await memoryState(session)} before`);
  for (let sample = 1; sample <= SAMPLES; sample++) {
    await stepForward(page, STEPS / SAMPLES);
    console.log(`  ${await memoryState(session)} after ${(STEPS / SAMPLES) * sample}`);
  }
  await page.context().close();
}

/** Gives an answer that is not in the script, so that the engine is loaded. */
async function answerOtherwise(page: Page): Promise<void> {
  const forward = page.getByRole('button', { name: 'Avancer' });
  const option = page.locator('.option-name:not(.chosen)').first();
  while ((await option.count()) === 0) await forward.click();
  await option.click();
  await page.waitForSelector('.notice button');
}

/** Steps forward, and from the end back to the start, drawing each step. */
function stepForward(page: Page, count: number): Promise<void> {
  return page.evaluate(async (steps) => {
    const slider = document.querySelector<HTMLInputElement>('.sandbox input[type="range"]')!;
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    for (let i = 0; i < steps; i++) {
      const at = slider.valueAsNumber;
      slider.valueAsNumber = at >= Number(slider.max) ? 0 : at + 1;
      slider.dispatchEvent(new Event('input', { bubbles: true }));
      await frame();
    }
  }, count);
}

async function memoryState(session: CDPSession): Promise<string> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  return `${(usedSize / 2 ** 20).toFixed(2)} MB, ${nodes} nodes, ${jsEventListeners} listeners`;
}
