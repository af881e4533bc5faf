import type { Browser } from 'playwright-core';

const RULES = ['6.1.e', '1.2.4.c', '5.4.a'];
const RUNS = 7;

/** Slow 4G as Chromium's developer tools have it: bytes a second, and milliseconds. */
const SLOW_4G = {
  offline: false,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
  latency: 562.5,
};
const SLOWER_PROCESSOR = 4;

/**
 * Prints the largest contentful paint of rule pages here and in Starlight.
 * Method: median of several loads with an empty cache, the two sites in turn, in a Chromium 412
 * pixels wide with a processor 4 times slower, on the slow 4G of its developer tools.
 */
export async function benchPaint(browser: Browser, own: string, starlight: string): Promise<void> {
  console.log(
    `\nLargest contentful paint (median of ${RUNS}, empty cache, slow 4G, 4x slower processor)`,
  );
  for (const rule of RULES) {
    const here: number[] = [];
    const there: number[] = [];
    for (let i = 0; i < RUNS; i++) {
      here.push(await paint(browser, `${own}/fr/2024-09/${rule}/`));
      there.push(await paint(browser, `${starlight}/rules/${rule.replaceAll('.', '-')}/`));
    }
    console.log(
      `  ${rule.padEnd(8)} here ${median(here)} ms, Starlight ${median(there)} ms: ` +
        `${median(here) < median(there) ? 'below' : 'NOT BELOW'}`,
    );
  }
}

async function paint(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR });
  const response = await page.goto(url, { waitUntil: 'networkidle' });
  if (!response?.ok()) throw new Error(`${url} answers ${response?.status()}`);
  const time = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)!.startTime)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
  await context.close();
  return time;
}

function median(times: readonly number[]): number {
  return Math.round([...times].sort((a, b) => a - b)[Math.floor(times.length / 2)]!);
}
