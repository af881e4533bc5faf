import type { Browser, Page } from 'playwright-core';
import { noteFigure } from '../../scripts/bench/figures.ts';
import { MARKS, ownTimes } from './own-time.ts';
import { openSandbox } from './page.ts';

/** The budget of a step or choice in milliseconds, and the share of them that must keep it. */
const BUDGET = 50;
const SHARE = 0.96;
const SLOWER_PROCESSOR = 4;
const ROUNDS = 3;
const EXAMPLES = ['open-the-gates', 'spy-craft', 'whole-day'];
const SIZES = [
  { width: 360, height: 800 },
  { width: 1280, height: 900 },
];

/**
 * Prints how long a step takes to draw.
 * Method: on a processor 4 times slower, the next step is asked for at the start of a frame; the
 * time ends with the first task after that frame, so that it includes script, style, layout, paint and
 * motion. Every step of an example, forward, in several rounds after a first one. Beside it is printed
 * the same for frames in which nothing changes, as the overhead of the machine. Below it is printed the
 * time for which the page's main thread worked on the same steps, without slowing, times 4: it includes
 * the same work, but not that of the machine's other processes.
 * The marks of the timeline beside the board follow in a frame of their own.
 */
export async function benchSteps(browser: Browser, site: string): Promise<void> {
  console.log(`\nA step drawn (processor ${SLOWER_PROCESSOR} times slower, budget ${BUDGET} ms)`);
  for (const viewport of SIZES) {
    for (const example of EXAMPLES) {
      const address = `${site}/fr/examples/${example}/`;
      const { page, session } = await openSandbox(browser, address, { viewport });
      await walkThrough(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR });
      const times: number[] = [];
      const empty: number[] = [];
      const own: number[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        times.push(...(await walkThrough(page)));
        empty.push(...(await walkThrough(page, true)));
      }
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      for (let round = 0; round < ROUNDS; round++) {
        const worked = await ownTimes(session, () => walkThrough(page));
        own.push(...worked.map((time) => time * SLOWER_PROCESSOR));
      }
      await page.context().close();
      printTimes(`${example}, ${viewport.width} pixels`, times, empty, own);
    }
  }
}

/** Steps from the start to the end, or not at all; returns how long each frame took. */
function walkThrough(page: Page, nowhere = false): Promise<number[]> {
  const given = { stay: nowhere, marks: MARKS };
  return page.evaluate(async ({ stay, marks: [from, until] }) => {
    const slider = document.querySelector<HTMLInputElement>('.sandbox input[type="range"]')!;
    const rest = () => new Promise((done) => setTimeout(done, 60));
    const go = (to: number) => {
      slider.valueAsNumber = to;
      slider.dispatchEvent(new Event('input', { bubbles: true }));
    };
    const draw = (to: number) =>
      new Promise<number>((done) => {
        requestAnimationFrame(() => {
          const started = performance.now();
          performance.mark(from);
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => {
            performance.mark(until);
            done(performance.now() - started);
          };
          if (!stay) go(to);
          port2.postMessage(null);
        });
      });
    const times: number[] = [];
    go(0);
    for (let to = 1; to <= Number(slider.max); to++) {
      await rest();
      times.push(await draw(to));
    }
    return times;
  }, given);
}

function printTimes(
  name: string,
  times: readonly number[],
  empty: readonly number[],
  own: readonly number[],
): void {
  noteFigure(`a step drawn, ${name}: milliseconds`, 'time', quantileOf(times, 0.5));
  noteFigure(`own work of a step, ${name}: milliseconds`, 'time', quantileOf(own, 0.5));
  console.log(
    `  ${name.padEnd(30)} ${summaryOf(times)} (empty frame ${quantileOf(empty, 0.5)} ms)`,
  );
  console.log(`  ${''.padEnd(30)} own work ${summaryOf(own)}`);
}

/** Returns the time that a given share of the times does not exceed (a quantile). */
function quantileOf(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return Number(sorted[Math.floor(share * (sorted.length - 1))]!.toFixed(1));
}

function summaryOf(times: readonly number[]): string {
  const within = times.filter((time) => time <= BUDGET).length;
  return (
    `median ${quantileOf(times, 0.5)} ms, 95 % below ${quantileOf(times, 0.95)} ms, slowest ${quantileOf(times, 1)} ms: ` +
    `${within} of ${times.length} within the budget, ` +
    `${within >= SHARE * times.length ? 'enough' : 'TOO FEW'}`
  );
}
