import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { LANGUAGES, languageOfEdition } from '../../src/rulebook/language.ts';
import { useBrowser } from './browser.ts';

const { open } = useBrowser();

/** How many pages a page fills on paper. */
async function paperPages(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

const sheets = LANGUAGES.flatMap((lang) =>
  ['', '4.0', '2024-09']
    // A partial language leads to the sheets of older editions in English.
    .filter((edition) => edition === '' || languageOfEdition(lang, edition) === lang)
    .map((edition) => `/${lang}/at-the-table/${edition && `${edition}/`}`),
);

test.each(sheets)('%s fills two pages on paper at most, in 9 points', async (path) => {
  const page = await open(path);
  expect(await paperPages(page)).toBeLessThanOrEqual(2);
  await page.emulateMedia({ media: 'print' });
  const size = await page
    .locator('.sheet li')
    .first()
    .evaluate((line) => Number.parseFloat(getComputedStyle(line).fontSize));
  expect(size * 0.75).toBe(9);
});

test('each line of the sheet leads to the rule that it is from', async () => {
  const page = await open('/en/at-the-table/');
  const lines = page.locator('.sheet li');
  expect(await lines.count()).toBeGreaterThan(50);
  expect(await lines.locator('a.ref').count()).toBe(await lines.count());
  const wrong = await lines
    .locator('a.ref')
    .evaluateAll((refs) =>
      refs
        .filter((ref) => !ref.getAttribute('href')?.endsWith(`/${ref.textContent?.trim()}/`))
        .map((ref) => ref.outerHTML),
    );
  expect(wrong).toEqual([]);
});

test('the sheet opens in a small window of its own', async () => {
  const page = await open('/fr/at-the-table/');
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Garder ouverte' }).click();
  expect(new URL((await opened).url()).pathname).toBe('/fr/at-the-table/');
});
