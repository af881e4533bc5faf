import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useBrowser } from './browser.ts';

const { open } = useBrowser();

async function openDialog(path = '/fr/'): Promise<Page> {
  const page = await open(path);
  await page.keyboard.press('/');
  await page.getByRole('combobox').waitFor();
  return page;
}

const titles = (page: Page) => page.locator('[role=option] .search-title').allTextContents();

describe('the dialog', () => {
  test('opens with /, Ctrl-K and its button, and closes with Escape', async () => {
    const page = await open('/fr/2024-09/6.1/');
    const box = page.getByRole('combobox');
    for (const act of [
      () => page.keyboard.press('/'),
      () => page.keyboard.press('Control+k'),
      () => page.locator('[aria-controls="search-dialog"]').first().click(),
    ]) {
      await act();
      await box.waitFor();
      await page.keyboard.press('Escape');
      await box.waitFor({ state: 'hidden' });
    }
  });

  test.each(['6.1.e', '6.1e', '6,1,e', 'Règle 6.1.E'])('answers %j at once', async (number) => {
    const page = await openDialog();
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.getByRole('combobox').fill(number);
    await page.getByRole('option').first().waitFor();
    await expect.poll(async () => (await titles(page))[0]).toBe('6.1.e');
    expect(requests.filter((url) => url.includes('/pagefind/'))).toEqual([]);
  });

  test('shows how the rule of a number begins', async () => {
    const page = await openDialog();
    await page.getByRole('combobox').fill('6.1.e');
    const opening = page.getByRole('option').first().locator('.search-excerpt');
    await opening.waitFor();
    await expect.poll(async () => (await opening.textContent())?.length).toBeGreaterThan(30);
  });

  test('finds the nearest of a number that does not exist', async () => {
    const page = await openDialog();
    await page.getByRole('combobox').fill('6.1.z');
    await page.getByRole('option').first().waitFor();
    await expect.poll(async () => (await titles(page))[0]).toMatch(/^6\.1/);
    await expect
      .poll(() => page.locator('#search-dialog [role=status]').textContent())
      .toContain('n’existe pas');
  });

  test('knows the numbers of another edition, and says what they are here', async () => {
    const page = await openDialog();
    const status = page.locator('#search-dialog [role=status]');
    await page.getByRole('combobox').fill('2.2.12');
    await expect.poll(() => status.textContent()).toContain('édition 4.0');
    await expect.poll(async () => (await titles(page))[0]).toBe('2.2.10');
    await page.getByRole('combobox').fill('7.3.30.a');
    await expect.poll(() => titles(page)).toEqual(['Saboter']);
  });

  test('says of a number that another edition gives to something else', async () => {
    const page = await openDialog();
    const status = page.locator('#search-dialog [role=status]');
    await page.getByRole('combobox').fill('2.2.10.a');
    await expect.poll(() => status.textContent()).toContain('édition 4.0, 2.2.10.a');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/fr/2024-09/2.2.10.a/');
    await page.locator('.namesake a', { hasText: '2.2.8.a' }).click();
    await page.waitForURL('**/fr/2024-09/2.2.8.a/');
  });

  test('finds chapters and groups by number and by title', async () => {
    const page = await openDialog();
    await page.getByRole('combobox').fill('1.2');
    await expect.poll(async () => (await titles(page))[0]).toBe('1.2');
    await page.getByRole('combobox').fill('9.9');
    await expect.poll(async () => (await titles(page)).length).toBeGreaterThan(0);
    await page.getByRole('combobox').fill('Présentation générale');
    await expect.poll(async () => (await titles(page))[0]).toBe('1');
    await page.getByRole('combobox').fill('Sous-types');
    await expect.poll(() => titles(page)).toContain('2.2.2');
    await page.getByRole('combobox').fill('6');
    await expect.poll(async () => (await titles(page))[0]).toBe('6');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/fr/2024-09/6/');
  });

  test('finds rules by their examples, and worked examples', async () => {
    const page = await openDialog('/en/');
    const links = () =>
      page
        .getByRole('option')
        .evaluateAll((options) => options.map((option) => option.getAttribute('href')));
    await page.getByRole('combobox').fill('spy craft');
    await expect.poll(links).toContain('/en/2024-09/6.1.c/');
    await page.getByRole('combobox').fill('one step, four actions');
    await expect.poll(links).toContain('/en/examples/open-the-gates/');
  });

  test('shows icons in words, and tells cards of one name apart', async () => {
    const page = await openDialog('/en/');
    await page.getByRole('combobox').fill('armored jammer');
    await page.getByRole('option').nth(1).waitFor();
    const [first, second] = await page.getByRole('option').allTextContents();
    const shown = (text = '') => text.replace(/\s+/g, ' ');
    expect(shown(first)).not.toBe(shown(second));
    expect(`${first}${second}`).toContain('Rare');
    expect(`${first}${second}`).not.toMatch(/\{[a-z]/);
  });

  test('reads a mistyped word as the nearest, and takes nothing for what is like no word', async () => {
    const page = await openDialog('/en/');
    const status = page.locator('#search-dialog [role=status]');
    await page.getByRole('combobox').fill('exhuast');
    await expect.poll(() => status.textContent()).toContain('“exhaust”');
    await expect.poll(async () => (await titles(page))[0]).toMatch(/^exhaust/i);
    await page.getByRole('combobox').fill('xyzzyq');
    await expect.poll(() => status.textContent()).toContain('Nothing was found');
  });

  test('finds words behind an elision, without accents, and in other forms', async () => {
    const page = await openDialog();
    for (const words of ['expédition', 'expedition', 'l’expédition', "l'expedition"]) {
      await page.getByRole('combobox').fill(words);
      const first = page.locator('[role=option]').first();
      await expect.poll(() => first.textContent()).toMatch(/expédition/i);
    }
    await page.getByRole('combobox').fill('sabotez');
    await expect.poll(async () => (await titles(page))[0]).toMatch(/^sabot/i);
  });

  test('keeps the results of each language apart', async () => {
    for (const language of ['fr', 'en', 'it']) {
      const page = await openDialog(`/${language}/`);
      await page.getByRole('combobox').fill('sabotage');
      await page.getByRole('option').first().waitFor();
      const links = await page
        .getByRole('option')
        .evaluateAll((options) => options.map((option) => option.getAttribute('href')));
      expect(links.every((link) => link?.startsWith(`/${language}/`))).toBe(true);
    }
  });

  test('is worked by keyboard alone, and tells what is chosen', async () => {
    const page = await openDialog();
    const box = page.getByRole('combobox');
    await page.keyboard.type('carte');
    await page.getByRole('option').nth(2).waitFor();
    await expect.poll(() => box.getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const chosen = page.locator('[role=option][aria-selected=true]');
    await expect
      .poll(() => chosen.getAttribute('id'))
      .toBe(await box.getAttribute('aria-activedescendant'));
    const href = await chosen.getAttribute('href');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${href}`);
  });

  test('counts for a screen reader, and says when nothing is found', async () => {
    const page = await openDialog();
    const status = page.locator('#search-dialog [role=status]');
    await page.getByRole('combobox').fill('carte');
    await page.getByRole('option').first().waitFor();
    await expect.poll(() => status.textContent()).toMatch(/^\d+ résultats$/);
    await page.getByRole('combobox').fill('wugwug');
    await page.getByText('Rien n’a été trouvé').waitFor();
    await expect.poll(() => page.locator('#search-dialog a[href="/fr/terms/"]').count()).toBe(1);
    await expect.poll(() => page.getByRole('option').count()).toBe(0);
  });

  test('says when the index is slow, and when it cannot be reached; numbers still work', async () => {
    const page = await openDialog();
    await page.route('**/pagefind/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 600));
      await route.abort();
    });
    await page.getByRole('combobox').fill('carte');
    await page.getByText('se charge').waitFor();
    await page.getByText('n’a pas pu être chargé').waitFor();
    await page.getByRole('combobox').fill('6.1.e');
    await page.getByRole('option').first().waitFor();

    await page.unroute('**/pagefind/**');
    await page.getByRole('combobox').fill('carte');
    await page.getByRole('option').nth(2).waitFor();
  });

  test.each(['**/pagefind/index/**', '**/pagefind/*.pf_meta', '**/pagefind/fragment/**'])(
    'says when %s cannot be reached, and finds once it can',
    async (part) => {
      const page = await openDialog();
      await page.route(part, (route) => route.abort());
      await page.getByRole('combobox').fill('carte');
      await page.getByText('n’a pas pu être chargé').waitFor();
      await page.unroute(part);
      await page.getByRole('button', { name: 'Réessayer' }).click();
      await page.getByRole('option').nth(2).waitFor();
    },
  );

  test('says without a network that other words than those searched cannot be found', async () => {
    const page = await openDialog();
    await page.getByRole('combobox').fill('sabotage');
    await page.getByRole('option').first().waitFor();
    await page.context().setOffline(true);
    for (const word of ['jeton', 'expédition']) {
      await page.getByRole('combobox').fill(word);
      await page.getByText('n’a pas pu être chargé').waitFor();
    }
  });

  test('leads to the page of all results', async () => {
    const page = await openDialog();
    await page.keyboard.type('carte');
    await page.getByRole('option').nth(2).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/fr/search/?q=carte');
    await page.locator('#search-page li').nth(10).waitFor();
  });
});

describe('the search page', () => {
  test('shows the results of its address, and keeps the query on the way back', async () => {
    const page = await open('/fr/search/?q=jeton');
    const results = page.locator('#search-page li a');
    await results.first().waitFor();
    await page.locator('#search-page input[name=q]').fill('jetons expédition');
    await page.waitForURL('**/fr/search/?q=jetons*');
    await page.locator('#search-page mark').first().waitFor();
    await results.first().click();
    await page.waitForURL((url) => !url.pathname.includes('/search/'));
    await page.goBack();
    await results.first().waitFor();
    await expect
      .poll(() => page.locator('#search-page input[name=q]').inputValue())
      .toBe('jetons expédition');
  });

  test('answers numbers too', async () => {
    const page = await open('/it/search/?q=6%2C1%2Ce');
    await page.locator('#search-page li a[href="/it/2024-09/6.1.e/"]').waitFor();
  });
});

describe('the page of a missing address', () => {
  test('says of a number of another edition what it is here', async () => {
    const page = await open('/en/4.0/6.1.e/');
    const nearest = page.locator('.missing:not([hidden]) .nearest');
    await nearest.getByRole('link', { name: '6.1.e' }).waitFor();
    await expect.poll(() => nearest.textContent()).toContain('6.1.e is a number of edition 4.0');
    await page.goto('/fr/2.2.12.a/');
    await nearest.getByRole('link', { name: '2.2.10.a' }).waitFor();
  });

  test('suggests the nearest number', async () => {
    const page = await open('/fr/2024-09/6.1.z/');
    await page.locator('.missing:not([hidden]) .nearest a').first().waitFor();
  });
});
