import { describe, expect, inject, test } from 'vitest';
import { useBrowser } from './browser.ts';

const { open } = useBrowser();

describe('the page of a ruling', () => {
  const read = async (path: string) => (await fetch(inject('site') + path)).text();

  test('shows the official answer and that of the edition in force, with the rules that changed it', async () => {
    const page = await open('/en/rulings/small-step-to-victory/');
    const changed = page.locator('.rule-body > .note').first();
    expect(await changed.textContent()).toContain('In edition 5.0 the answer is another');
    const rule = changed.getByRole('link', { name: '4.2.5.d', exact: true });
    expect(await rule.last().getAttribute('href')).toBe('/en/5.0/4.2.5.d/');
    expect(await page.locator('.rule-body > p').count()).toBeGreaterThan(0);
  });

  test('says of an answer that it holds in the edition in force', async () => {
    expect(await read('/fr/rulings/mana-flare-order/')).toContain(
      'Elle vaut aussi dans l’édition 5.0.',
    );
  });
});

describe('the list of rulings', () => {
  test('is narrowed down by card, and the language switch keeps that', async () => {
    const page = await open('/fr/rulings/');
    const shown = page.locator('[data-item]:visible');
    const all = await shown.count();
    await page.locator('select[name=card]').selectOption('achilles');
    const few = await shown.count();
    expect(few).toBeGreaterThan(1);
    expect(few).toBeLessThan(all);
    await expect.poll(() => page.locator('output').textContent()).toContain(String(few));
    await page.getByRole('link', { name: 'English' }).first().click();
    await page.waitForURL('**/en/rulings/?card=achilles');
    await expect.poll(() => shown.count()).toBe(few);
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect.poll(() => shown.count()).toBe(all);
  });

  test('is narrowed down by words and by rule, and says when nothing fits', async () => {
    const page = await open('/en/rulings/?rule=2024-09%2F4.4.a');
    const shown = page.locator('[data-item]:visible');
    await shown.first().waitFor();
    const few = await shown.count();
    expect(few).toBeGreaterThan(1);
    await page.getByRole('searchbox', { name: 'Text' }).fill('santa');
    await expect.poll(() => shown.count()).toBe(1);
    await page.getByRole('searchbox', { name: 'Text' }).fill('santa nobody');
    await expect.poll(() => page.getByText('Nothing fits.').isVisible()).toBe(true);
  });

  test('leads from a rule to the ruling that it decides, and back', async () => {
    const page = await open('/en/2024-09/4.4.b/');
    await page.locator('main a[href="/en/rulings/bladedancer-order/"]').click();
    await page.waitForURL('**/en/rulings/bladedancer-order/');
    await page.locator('main .relations a[href="/en/2024-09/4.4.b/"]').click();
    await page.waitForURL('**/en/2024-09/4.4.b/');
  });
});

