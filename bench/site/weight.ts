import type { Browser } from 'playwright-core';
import { noteFigure } from '../../scripts/bench/figures.ts';
import { KINDS } from '../../tests/e2e/kinds.ts';

/** The budget of a rule page in bytes, before any interaction. */
const BUDGET = { html: 14_000, all: 40_000 };

interface Weight {
  readonly html: number;
  readonly scripts: number;
  readonly fonts: number;
  readonly all: number;
  readonly requests: number;
}

/**
 * Prints the weight of each kind of page.
 * Method: bodies that a Chromium with an empty cache receives, brotli-compressed, until the network
 * is idle and nothing was touched.
 */
export async function benchWeight(browser: Browser, site: string): Promise<void> {
  console.log(
    '\nWeight (bytes received by a browser with an empty cache, brotli 9, nothing touched)',
  );
  console.log(rowText('page', 'html', 'scripts', 'fonts', 'all', 'requests'));
  for (const [kind, path] of Object.entries(KINDS)) {
    const { html, scripts, fonts, all, requests } = await weighPage(browser, site + path);
    console.log(rowText(kind, html, scripts, fonts, all, requests));
    noteFigure(`bytes of a page: ${kind}`, 'size', all);
    if (kind !== 'rule') continue;
    console.log(
      `    ${verdictOn('html', html, BUDGET.html)}; ${verdictOn('all', all, BUDGET.all)}`,
    );
  }
}

async function weighPage(browser: Browser, url: string): Promise<Weight> {
  const context = await browser.newContext({ locale: 'fr-FR' });
  const page = await context.newPage();
  const sizes: { type: string; size: number }[] = [];
  const pending: Promise<void>[] = [];
  page.on('requestfinished', (request) => {
    const read = request.sizes().then(({ responseBodySize }) => {
      sizes.push({ type: request.resourceType(), size: responseBodySize });
    });
    pending.push(read);
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  page.removeAllListeners('requestfinished');
  await Promise.all(pending);
  await context.close();
  const sum = (...types: string[]) =>
    sizes
      .filter(({ type }) => types.length === 0 || types.includes(type))
      .reduce((total, { size }) => total + size, 0);
  return {
    html: sum('document'),
    scripts: sum('script'),
    fonts: sum('font'),
    all: sum(),
    requests: sizes.length,
  };
}

function rowText(kind: string, ...cells: readonly (number | string)[]): string {
  return `  ${kind.padEnd(26)}${cells.map((cell) => String(cell).padStart(9)).join('')}`;
}

function verdictOn(name: string, bytes: number, budget: number): string {
  return `${name} ${bytes <= budget ? 'within' : 'OVER'} its budget of ${budget}`;
}
