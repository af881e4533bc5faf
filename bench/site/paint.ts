import type { Browser } from 'playwright-core';
import { noteFigure } from '../../scripts/bench/figures.ts';
import { slugOf } from '../../src/rulebook/slug.ts';

/** The pages to compare, each with the part whose text is also built with Starlight. */
const COMPARED = {
  'rule 6.1.e': ['/fr/5.0/6.1.e/', '.page-main'],
  'rule 1.2.4.c': ['/fr/5.0/1.2.4.c/', '.page-main'],
  'rule of an older edition': ['/fr/2024-09/6.1.e/', '.page-main'],
  term: ['/fr/terms/sabotage/', '.page-main'],
  card: ['/fr/cards/open-the-gates/', 'main'],
  home: ['/fr/', 'main'],
} as const;

const RUNS = 7;
/** The budget of a page, as a share of Starlight's time. */
const BUDGET = 0.7;

/** A page for Starlight. */
export interface ComparedText {
  readonly name: string;
  /** Its path in Starlight, between slashes. */
  readonly slug: string;
  readonly paragraphs: readonly string[];
}

/** Reads the texts of the pages that are compared. */
export async function readTexts(browser: Browser, own: string): Promise<readonly ComparedText[]> {
  const page = await browser.newPage({ javaScriptEnabled: false });
  const texts: ComparedText[] = [];
  for (const [name, [path, place]] of Object.entries(COMPARED)) {
    await page.goto(own + path);
    const blocks = page.locator(place).first().locator(':is(h1, h2, p, li:not(:has(p, li)))');
    const said = (await blocks.allTextContents()).map((text) => text.replace(/\s+/g, ' ').trim());
    texts.push({ name, slug: slugOf(name), paragraphs: said.filter(Boolean) });
  }
  await page.close();
  return texts;
}

/** Slow 4G as Chromium's developer tools have it: bytes a second, and milliseconds. */
const SLOW_4G = {
  offline: false,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
  latency: 562.5,
};
const SLOWER_PROCESSOR = 4;

/**
 * Prints the largest contentful paint of pages here and of the same text in Starlight.
 * Method: median of several loads with an empty cache, the two sites in turn, in a Chromium 412
 * pixels wide with a processor 4 times slower, on the slow 4G of its developer tools.
 */
export async function benchPaint(browser: Browser, own: string, starlight: string): Promise<void> {
  console.log(
    `\nLargest contentful paint (median of ${RUNS}, empty cache, slow 4G, 4x slower processor)`,
  );
  for (const [name, [path]] of Object.entries(COMPARED)) {
    const here: number[] = [];
    const there: number[] = [];
    for (let i = 0; i < RUNS; i++) {
      here.push(await measurePaint(browser, own + path));
      there.push(await measurePaint(browser, `${starlight}/${slugOf(name)}/`));
    }
    const ratio = medianOf(here) / medianOf(there);
    console.log(
      `  ${name.padEnd(26)} here ${medianOf(here)} ms, Starlight ${medianOf(there)} ms: ` +
        `${ratio.toFixed(2)}, ${ratio <= BUDGET ? 'within' : 'OVER'} ${BUDGET}`,
    );
    noteFigure(`times as soon as Starlight: ${name}`, 'ratio', 1 / ratio);
  }
}

async function measurePaint(browser: Browser, url: string): Promise<number> {
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

function medianOf(times: readonly number[]): number {
  return Math.round([...times].sort((a, b) => a - b)[Math.floor(times.length / 2)]!);
}
