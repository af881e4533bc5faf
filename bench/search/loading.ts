import type { Browser, Page } from 'playwright-core';
import { noteFigure } from '../../scripts/bench/figures.ts';
import { readQueries, type TestQuery } from './queries.ts';

/** The budgets of a first search: bytes to load, and milliseconds once its index is loaded. */
const BUDGET = { number: 25_000, word: 120_000, time: 100 };
/** How much slower than this machine a phone's processor is. */
const SLOWDOWN = 4;
const TIMED = 40;
/** The budgets on a phone in milliseconds, from the first key to the painted answer, without cache. */
const COLD = { number: 500, word: 1500, question: 2000 };
const COLD_RUNS = 6;
/** Slow 4G as Lighthouse has it: bytes a second, and milliseconds. */
const SLOW_4G = {
  offline: false,
  downloadThroughput: (1638.4 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
  latency: 150,
};
/** Milliseconds between queries, in which the rest of a list is drawn. */
const PAUSE = 250;
/** Matches scripts that a page loads even without a search: on its first use, and for offline use. */
const OF_PAGE = /\/(?:used-page|register)\.[^/]*\.js$/;

/**
 * Prints what the first search of a number and of a word load, and how soon results are shown on a
 * processor slowed down four times, in the dialog and on the search page.
 * Method: bytes as the browser counts them for each response from a server that compresses with
 * brotli 9, without those of the page itself and of files loaded after the first answer. The latter are
 * printed separately, and so are the headers as HTTP/1.1 sends them; HTTP/2 sends headers that
 * responses share only once. Times run from the change of the box to the frame after the results are in
 * the list.
 */
export async function benchLoading(browser: Browser, site: string): Promise<void> {
  console.log('\nWhat the first search loads (brotli)');
  for (const [name, text, budget] of [
    ['a number', '6.1.e', BUDGET.number],
    ['a word', 'réserve', BUDGET.word],
  ] as const) {
    const page = await browser.newPage({
      baseURL: site,
      locale: 'fr-FR',
      serviceWorkers: 'block',
    });
    await page.goto('/fr/', { waitUntil: 'networkidle' });
    const bytes = await bytesOf(page, async () => {
      await openDialog(page);
      await page.getByRole('combobox').fill(text);
      await page.locator('#search-dialog .search-result').first().waitFor();
    });
    const needed = bytes.until(text);
    const size = sumOf(needed, 'body');
    noteFigure(`bytes of a first search: ${name}`, 'size', size);
    const verdict = size <= budget ? 'within' : 'OVER';
    console.log(
      `  ${name.padEnd(10)} ${size} bytes: ${verdict} ${budget}; ${sumOf(needed, 'headers')} of ` +
        `headers besides, ${sumOf(bytes.files, 'body')} with what is loaded behind the first answer`,
    );
    for (const { path, body } of bytes.files)
      console.log(`    ${String(body).padStart(7)} ${path}`);
    await page.close();
  }
  console.log(`\nFirst results at a ${SLOWDOWN}x slower processor, the index loaded`);
  const queries = readQueries('tuned').filter(({ language }) => language === 'fr');
  const dialog = await browser.newPage({ baseURL: site, locale: 'fr-FR' });
  await dialog.goto('/fr/2024-09/6.1/', { waitUntil: 'networkidle' });
  await openDialog(dialog);
  await timeAll(dialog, '#search-dialog', queries);
  const page = await browser.newPage({ baseURL: site, locale: 'fr-FR' });
  await page.goto('/fr/search/', { waitUntil: 'networkidle' });
  await timeAll(page, '#search-page', queries);
}

async function openDialog(page: Page): Promise<void> {
  await page.keyboard.press('/');
  await page.getByRole('combobox').waitFor();
}

/** Returns the bytes that a page loads during an action: compressed bodies, and headers separately. */
async function bytesOf(page: Page, act: () => Promise<void>) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const received = new Map<string, { path: string; headers: number }>();
  const files: LoadedFile[] = [];
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const { pathname } = new URL(response.url);
    received.set(requestId, { path: pathname, headers: response.encodedDataLength });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { path, headers } = received.get(requestId) ?? { path: '', headers: 0 };
    if (path !== '' && !OF_PAGE.test(path))
      files.push({ path, headers, body: encodedDataLength - headers });
  });
  await act();
  await page.waitForLoadState('networkidle');
  // A number is answered without the word search and its index, which are loaded in advance for a later
  // query, and without the page that the beginning of its rule is read from; a word is answered without
  // the rest of the index.
  const isBehind = (file: string, text: string) =>
    /^\d/.test(text)
      ? /\/search\/index(?:-rest)?\.json$|\/word-search\.[^/]*\.js$|\/\d[\d.]*\/$/.test(file)
      : /\/search\/index-rest\.json$/.test(file);
  const until = (text: string) => files.filter(({ path }) => !isBehind(path, text));
  return { files, until };
}