describe('the list of cards', () => {
  test('is narrowed down by faction, keyword and words', async () => {
    const page = await open('/en/cards/');
    const shown = page.locator('[data-item]:visible');
    await page.locator('select[name=faction]').selectOption('bravos');
    await page.locator('select[name=keyword]').selectOption('tough');
    const names = () => shown.locator('h3 a').allTextContents();
    await expect.poll(names).not.toContain('Amarok');
    expect(await names()).toContain('Achilles');
    const groups = page.locator('.card-group:visible');
    expect(await groups.filter({ has: shown }).count()).toBe(await groups.count());
    await page.goto('/fr/cards/?q=elelouia');
    await expect.poll(() => shown.count()).toBe(0);
  });

  test('takes a choice in the address that does not exist for any', async () => {
    const page = await open('/en/cards/?faction=axiom&type=zzz');
    const chosen = (name: string) =>
      page
        .locator(`select[name=${name}]`)
        .evaluate((field: HTMLSelectElement) => field.selectedIndex);
    await expect.poll(() => chosen('faction')).toBeGreaterThan(0);
    expect(await chosen('type')).toBe(0);
    expect(await page.locator('[data-item]:visible').count()).toBeGreaterThan(0);
  });

  test('leads to no faction, the terms to no letter, of which nothing is shown', async () => {
    const page = await open('/it/terms/');
    const letters = page.locator('.alphabet a');
    const shown = () => letters.filter({ visible: true }).allTextContents();
    const all = await shown();
    const field = page.getByRole('searchbox', { name: 'Testo' });
    await field.fill('riserva');
    await expect.poll(shown).toEqual(['C', 'L', 'R']);
    await field.fill('');
    await expect.poll(shown).toEqual(all);
    await page.goto('/en/cards/?faction=bravos&type=hero');
    const factions = page.locator('.factions a').filter({ visible: true });
    await expect.poll(() => factions.count()).toBe(1);
  });

  test('counts in the links to factions what is shown, and keeps the filters where they are', async () => {
    const page = await open('/it/cards/');
    const links = page.locator('.factions a').filter({ visible: true });
    const counts = () => links.locator('.count').allTextContents();
    const all = await counts();
    const field = page.getByRole('searchbox', { name: 'Testo' });
    const place = await field.boundingBox();
    await page.locator('select[name=faction]').selectOption('lyra');
    await page.locator('select[name=type]').selectOption('hero');
    const groups = page.locator('.card-group:visible');
    const items = () =>
      groups.evaluateAll((each) =>
        each.map((one) => String(one.querySelectorAll('[data-item]:not([hidden])').length)),
      );
    expect(await counts()).toEqual(await items());
    expect((await counts()).length).toBeLessThan(all.length);
    const first = await links.first().boundingBox();
    const row = await page.locator('.factions ul').boundingBox();
    expect(first!.x).toBe(row!.x);
    expect(await field.boundingBox()).toEqual(place);
    await page.getByRole('button', { name: 'Mostra tutto' }).click();
    expect(await counts()).toEqual(all);
  });

  test('draws the faces that are near the screen, and leaves the items where they are', async () => {
    const page = await open('/fr/cards/');
    const first = page.locator('.card-item').first();
    const place = await first.boundingBox();
    await first.locator('> .drawn').waitFor();
    expect(await first.boundingBox()).toEqual(place);
    expect(await page.locator('.card-item').last().locator('> .drawn').count()).toBe(0);
    await page.locator('.card-item').last().scrollIntoViewIfNeeded();
    await page.locator('.card-item').last().locator('> .drawn').waitFor();
  });

  test('opens its choices on a phone as a sheet, which says what they leave', async () => {
    const page = await open('/en/cards/', { viewport: { width: 360, height: 740 } });
    const faction = page.locator('select[name=faction]');
    expect(await faction.isVisible()).toBe(false);
    await page.locator('.filter-open').click();
    await faction.selectOption('bravos');
    const shown = await page.locator('[data-item]:visible').count();
    const done = page.locator('.filter-done');
    await expect.poll(() => done.textContent()).toContain(String(shown));
    await done.click();
    expect(await faction.isVisible()).toBe(false);
    expect(await page.locator('.filter-chosen').textContent()).toBe('1');
  });

  test('shows everything without JavaScript, and a card all that it says', async () => {
    const page = await open('/it/cards/', { javaScriptEnabled: false });
    await expect.poll(() => page.locator('[data-item]').count()).toBeGreaterThan(200);
    await expect.poll(() => page.locator('.filters').isVisible()).toBe(false);
    await page.getByRole('link', { name: 'Achille', exact: true }).first().click();
    await page.waitForURL('**/it/cards/achilles/');
    const text = await page.locator('main').textContent();
    for (const words of ['Tenace 1', 'Tenace 2', 'Ordis', 'ALT_CORE_B_BR_21_C']) {
      expect(text).toContain(words);
    }
  });
});

describe('the search', () => {
  test('finds a card by its name, without its accents', async () => {
    const page = await open('/en/');
    await page.keyboard.press('/');
    await page.getByRole('combobox').fill('coppelia');
    await page.getByRole('option', { name: 'Coppélia' }).first().waitFor();
    const first = page.locator('a[role=option]').first();
    expect(await first.locator('.search-title').textContent()).toContain('Coppélia');
    expect(await first.locator('.search-kind').textContent()).toBe('Card');
  });

  test('finds a ruling by words of its question', async () => {
    const page = await open('/fr/');
    await page.keyboard.press('/');
    await page.getByRole('combobox').fill('dé faut-il pourquoi');
    await page.getByRole('option', { name: 'Quel dé faut-il' }).waitFor();
  });
});

/** Every address in a value, however deep. */
function addressesIn(value: unknown): string[] {
  if (typeof value === 'string') return value.startsWith('/') ? [value] : [];
  return value && typeof value === 'object' ? Object.values(value).flatMap(addressesIn) : [];
}

