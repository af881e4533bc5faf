import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, WHOLE_LANGUAGES } from '../../src/rulebook/language.ts';
import { useBrowser } from './browser.ts';

const { open } = useBrowser();

async function openDialog(path = '/fr/'): Promise<Page> {
  const page = await open(path);
  await page.keyboard.press('/');
  await page.locator('#search-dialog [role=combobox]').waitFor();
  return page;
}

/** Opens the search of a page that gets the rest of the index only after `release`. */
async function openWithRestHeld(): Promise<{ page: Page; release: () => void }> {
  const page = await open('/en/');
  const held = Promise.withResolvers<void>();
  await page.route('**/search/index-rest.json', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.keyboard.press('/');
  return { page, release: held.resolve };
}

const titles = (page: Page) => page.locator('[role=option] .search-title').allTextContents();

describe('the dialog', () => {
  test('opens with /, Ctrl-K and its button, and closes with Escape', async () => {
    const page = await open('/fr/2024-09/6.1/');
    const box = page.locator('#search-dialog [role=combobox]');
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

  test('its texts are requested before its script has arrived', async () => {
    const page = await open('/fr/');
    const held = Promise.withResolvers<void>();
    await page.route('**/_astro/dialog.*.js', async (route) => {
      await held.promise;
      await route.continue();
    });
    const texts = page.waitForRequest('**/_astro/search.*.js');
    await page.keyboard.press('/');
    await texts;
    held.resolve();
    await page.locator('#search-dialog [role=combobox]').waitFor();
  });

  test.each([
    ['/en/', 'fleeting asleep'],
    ['/fr/', 'ravitailler compte comme piocher'],
    ['/de/', 'flüchtig schlafend'],
  ])(
    'on a phone of %s no result of "%s" is higher than half of the screen',
    async (path, query) => {
      const page = await open(path, { viewport: { width: 360, height: 740 } });
      await page.keyboard.press('/');
      await page.locator('#search-dialog [role=combobox]').fill(query);
      const results = page.locator('#search-dialog [role=option]');
      await expect.poll(() => results.count()).toBeGreaterThan(3);
      const heights = await results.evaluateAll((all) =>
        all.map((result) => result.getBoundingClientRect().height),
      );
      expect(heights.filter((height) => height > 370)).toEqual([]);
    },
  );

  test.each(['6.1.e', '6.1e', '6,1,e', 'Règle 6.1.E'])('answers %j at once', async (number) => {
    const page = await openDialog();
    // The word search and its index are not needed.
    await page.route(/word-search|search\/index\.json/, (route) => route.abort());
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.locator('#search-dialog [role=combobox]').fill(number);
    await page.locator('#search-dialog [role=option]').first().waitFor();
    await expect.poll(async () => (await titles(page))[0]).toBe('6.1.e');
    expect(requests.filter((url) => url.includes('/pagefind/'))).toEqual([]);
  });

  test('shows how the rule of a number begins', async () => {
    const page = await openDialog();
    await page.locator('#search-dialog [role=combobox]').fill('6.1.e');
    const opening = page.locator('#search-dialog [role=option]').first().locator('.search-excerpt');
    await opening.waitFor();
    await expect.poll(async () => (await opening.textContent())?.length).toBeGreaterThan(30);
  });

  test('shows nothing of the notes where a rule begins with few words', async () => {
    const page = await open('/en/search/?q=6.1.f');
    const opening = page.locator('#search-page [role=option]').first().locator('.search-excerpt');
    await expect.poll(() => opening.textContent()).toMatch(/simultaneously\.$/);
  });

  test('finds the nearest of a number that does not exist', async () => {
    const page = await openDialog();
    await page.locator('#search-dialog [role=combobox]').fill('6.1.z');
    await page.locator('#search-dialog [role=option]').first().waitFor();
    await expect.poll(async () => (await titles(page))[0]).toMatch(/^6\.1/);
    await expect
      .poll(() => page.locator('#search-dialog [role=status]').textContent())
      .toContain('n’existe pas');
  });

  test('says of a number of an older edition what it is here, and leads to its page', async () => {
    const page = await openDialog();
    const status = page.locator('#search-dialog [role=status]');
    await page.locator('#search-dialog [role=combobox]').fill('5.2.3.j');
    await expect.poll(() => status.textContent()).toContain('édition 2024-09');
    await page.locator('a.search-result[href="/fr/2024-09/5.2.3.j/"]').waitFor();
  });

  test('answers the printed reference of a card with the card', async () => {
    const page = await openDialog('/en/');
    await page.locator('#search-dialog [role=combobox]').fill('ALT_CORE_B_AX_04_R2');
    await expect.poll(() => titles(page)).toEqual(['Kelon Elemental']);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/en/cards/kelon-elemental/#kelon-elemental-shifted');
  });

  test('marks the name of a card that is known in English only', async () => {
    const page = await openDialog('/it/');
    await page.locator('#search-dialog [role=combobox]').fill('charybdis');
    const option = page.locator('[role=option]').first();
    await expect
      .poll(() => option.locator('.search-title [lang=en]').textContent())
      .toBe('Charybdis');
    expect(await option.locator('abbr').getAttribute('title')).toContain('inglese');
  });

  test('finds chapters and groups by number and by title', async () => {
    const page = await openDialog();
    await page.locator('#search-dialog [role=combobox]').fill('1.2');
    await expect.poll(async () => (await titles(page))[0]).toBe('1.2');
    await page.locator('#search-dialog [role=combobox]').fill('9.9');
    await expect.poll(async () => (await titles(page)).length).toBeGreaterThan(0);
    await page.locator('#search-dialog [role=combobox]').fill('Vue d’ensemble');
    await expect.poll(async () => (await titles(page))[0]).toBe('1');
    await page.locator('#search-dialog [role=combobox]').fill('Sous-types');
    await expect.poll(() => titles(page)).toContain('2.2.2');
    await page.locator('#search-dialog [role=combobox]').fill('6');
    await expect.poll(async () => (await titles(page))[0]).toBe('6');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/fr/5.0/6/');
  });

  test('says which edition a number is of, and leads to what it is in another', async () => {
    const page = await openDialog('/en/');
    await page.locator('#search-dialog [role=combobox]').fill('7.3.26.a');
    const status = page.locator('#search-dialog [role=status]');
    await expect.poll(() => status.textContent()).toContain('Edition 5.0');
    expect(await status.textContent()).toContain('In 4.0: Resupply, now 7.3.31.a.');
    expect((await titles(page)).slice(0, 2)).toEqual(['7.3.26.a', '7.3.31.a']);
    const second = page.locator('[role=option]').nth(1);
    expect(await second.textContent()).toContain('7.3.26.a in edition 4.0');
  });

  test('tells a screen reader the answer by its name, and what is beside it after that', async () => {
    const page = await openDialog('/en/');
    await page
      .locator('#search-dialog [role=combobox]')
      .fill('difference between anchored and eternal');
    const first = page.getByRole('option', { name: /^Anchored / }).first();
    await first.locator('.search-beside').first().waitFor();
    await expect.poll(() => first.getAttribute('aria-describedby')).toMatch(/^search-part-/);
    expect(await titles(page).then((all) => all.slice(0, 2))).toEqual(['Anchored', 'Eternal']);
    const { name, description } = await first.evaluate((link) => {
      const textOf = (attribute: string) =>
        (link.getAttribute(attribute) ?? '')
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent ?? '')
          .join(' ');
      return { name: textOf('aria-labelledby'), description: textOf('aria-describedby') };
    });
    expect(name).not.toContain('Eternal');
    expect(description).toContain('Eternal');
    // Its text is read above.
    expect(await page.locator('[role=option]').nth(1).locator('.search-excerpt').count()).toBe(0);
  });

  test('reads a mistyped word as the nearest, and takes nothing for what is like no word', async () => {
    const page = await openDialog('/en/');
    const status = page.locator('#search-dialog [role=status]');
    await page.locator('#search-dialog [role=combobox]').fill('exhuast');
    await page.getByText('“exhuast” was read as “exhaust”').waitFor();
    await expect.poll(async () => (await titles(page))[0]).toMatch(/^exhaust/i);
    await page.locator('#search-dialog [role=combobox]').fill('xyzzyq');
    await expect.poll(() => status.textContent()).toContain('Nothing was found');
  });

  test('refuses a correction', async () => {
    const page = await openDialog('/en/');
    await page.locator('#search-dialog [role=combobox]').fill('sabotge');
    await expect.poll(async () => (await titles(page))[0]).toMatch(/^sabotage/i);
    await page.getByRole('button', { name: 'exactly what was typed' }).click();
    await page.getByText('Nothing was found').waitFor();
  });

  test('answers questions, words of other languages and players’ words', async () => {
    const page = await openDialog('/it/');
    const first = () => page.locator('[role=option]').first().getAttribute('href');
    await page.locator('#search-dialog [role=combobox]').fill('jeton');
    await expect.poll(first).toBe('/it/terms/token/');
    await page.getByText('jeton (fr) = pedina').waitFor();
    await page.locator('#search-dialog [role=combobox]').fill('gettone');
    await expect.poll(first).toBe('/it/terms/token/');
    await page
      .locator('#search-dialog [role=combobox]')
      .fill('posso guardare le mie sfere di mana?');
    const links = page.locator('[role=option]');
    await expect
      .poll(() => links.evaluateAll((all) => all.slice(0, 3).map((a) => a.getAttribute('href'))))
      .toContain('/it/5.0/3.2.9.d/');
  });

  test('shows only one kind when asked', async () => {
    const page = await openDialog('/en/');
    await page.locator('#search-dialog [role=combobox]').fill('token');
    await page.getByRole('button', { name: /^Terms/ }).click();
    await expect
      .poll(() => page.locator('[role=option] .search-kind').allTextContents())
      .toSatisfy((kinds: string[]) => kinds.every((kind) => kind === 'Term'));
  });

  test('keeps the focus on the filter that was used, and takes away filters that fit nothing', async () => {
    const page = await openDialog();
    await page.locator('#search-dialog [role=combobox]').fill('réserve');
    await page.getByRole('button', { name: /^Termes/ }).click();
    const chapter = page.locator('#search-dialog').getByLabel('Chapitre');
    await chapter.focus();
    await chapter.selectOption('4');
    await page.locator('#search-dialog [role=option]').first().waitFor({ state: 'detached' });
    const focused = page.locator('#search-dialog :focus');
    expect(await focused.getAttribute('aria-label')).toBe('Chapitre');
    const status = page.locator('#search-dialog [role=status]');
    await expect.poll(() => status.textContent()).toContain('Aucun résultat ne répond');
    await page.getByRole('button', { name: 'Tout montrer' }).click();
    await page.locator('#search-dialog [role=option]').nth(2).waitFor();
    expect(await focused.getAttribute('role')).toBe('combobox');
  });

  test('shows the results of another language when asked', async () => {
    const page = await openDialog('/fr/');
    await page.locator('#search-dialog [role=combobox]').fill('sabotage');
    await page.locator('#search-dialog').getByLabel('Langue').selectOption('en');
    const first = page.locator('#search-dialog [role=option]').first();
    await expect.poll(() => first.getAttribute('href')).toBe('/en/terms/sabotage/');
    await page.locator('#search-dialog').getByLabel('Langue').selectOption('');
    await expect.poll(() => first.getAttribute('href')).toBe('/fr/terms/sabotage/');
  });

  test('leads to the step of an example at which the answer is at work', async () => {
    const page = await openDialog('/en/');
    await page.locator('#search-dialog [role=combobox]').fill('where does a Fleeting Spell end up');
    const watch = page.locator('#search-dialog .search-watch');
    await watch.waitFor();
    expect(await watch.getAttribute('href')).toBe('/en/5.0/2.4.7.e/#played');
    await watch.click();
    await page.waitForURL('**/2.4.7.e/#played');
    await page.locator('.sandbox[data-state="live"]').waitFor();
    await page.locator('#played .lit[aria-current="step"]').first().waitFor();
  });

  test('answers a question of two statuses by what is said of both, and watches nothing else', async () => {
    const page = await openDialog('/en/');
    const first = page.locator('#search-dialog [role=option]').first();
    await page.locator('#search-dialog [role=combobox]').fill('Fleeting character Asleep at night');
    await expect.poll(() => first.getAttribute('href')).toBe('/en/5.0/2.4.4/');
    await page
      .locator('#search-dialog [role=combobox]')
      .fill('does a Gigantic Tough character pay');
    await expect.poll(() => first.locator('.search-title').textContent()).toMatch(/^7\.4\./);
    expect(await page.locator('#search-dialog .search-watch').count()).toBe(0);
  });

  test('shows the first answer above the keyboard of a phone, filters in one button', async () => {
    const page = await open('/en/', { viewport: { width: 360, height: 440 } });
    await page.locator('.hero .search-form input').fill('asleep');
    const answer = page.locator('.search-suggestions a.search-result[role=option]').first();
    await answer.waitFor();
    await expect
      .poll(async () => {
        const { y, height } = (await answer.boundingBox())!;
        return y > 0 && y + height / 2 < 440;
      })
      .toBe(true);
    // The suggestions cover the ways at the lower edge while one types.
    await page.keyboard.press('Escape');
    await page.locator('.search-open').first().click();
    await page.locator('#search-dialog input').fill('asleep');
    const first = page.locator('#search-dialog a.search-result[role=option]').first();
    // The results are redrawn when the rest of the index is loaded.
    await expect.poll(async () => (await first.boundingBox())!.y).toBeLessThan(200);
    const filters = page.locator('#search-dialog .search-filters');
    expect(await filters.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Show only' }).click();
    expect(await filters.isVisible()).toBe(true);
    await filters.getByRole('button', { name: /^Terms/ }).click();
    await page.getByRole('button', { name: 'Show only (1)' }).waitFor();
  });

  // The second has a link to its example above it.
  test.each(['asleep', 'is there a hand limit'])(
    'shows the first answer within 200 pixels on the search page of a phone: %s',
    async (text) => {
      const path = `/en/search/?q=${encodeURIComponent(text)}`;
      const page = await open(path, { viewport: { width: 360, height: 740 } });
      const first = page.locator('#search-page a.search-result[role=option]').first();
      await expect.poll(async () => (await first.boundingBox())?.y ?? 740).toBeLessThan(200);
    },
  );

  test('finds worked examples and what is said on cards alone', async () => {
    const page = await openDialog('/en/');
    const links = () =>
      page
        .locator('#search-dialog [role=option]')
        .evaluateAll((options) => options.map((option) => option.getAttribute('href')));
    await page.locator('#search-dialog [role=combobox]').fill('one step, four actions');
    await expect.poll(links).toContain('/en/examples/open-the-gates/');
  });

  test('finds words behind an elision, without accents, and in other forms', async () => {
    const page = await openDialog();
    for (const words of ['expédition', 'expedition', 'l’expédition', "l'expedition"]) {
      await page.locator('#search-dialog [role=combobox]').fill(words);
      const first = page.locator('[role=option]').first();
      await expect.poll(() => first.textContent()).toMatch(/expédition/i);
    }
    await page.locator('#search-dialog [role=combobox]').fill('sabotez');
    await expect.poll(async () => (await titles(page))[0]).toMatch(/^sabot/i);
  });

  test('keeps the results of each language apart', async () => {
    for (const language of WHOLE_LANGUAGES) {
      const page = await openDialog(`/${language}/`);
      await page.locator('#search-dialog [role=combobox]').fill('sabotage');
      await page.locator('#search-dialog [role=option]').first().waitFor();
      const links = await page
        .locator('#search-dialog [role=option]')
        .evaluateAll((options) => options.map((option) => option.getAttribute('href')));
      expect(links.every((link) => link?.startsWith(`/${language}/`))).toBe(true);
    }
  });

  test('is worked by keyboard alone, and tells what is chosen', async () => {
    const page = await openDialog();
    const box = page.locator('#search-dialog [role=combobox]');
    await page.keyboard.type('carte');
    await page.locator('#search-dialog [role=option]').nth(2).waitFor();
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

  test('goes from a filter into the results with the arrow keys', async () => {
    const page = await openDialog('/en/');
    await page.locator('#search-dialog [role=combobox]').fill('token');
    await page.getByRole('button', { name: /^Terms/ }).press('Enter');
    await page.keyboard.press('ArrowDown');
    const href = await page.locator('[role=option][aria-selected=true]').getAttribute('href');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${href}`);
  });

  test('counts for a screen reader, and says when nothing is found', async () => {
    const page = await openDialog();
    const status = page.locator('#search-dialog [role=status]');
    await page.locator('#search-dialog [role=combobox]').fill('carte');
    await page.locator('#search-dialog [role=option]').first().waitFor();
    await expect.poll(() => status.textContent()).toBe('plus de 50 résultats');
    await page.locator('#search-dialog [role=combobox]').fill('wugwug');
    await page.getByText('Rien n’a été trouvé').waitFor();
    await expect.poll(() => page.locator('#search-dialog a[href="/fr/terms/"]').count()).toBe(1);
    await expect.poll(() => page.locator('#search-dialog [role=option]').count()).toBe(0);
  });

  test('says when the index is slow, and when it cannot be reached; numbers still work', async () => {
    const page = await open('/fr/');
    const waited = Promise.withResolvers<void>();
    let isCut = true;
    // The index is requested as soon as the box has the focus.
    await page.route('**/search/index.json', async (route) => {
      await waited.promise;
      await (isCut ? route.abort() : route.continue());
    });
    await page.keyboard.press('/');
    await page.locator('#search-dialog [role=combobox]').fill('carte');
    await page.getByText('se charge').waitFor();
    waited.resolve();
    await page.getByText('n’a pas pu être chargé').waitFor();
    await page.locator('#search-dialog [role=combobox]').fill('6.1.e');
    await page.locator('#search-dialog [role=option]').first().waitFor();

    isCut = false;
    await page.locator('#search-dialog [role=combobox]').fill('carte');
    await page.locator('#search-dialog [role=option]').nth(2).waitFor();
  });

  test('shows what the first part of the index finds while the rest is held back', async () => {
    const { page, release } = await openWithRestHeld();
    await page.locator('#search-dialog [role=combobox]').fill('does a token go to the reserve');
    await page.locator('#search-dialog a.search-result').first().waitFor();
    const list = page.locator('#search-dialog .search-list');
    expect(await list.getAttribute('aria-busy')).toBe('true');
    expect(await page.locator('#search-dialog [role=option]').count()).toBe(0);
    release();
    await page.locator('#search-dialog [role=option]').first().waitFor();
    expect(await list.getAttribute('aria-busy')).toBe('false');
  });

  test('moves nothing that the reader has chosen when the rest of the index is there', async () => {
    const { page, release } = await openWithRestHeld();
    await page.locator('#search-dialog [role=combobox]').fill('how many permanents can i keep');
    const links = page.locator('#search-dialog a.search-result');
    await links.first().waitFor();
    await page.keyboard.press('ArrowDown');
    const chosen = await links.first().getAttribute('href');
    release();
    await page.locator('#search-dialog .search-list[aria-busy=false]').waitFor();
    expect(await links.first().getAttribute('href')).toBe(chosen);
    expect(await links.first().getAttribute('aria-selected')).toBe('true');
  });

  test('searches without a network once the index is there', async () => {
    const page = await openDialog();
    await page.locator('#search-dialog [role=combobox]').fill('sabotage');
    await page.locator('#search-dialog [role=option]').first().waitFor();
    await page.context().setOffline(true);
    for (const word of ['jeton', 'expédition']) {
      await page.locator('#search-dialog [role=combobox]').fill(word);
      await page.locator('#search-dialog [role=option]').nth(2).waitFor();
    }
  });

  test('leads to the page of all results', async () => {
    const page = await openDialog();
    await page.keyboard.type('carte');
    await page.locator('#search-dialog [role=option]').nth(2).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/fr/search/?q=carte');
    await page.locator('#search-page .search-result[role=option]').nth(10).waitFor();
  });
});

describe('the search page', () => {
  test('shows under each rule of a section how it begins', async () => {
    const page = await open('/en/search/?q=6.1');
    const rule = page.locator('#search-page .search-result[role=option]', { hasText: '6.1.h' });
    const opening = rule.locator('.search-opening');
    await expect.poll(() => opening.textContent()).toContain('in initiative order. If the choice');
  });

  test('shows the results of its address, and keeps the query on the way back', async () => {
    const page = await open('/fr/search/?q=jeton');
    const results = page.locator('#search-page .search-result[role=option]');
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

  test('goes on to the page of a number that was sent before a script was there', async () => {
    const page = await open('/en/', { alone: true });
    await page.locator('.hero .search-form input').fill('6.1.e');
    // Submits the form natively, without the script that handles Enter.
    await page.locator('.hero .search-form').evaluate((form: HTMLFormElement) => {
      form.addEventListener('submit', (event) => event.stopImmediatePropagation(), true);
      form.requestSubmit(form.querySelector('button'));
    });
    await page.waitForURL('**/en/5.0/6.1.e/');
    await page.goBack();
    await page.waitForURL('**/en/search/?q=6.1.e');
  });

  test('answers numbers too', async () => {
    const page = await open('/it/search/?q=6%2C1%2Ce');
    await page.locator('#search-page a[href="/it/5.0/6.1.e/"]').waitFor();
  });
});

describe('one search', () => {
  test('shows the same in the dialog and on the page, whose title has the query', async () => {
    const page = await openDialog();
    const links = (place: string) =>
      page
        .locator(`${place} .search-result[role=option]`)
        .evaluateAll((all) => all.slice(0, 10).map((link) => link.textContent));
    await page.locator('#search-dialog [role=combobox]').fill('peut-on refuser de payer un coût');
    await page.locator('#search-dialog .search-result[role=option]').nth(9).waitFor();
    const inDialog = await links('#search-dialog');
    await page.goto('/fr/search/?q=peut-on+refuser+de+payer+un+co%C3%BBt');
    await page.locator('#search-page .search-result[role=option]').nth(9).waitFor();
    expect(await links('#search-page')).toEqual(inDialog);
    expect(await page.title()).toContain('peut-on refuser de payer un coût');
  });

  test('keeps a term in the language switch, in the words of that language', async () => {
    const page = await open('/fr/search/?q=jeton');
    await page.locator('#search-page .search-result[role=option]').first().waitFor();
    await page.locator('a[data-language="it"]').first().click();
    await page.waitForURL('**/it/search/?q=pedina');
  });

  test('suggests on the home page, and keeps what was searched', async () => {
    const page = await open('/en/');
    const box = page.locator('.hero input[name=q]');
    await box.fill('sabotage');
    await page.locator('.search-suggestions .search-result[role=option]').first().waitFor();
    await box.press('Enter');
    await page.waitForURL('**/en/search/?q=sabotage');
    await page.locator('#search-page .search-result[role=option]').first().waitFor();
    await page.locator('#search-page input[name=q]').fill('');
    await page.locator('#search-page a.search-recent', { hasText: 'sabotage' }).waitFor();
  });
});

describe('the page of a missing address', () => {
  test('suggests what the words of the address find', async () => {
    const page = await open('/it/terms/sabotaggio/');
    const nearest = page.locator('.missing:not([hidden]) .nearest');
    await nearest.locator('a[href="/it/terms/sabotage/"]').waitFor();
    await page.goto('/en/gigantic/');
    await nearest.locator('a[href="/en/terms/gigantic/"]').waitFor();
  });

  test('suggests the nearest number', async () => {
    const page = await open('/fr/2024-09/6.1.z/');
    await page.locator('.missing:not([hidden]) .nearest a').first().waitFor();
  });

  test.each(LANGUAGES)('speaks only the language of the address: %s', async (lang) => {
    const page = await open(`/${lang}/5.0/6.1.z/`);
    const shown = page.locator('.missing:visible');
    expect(await shown.evaluateAll((all: HTMLElement[]) => all.map((one) => one.lang))).toEqual([
      lang,
    ]);
  });
});
