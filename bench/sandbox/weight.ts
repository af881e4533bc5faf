import type { Browser, Page, Response } from 'playwright-core';
import settings from '../../data/settings.json' with { type: 'json' };
import { noteFigure } from '../../scripts/bench/figures.ts';
import { brotli } from '../brotli.ts';

/** Matches scripts with texts of a single language. */
const WORDS = /\/(?:(?:play-|later-)?words|(?:later-)?sandbox-fr)[.-][^/]*\.js$/;

type Part = 'interface' | 'engine' | 'words' | 'example';

interface Loaded {
  readonly part: Part;
  readonly name: string;
  readonly size: number;
}

/**
 * Prints what the sandbox loads, and when.
 * Method: bodies of scripts and data that a Chromium with an empty cache asks for at each stage,
 * compressed with brotli 9; scripts that every page has, at once or when it is first used, are left
 * out. Files loaded when the sandbox hydrates and when it steps count as the interface, those loaded
 * with the reader's first own answer as the engine.
 */
export async function benchWeight(browser: Browser, site: string): Promise<void> {
  const context = await browser.newContext({ locale: 'fr-FR' });
  const page = await context.newPage();
  const pageScripts = await namesLoaded(page, async () => {
    await page.goto(`${site}/fr/terms/`);
    await page.keyboard.press('Tab');
    await page.waitForLoadState('networkidle');
  });
  console.log('\nWeight of the sandbox (brotli 9), by what makes it load');
  const untouched = await loadedBy(page, 'interface', async () => {
    await page.setViewportSize({ width: 360, height: 200 });
    await page.goto(`${site}/fr/${settings.current}/6.1.e/`, { waitUntil: 'networkidle' });
  });
  const woken = await loadedBy(page, 'interface', async () => {
    await page.locator('.sandbox').scrollIntoViewIfNeeded();
    await page.waitForSelector('.sandbox[data-state="live"]');
    await page.waitForLoadState('networkidle');
  });
  const stepped = await loadedBy(page, 'interface', async () => {
    await page.getByRole('button', { name: 'Avancer' }).click();
    await page.waitForLoadState('networkidle');
  });
  const answered = await loadedBy(page, 'engine', () => answerOtherwise(page));
  await context.close();
  const own = (loaded: readonly Loaded[]) =>
    loaded.filter(({ name }) => !pageScripts.includes(name));
  printLoaded('the page is opened, nothing touched', own(untouched));
  printLoaded('the sandbox is seen or touched', own(woken));
  printLoaded('the reader steps forward', own(stepped));
  printLoaded('the reader answers otherwise', own(answered));
  summarizeWeight(own([...untouched, ...woken, ...stepped]), own(answered));
}

async function answerOtherwise(page: Page): Promise<void> {
  const option = page.locator('.option-name:not(.chosen)').first();
  const forward = page.getByRole('button', { name: 'Avancer' });
  while ((await option.count()) === 0) await forward.click();
  await option.click();
  await page.waitForSelector('.notice button');
}

async function namesLoaded(page: Page, act: () => Promise<unknown>): Promise<string[]> {
  return (await loadedBy(page, 'interface', act)).map(({ name }) => name);
}

/** Returns the scripts and data that the page requests during an action. */
async function loadedBy(
  page: Page,
  part: Part,
  act: () => Promise<unknown>,
): Promise<readonly Loaded[]> {
  const reading: Promise<Loaded>[] = [];
  const listen = (response: Response) => {
    const { pathname } = new URL(response.url());
    if (!/\.(?:js|json)$|^\/embed\//.test(pathname) || !response.ok()) return;
    const read = response.body().then((body) => ({
      part: /\.json$|\/$/.test(pathname)
        ? ('example' as const)
        : WORDS.test(pathname)
          ? 'words'
          : part,
      name: pathname.split('/').slice(-2).join('/'),
      size: brotli(body),
    }));
    reading.push(read);
  };
  page.on('response', listen);
  await act();
  const loaded = await Promise.all(reading);
  page.off('response', listen);
  return loaded;
}

function printLoaded(when: string, loaded: readonly Loaded[]): void {
  console.log(`  ${when}: ${sumSizes(loaded)} bytes`);
  for (const { part, name, size } of loaded) {
    console.log(`    ${String(size).padStart(6)}  ${part.padEnd(10)} ${name}`);
  }
}

/** Prints and notes the sums for comparison with the last release; `first-answer.ts` measures times. */
function summarizeWeight(shown: readonly Loaded[], answered: readonly Loaded[]): void {
  noteFigure('bytes of the sandbox, shown and stepping', 'size', sumSizes(shown));
  noteFigure('bytes of the engine with its words', 'size', sumSizes(answered));
  console.log(
    `  shown and stepping ${sumSizes(shown)}; engine with its words ${sumSizes(answered)}`,
  );
}

function sumSizes(loaded: readonly Loaded[]): number {
  return loaded.reduce((total, { size }) => total + size, 0);
}