describe('programs', () => {
  const read = async (path: string) => (await fetch(`${inject('site')}/api/v1/${path}`)).json();

  test('find every file from the index', async () => {
    const { base, templates, ...index } = await read('index.json');
    expect(base).toBe('/');
    const named = { edition: '5.0', language: 'fr', number: '6.1.e', id: 'open-the-gates' };
    const filled = addressesIn(templates).map((template) =>
      template.replace(/\{(\w+)\}/g, (_, name: keyof typeof named) => named[name]),
    );
    expect(filled).toContain('/api/v1/5.0/fr/6.1.e.json');
    const listed = addressesIn(index);
    for (const file of ['/api/v1/2024-09/it.json', '/api/v1/terms.json', '/fr/5.0/all.md']) {
      expect(listed).toContain(file);
    }
    for (const file of [...listed, ...filled]) {
      const response = await fetch(inject('site') + file);
      expect(response.status, file).toBe(200);
      if (file.endsWith('.json')) await response.json();
    }
  });

  test('read a rule with what it is tied to', async () => {
    const rule = await read('2024-09/fr/6.1.e.json');
    expect(rule).toMatchObject({
      edition: '2024-09',
      language: 'fr',
      number: '6.1.e',
      url: '/fr/2024-09/6.1.e/',
      section: { number: '6.1' },
      lead: null,
      important: false,
    });
    expect(rule.text).toContain('atomique');
    expect(rule.notes[0]).toMatchObject({
      kind: 'example',
      official: true,
      example: 'open-the-gates',
    });
    expect(rule.examples).toContain('open-the-gates');
    expect(rule.rulings).toContain('gibil-one-expedition');
    const { sections } = await read('2024-09/fr.json');
    const rules = sections.flatMap((section: { rules: object[] }) => section.rules);
    expect(rules).toContainEqual(rule);
  });

  test('read rulings, cards, examples and coverage that name each other', async () => {
    const { rulings } = await read('rulings.json');
    const { cards } = await read('cards.json');
    const { examples } = await read('examples.json');
    const ids = (list: { id: string }[]) => new Set(list.map(({ id }) => id));
    const known = { cards: ids(cards), rulings: ids(rulings), examples: ids(examples) };
    for (const ruling of rulings) {
      for (const card of ruling.cards) expect(known.cards).toContain(card);
      if (ruling.example) expect(known.examples).toContain(ruling.example.split('/')[0]);
    }
    for (const card of cards) {
      for (const ruling of card.rulings) expect(known.rulings).toContain(ruling);
      for (const example of card.examples) expect(known.examples).toContain(example);
    }
    const { plays } = await read('examples/spy-craft.json');
    expect(plays.every(({ ok }: { ok: boolean }) => ok)).toBe(true);
    const { editions } = await read('coverage.json');
    expect(editions.map(({ edition }: { edition: string }) => edition)).toEqual([
      '2024-09',
      '4.0',
      '5.0',
    ]);
  });
});

test('the page of a card shows versions that differ by faction alone as one card, with a place for each link', async () => {
  const page = await open('/en/cards/bravos-steward/');
  const faces = page.locator('.card-face');
  expect(await faces.count()).toBe(2);
  const folded = faces.filter({ hasText: '_R1' });
  expect(await folded.textContent()).toContain('_R2');
  await page.goto('/en/cards/bravos-steward/#bravos-steward-shifted');
  expect(await page.locator(':target').isVisible()).toBe(true);
});

test('the page of a card says where each version may be played, and has all printings in one table', async () => {
  const page = await open('/en/cards/tiny-jinn/');
  const standings = page.locator('.standing');
  expect(await standings.first().textContent()).toContain('Constructed play: suspended');
  await standings.first().click();
  expect(await page.locator('#legality').isVisible()).toBe(true);
  await page.goto('/en/cards/open-the-gates/');
  expect(await standings.first().textContent()).toContain('Constructed play: allowed');
  expect(await page.locator('.printings tbody tr').count()).toBe(6);
  // The first version is what the others are compared with.
  const faces = page.locator('.card-face');
  expect(await faces.first().locator('mark, .differs').count()).toBe(0);
  const marks = await faces.last().locator('.card-text mark').allTextContents();
  expect(marks.map((mark) => mark.trim())).toEqual(['a Brassbug 2/2/2 Robot', 'token']);
});

test.each(['/en/cards/brassbug/', '/en/cards/mana-convergence/'])(
  'a card without a faction has the quiet colour: %s',
  async (path) => {
    const page = await open(path);
    const face = page.locator('.card-face').first();
    const [border, quiet] = await face.evaluate((element) => {
      const sample = element.appendChild(document.createElement('i'));
      sample.style.color = 'var(--quiet)';
      return [getComputedStyle(element).borderTopColor, getComputedStyle(sample).color];
    });
    expect(border).toBe(quiet);
  },
);
