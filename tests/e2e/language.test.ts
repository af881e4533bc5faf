import { describe, expect, inject, test } from 'vitest';
import { useBrowser } from './browser.ts';

const { open } = useBrowser();

describe('a reader who switches the language in the middle', () => {
  test('keeps the rule', async () => {
    const page = await open('/fr/2024-09/6.1.e/');
    await page.getByRole('link', { name: 'English' }).first().click();
    await page.waitForURL('**/en/2024-09/6.1.e/');
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en');
  });

  test('keeps the anchor in a section', async () => {
    const page = await open('/fr/2024-09/6.1/#6.1.e');
    await page.getByRole('link', { name: 'Italiano' }).first().click();
    await page.waitForURL('**/it/2024-09/6.1/#6.1.e');
  });

  test('keeps the article, the term and the query', async () => {
    const page = await open('/fr/terms/sabotage/');
    await page.getByRole('link', { name: 'English' }).first().click();
    await page.waitForURL('**/en/terms/sabotage/');
    await page.goto('/en/search/?q=sabotage+token');
    await page.locator('#search-page .search-result[role=option]').first().waitFor();
    await page.getByRole('link', { name: 'Français' }).first().click();
    await page.waitForURL('**/fr/search/?q=sabotage+token');
  });

  test('searches for a term by its name in the other language', async () => {
    const page = await open('/en/search/?q=token');
    await page.locator('#search-page .search-result[role=option]').first().waitFor();
    await page.getByRole('link', { name: 'Français' }).first().click();
    await page.waitForURL('**/fr/search/?q=jeton');
  });
});

describe('an address without language', () => {
  test('follows the browser, and English where it speaks none of ours', async () => {
    expect(new URL((await arrive('/6.1.e/', 'it-IT')).url()).pathname).toBe('/it/5.0/6.1.e/');
    expect(new URL((await arrive('/6.1.e/', 'de-AT')).url()).pathname).toBe('/de/5.0/6.1.e/');
    expect(new URL((await arrive('/', 'es-MX')).url()).pathname).toBe('/es/');
    expect(new URL((await arrive('/', 'nl-NL')).url()).pathname).toBe('/en/');
  });

  test('keeps the edition that it names', async () => {
    for (const edition of ['5.0', '4.0', '2024-09']) {
      const page = await arrive(`/${edition}/6.1.e/`, 'it-IT');
      expect(new URL(page.url()).pathname).toBe(`/it/${edition}/6.1.e/`);
    }
  });

  test('follows the saved choice before the browser', async () => {
    const page = await open('/fr/2024-09/6.1.e/');
    await page.getByRole('link', { name: 'English' }).first().click();
    await page.waitForURL('**/en/2024-09/6.1.e/');
    await page.goto('/6.1.e/');
    await page.waitForURL('**/en/5.0/6.1.e/');
  });

  async function arrive(path: string, locale: string) {
    const page = await open(path, { locale });
    await page.waitForURL(/\/(fr|en|it|de|es)\//);
    return page;
  }
});

test.each([
  ['/fr/2.2.10.e/', 'l’édition 2024-09, la dernière à avoir ce numéro en français'],
  ['/it/2.2.10.e/', 'l’edizione 2024-09, l’ultima ad avere questo numero in italiano'],
])('%s, which only an older edition has, says so', async (path, words) => {
  expect(await (await fetch(inject('site') + path)).text()).toContain(words);
});

test.each([
  ['/fr/7.3.26/', ['Dans l’édition 4.0\u00a0: Ravitailler, désormais 7.3.31.']],
  ['/fr/7.3.26.a/', ['Dans l’édition 4.0\u00a0: Ravitailler, désormais 7.3.31.a.']],
  [
    '/7.3.26/',
    [
      '(Dans l’édition 4.0\u00a0: Ravitailler, désormais 7.3.31)',
      '(In 4.0: Resupply, now 7.3.31)',
      '(Nell’edizione 4.0: Rifornire, ora 7.3.31)',
      // In one line for chats, which read no page.
      '(4.0: Ravitailler · Resupply · Rifornire → 7.3.31)"',
    ],
  ],
])('%s says which edition answers, and what the number is in another', async (path, sentences) => {
  const page = await (await fetch(inject('site') + path)).text();
  for (const said of ['· 5.0 – Altered Codex</title>', ...sentences]) expect(page).toContain(said);
});

test('the page of such a number leads to what it is in the other edition, and back', async () => {
  const page = await open('/en/5.0/7.3.26/');
  const other = page.locator('.page-main .other-meaning');
  expect((await other.textContent())?.replace(/\s+/g, ' ').trim()).toBe(
    'In 4.0: Resupply, now 7.3.31',
  );
  await other.getByRole('link', { name: 'In 4.0: Resupply' }).click();
  await page.waitForURL('**/en/4.0/7.3.26/');
  await page.getByText('In 5.0: Play for free').waitFor();
});

describe('addresses of the older glossary', () => {
  test.each(['/?search=jeton', '/index.php?search=jeton'])(
    '%s leads to the search',
    async (path) => {
      const page = await open(path);
      await page.waitForURL('**/fr/search/?q=jeton');
      await page.locator('#search-page .search-result[role=option]').first().waitFor();
    },
  );
});
