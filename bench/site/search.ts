import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { root } from '../../scripts/dependencies.mjs';
import { termsSchema } from '../../src/rulebook/term.ts';

/** What a word's first results may take once the index is loaded, in milliseconds. */
const BUDGET = 100;
const WORDS = 60;

/**
 * Prints how fast the search answers.
 * Method: milliseconds in the page from the change of the box to the frame after the results are in
 * the list, in the French dialog; words are the forms of the first terms.
 */
export async function benchSearch(browser: Browser, site: string): Promise<void> {
  const page = await browser.newPage({ baseURL: site, locale: 'fr-FR' });
  await page.goto('/fr/', { waitUntil: 'networkidle' });
  await page.keyboard.press('/');
  await page.getByRole('combobox').waitFor();

  console.log('\nSearch (from the change of the box to the frame that shows the results)');
  console.log(`  a number, the first time        ${format(await time(page, '6.1.e'))}`);
  console.log(`  a word, the index not loaded    ${format(await time(page, 'réserve'))}`);
  const times: number[] = [];
  for (const word of readWords()) times.push(await time(page, word));
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(share * (times.length - 1))]!;
  const verdict = at(0.95) <= BUDGET ? 'within' : 'OVER';
  console.log(
    `  ${times.length} words, the index loaded     median ${format(at(0.5))}, 95 % below ${format(at(0.95))}: ` +
      `${verdict} its budget of ${BUDGET} ms`,
  );
  await page.close();
}

function readWords(): string[] {
  const { terms } = termsSchema.parse(
    JSON.parse(readFileSync(join(root, 'data/terms.json'), 'utf8')),
  );
  return terms.slice(0, WORDS).map(({ forms }) => forms.fr.plural ?? forms.fr.singular);
}

/** Types a query at once and waits for the frame after the list or the status has changed. */
function time(page: Page, query: string): Promise<number> {
  return page.evaluate(async (text) => {
    const input = document.querySelector<HTMLInputElement>('#search-dialog input')!;
    const list = document.querySelector('#search-list')!;
    list.replaceChildren();
    const changed = new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        if (list.childElementCount === 0) return;
        observer.disconnect();
        requestAnimationFrame(() => resolve());
      });
      observer.observe(list, { childList: true });
    });
    const started = performance.now();
    input.value = text;
    input.dispatchEvent(new Event('input', { bubbles: true }));
    await changed;
    return performance.now() - started;
  }, query);
}

function format(milliseconds: number): string {
  return `${milliseconds.toFixed(1)} ms`;
}