interface LoadedFile {
  readonly path: string;
  readonly headers: number;
  readonly body: number;
}

function sumOf(files: readonly LoadedFile[], part: 'headers' | 'body'): number {
  return files.reduce((sum, file) => sum + file[part], 0);
}

/**
 * Prints how long a phone takes from the first key in the dialog to the painted first answer.
 * Method: median of several pages 360 pixels wide with an empty cache, on slow 4G and a processor
 * four times slower, from a server that compresses, without the service worker; the page is home, which
 * is loaded, and the search was never opened. The query is typed as soon as the box exists, while its
 * scripts are still loading; the time ends with the frame after its first result.
 */
export async function benchCold(browser: Browser, site: string): Promise<void> {
  console.log(
    `\nFrom the first key to the answer (median of ${COLD_RUNS}, empty cache, slow 4G, ${SLOWDOWN}x slower processor)`,
  );
  for (const [name, text] of [
    ['number', '6.1.e'],
    ['word', 'réserve'],
    ['question', 'puis-je jouer une carte de la réserve la nuit'],
  ] as const) {
    const times: number[] = [];
    for (let i = 0; i < COLD_RUNS; i++) times.push(await timeCold(browser, site, text));
    times.sort((a, b) => a - b);
    const median = (times[(COLD_RUNS - 1) >> 1]! + times[COLD_RUNS >> 1]!) / 2;
    noteFigure(`search, first key to the answer, cold: a ${name}`, 'time', median);
    const verdict = median <= COLD[name] ? 'within' : 'OVER';
    console.log(
      `  a ${name.padEnd(8)} ${Math.round(median)} ms: ${verdict} ${COLD[name]} ` +
        `(${times.map(Math.round).join(', ')})`,
    );
  }
}

async function timeCold(browser: Browser, site: string, text: string): Promise<number> {
  const context = await browser.newContext({
    baseURL: site,
    locale: 'fr-FR',
    viewport: { width: 360, height: 740 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.goto('/fr/', { waitUntil: 'networkidle' });
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await openDialog(page);
  const time = await page.evaluate(async (typed) => {
    const box = document.querySelector<HTMLInputElement>('#search-dialog input[name="q"]')!;
    const started = performance.now();
    box.value = typed;
    box.dispatchEvent(new Event('input', { bubbles: true }));
    await new Promise<void>((resolve) => {
      const look = () =>
        document.querySelector('#search-dialog .search-result')
          ? requestAnimationFrame(() => resolve())
          : requestAnimationFrame(look);
      look();
    });
    return performance.now() - started;
  }, text);
  await context.close();
  return time;
}

async function timeAll(page: Page, place: string, queries: readonly TestQuery[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  // Several words wait for the whole index.
  for (const text of ['carte', 'une carte en réserve la nuit']) await timeQuery(page, place, text);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const times: number[] = [];
  for (const { text } of queries.slice(0, TIMED)) {
    times.push(await timeQuery(page, place, text));
    await page.waitForTimeout(PAUSE);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(share * (times.length - 1))]!;
  const verdict = at(0.95) <= BUDGET.time ? 'within' : 'OVER';
  noteFigure(`search, first results in ${place}: milliseconds`, 'time', at(0.5));
  console.log(
    `  ${place.padEnd(15)} ${times.length} queries: median ${at(0.5).toFixed(1)} ms, ` +
      `95 % below ${at(0.95).toFixed(1)} ms: ${verdict} ${BUDGET.time} ms`,
  );
  await page.close();
}

/** Types a query at once and waits for the frame after the list has changed. */
function timeQuery(page: Page, place: string, query: string): Promise<number> {
  return page.evaluate(
    async ([where, text]) => {
      const input = document.querySelector<HTMLInputElement>(`${where} input[name="q"]`)!;
      const list = document.querySelector(`${where} .search-list`)!;
      const changed = new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          observer.disconnect();
          requestAnimationFrame(() => resolve());
        });
        observer.observe(list, { childList: true });
      });
      const started = performance.now();
      input.value = text!;
      input.dispatchEvent(new Event('input', { bubbles: true }));
      await changed;
      return performance.now() - started;
    },
    [place, query],
  );
}
