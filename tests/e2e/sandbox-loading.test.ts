import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { cutRequests, useBrowser } from './browser.ts';
import { cardsIn, finallyIn, liveSandbox, pressKeys, textOf } from './sandbox.ts';

const { open } = useBrowser();

/** Delays requests to matching addresses; returns a function that lets them continue. */
async function hold(page: Page, fits: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(fits, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Whether the focus is within an element. */
function hasFocus(place: Locator): Promise<boolean> {
  return place.evaluate((element) => element.contains(document.activeElement));
}

const PLAYS = /embed\/\w\w\/[\w-]+\/$/;
/** The script that starts the engine when a reader plays on. */
const ENGINE = /placed-session.*\.js$/;
const VARIANTS = /\/examples\/[\w-]+\/$/;
const SHEETS = /sheets\.[\w-]+\.js$/;
const CARDS = /sandbox\/cards\/[\w-]+\.json$/;

describe('what a reader asks for and cannot be loaded', () => {
  test('is not another variant or edition, which come with the example', async () => {
    const page = await open('/it/examples/spy-craft/');
    const sandbox = await liveSandbox(page);
    await cutRequests(page, PLAYS);
    await sandbox.getByRole('combobox').first().selectOption({ index: 1 });
    await expect.poll(() => finallyIn(sandbox, 'reserve:1')).toHaveLength(2);
    await sandbox.getByRole('button', { name: '2024-09' }).click();
    await expect
      .poll(() => sandbox.getByRole('button', { name: '2024-09' }).getAttribute('aria-pressed'))
      .toBe('true');
  });

  test('is said of the engine, within reach of what was pressed', async () => {
    const page = await open('/fr/examples/spy-craft/');
    const sandbox = await liveSandbox(page);
    const mend = await cutRequests(page, ENGINE);
    await pressKeys(page, sandbox, ...Array<string>(4).fill('ArrowRight'), '2');
    const notice = sandbox.locator('.desk .notice');
    await notice.getByText('Votre choix n’a pas pu être chargé').waitFor();
    mend();
    await notice.getByRole('button', { name: 'Réessayer' }).click();
    await sandbox.getByRole('button', { name: 'Revenir à l’exemple' }).waitFor();
  });
});

test('a variant comes from the page of its example, when it is chosen', async () => {
  const page = await open('/en/5.0/6.1.c/');
  await page.getByRole('link', { name: 'Watch', exact: true }).click();
  const sandbox = page.locator('.sandbox[data-play="spy-craft"]');
  await sandbox.scrollIntoViewIfNeeded();
  await page.locator('.sandbox[data-play="spy-craft"][data-state="live"]').waitFor();
  const mend = await cutRequests(page, VARIANTS);
  const variant = sandbox.getByRole('combobox').first();
  await variant.selectOption({ index: 1 });
  await sandbox.getByText('What you chose could not be loaded').waitFor();
  mend();
  await sandbox.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => finallyIn(sandbox, 'reserve:1')).toHaveLength(2);
});

test('stepping to the end of an example loads nothing', async () => {
  const page = await open('/fr/');
  const script = page.waitForResponse(/\/example\.[\w-]+\.js$/);
  await page.goto('/fr/5.0/6.1.e/');
  const sandbox = await liveSandbox(page);
  const named = await (await script).text();
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // The page itself also loads the runtime of the bundler.
    if (pathname.includes('/rolldown-runtime.')) return;
    if (pathname.endsWith('/') || named.includes(pathname.split('/').at(-1)!)) asked.push(pathname);
  });
  const forward = sandbox.getByRole('button', { name: 'Avancer' });
  while ((await forward.getAttribute('aria-disabled')) === null) await forward.click();
  await expect.poll(() => textOf(sandbox.locator('.desk .count'))).toMatch(/^(\d+)\/\1$/);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
});

describe('what a button takes elsewhere', () => {
  test.each([
    ['Copier le lien', /share-moment/],
    ['Image et clip', /clip-sheet/],
    ['Ouvrir en jeu libre', /share-moment/],
    ['Touches', /key-help/],
  ])(
    '%s: says beside it that it could not be loaded, and can be pressed again',
    async (name, fits) => {
      const page = await open('/fr/examples/spy-craft/');
      const sandbox = await liveSandbox(page);
      const mend = await cutRequests(page, fits);
      const button = sandbox.getByRole('button', { name, exact: true });
      const failed = sandbox.locator('.tools').getByText('Le chargement a échoué');
      await button.click();
      await failed.waitFor();
      mend();
      await button.click();
      await expect.poll(() => failed.count()).toBe(0);
    },
  );
});

describe('free play', () => {
  test('begins without what cards do, and loads that once for the cards of a part', async () => {
    const page = await open('/en/');
    const asked: string[] = [];
    page.on('request', (request) => CARDS.test(request.url()) && asked.push(request.url()));
    await page.goto('/en/sandbox/');
    const sandbox = await liveSandbox(page);
    expect(asked).toEqual([]);
    await sandbox.getByRole('button', { name: 'Set up' }).click();
    const field = sandbox.getByRole('combobox', { name: 'Name of a card' });
    for (const name of ['Ordis Recruit', 'Ordis Cadets', 'Ordis Gatekeeper', 'Ordis Cadets']) {
      await field.fill(name);
      await field.press('Enter');
    }
    await expect
      .poll(() => cardsIn(sandbox, 'expedition:0:hero'))
      .toEqual(['Ordis Recruit', 'Ordis Cadets', 'Ordis Gatekeeper', 'Ordis Cadets']);
    expect(asked.map((url) => new URL(url).pathname)).toEqual(['/en/sandbox/cards/ordis.json']);
  });

  test('says that cards could not be loaded, and puts them down when that is tried again', async () => {
    const page = await open('/fr/sandbox/');
    const mend = await cutRequests(page, CARDS);
    const sandbox = await liveSandbox(page);
    await sandbox.getByRole('button', { name: 'Mise en place' }).click();
    const field = sandbox.locator('.quick-add input');
    await field.fill('kappa');
    await field.press('Enter');
    await sandbox.getByText('Votre choix n’a pas pu être chargé').waitFor();
    expect(await cardsIn(sandbox, 'expedition:0:hero')).toEqual([]);
    mend();
    await sandbox.getByRole('button', { name: 'Réessayer' }).click();
    await expect.poll(() => cardsIn(sandbox, 'expedition:0:hero')).toEqual(['Kappa']);
    expect(await hasFocus(field)).toBe(true);
  });

  test.each([
    ['Alma’s ready Mana Orbs', '3', '3/3'],
    ['Name: Alma', 'Ada', 'Ada'],
  ])('keeps what is being typed when a card arrives meanwhile: %s', async (label, typed, shown) => {
    const page = await open('/en/sandbox/');
    const arrive = await hold(page, CARDS);
    const sandbox = await liveSandbox(page);
    await sandbox.getByRole('button', { name: 'Set up' }).click();
    await sandbox.locator('.quick-add input').fill('kappa');
    await sandbox.locator('.quick-add input').press('Enter');
    const field = await sandbox.getByLabel(label).elementHandle();
    await field!.fill(typed);
    arrive();
    await expect.poll(() => cardsIn(sandbox, 'expedition:0:hero')).toEqual(['Kappa']);
    expect(await field!.inputValue()).toBe(typed);
    await field!.press('Enter');
    await sandbox.getByRole('button', { name: 'Done setting up' }).click();
    await sandbox.getByText(shown, { exact: true }).first().waitFor();
  });

  test('keeps a link whose cards could not be loaded', async () => {
    const page = await open('/en/sandbox/');
    const sandbox = await liveSandbox(page);
    await sandbox.getByRole('button', { name: 'Set up' }).click();
    await sandbox.locator('.quick-add input').fill('kappa');
    await sandbox.locator('.quick-add input').press('Enter');
    await expect.poll(() => cardsIn(sandbox, 'expedition:0:hero')).toEqual(['Kappa']);
    await expect.poll(() => page.evaluate(() => location.hash.length)).toBeGreaterThan(100);
    const hash = await page.evaluate(() => location.hash);
    const reader = await open('/en/');
    const mend = await cutRequests(reader, CARDS);
    await reader.goto(`/en/sandbox/${hash}`);
    await reader.getByText('Free play could not be loaded.').waitFor();
    mend();
    await reader.getByRole('button', { name: 'Try again' }).click();
    const shared = await liveSandbox(reader);
    await expect.poll(() => cardsIn(shared, 'expedition:0:hero')).toEqual(['Kappa']);
  });
});

describe('an example that cannot come to life', () => {
  test.each([
    ['for want of its data', PLAYS],
    ['for want of its script', /\/example\..*\.js$/],
  ])('%s stays readable, says so, and tries again', async (_, fits) => {
    const page = await open('/it/');
    const mend = await cutRequests(page, fits);
    await page.goto('/it/examples/spy-craft/');
    const sandbox = page.locator('.sandbox');
    await sandbox.scrollIntoViewIfNeeded();
    await sandbox.locator('.desk').getByText('L’esempio non può animarsi').waitFor();
    await expect.poll(() => sandbox.locator('.line').count()).toBeGreaterThan(8);
    await expect.poll(() => textOf(sandbox.locator('.stage'))).toContain('Alma');
    mend();
    await sandbox.getByRole('button', { name: 'Riprova' }).press('Enter');
    await expect.poll(() => hasFocus(sandbox)).toBe(true);
    await liveSandbox(page);
    await expect.poll(() => hasFocus(sandbox)).toBe(true);
    await expect.poll(() => sandbox.getByText('L’esempio non può animarsi').count()).toBe(0);
  });

  test('keeps the focus when its button is reached by keyboard and goes', async () => {
    const page = await open('/it/');
    const mend = await cutRequests(page, PLAYS);
    await page.goto('/it/examples/spy-craft/');
    const sandbox = page.locator('.sandbox');
    await sandbox.scrollIntoViewIfNeeded();
    const again = sandbox.getByRole('button', { name: 'Riprova' });
    await again.waitFor();
    mend();
    await again.focus();
    await liveSandbox(page);
    await expect.poll(() => again.count()).toBe(0);
    await expect.poll(() => hasFocus(sandbox)).toBe(true);
  });

  test('comes to life once, however its button is pressed', async () => {
    const page = await open('/it/');
    const mend = await cutRequests(page, PLAYS);
    await page.goto('/it/examples/spy-craft/');
    const sandbox = page.locator('.sandbox');
    await sandbox.scrollIntoViewIfNeeded();
    const again = sandbox.getByRole('button', { name: 'Riprova' });
    await again.waitFor();
    mend();
    const asked: string[] = [];
    page.on('request', (request) => PLAYS.test(request.url()) && asked.push(request.url()));
    await again.click();
    await liveSandbox(page);
    expect(asked).toHaveLength(1);
  });

  test.each([
    ['forward', '/en/examples/spy-craft/', /^1\//],
    ['watch', '/en/5.0/6.1.e/', /^4\//],
    ['watch, then forward', '/en/5.0/6.1.e/', /^1\//],
  ])('%s, pressed while it woke, is done once it is live', async (control, path, count) => {
    const page = await open('/en/');
    const go = await hold(page, PLAYS);
    await page.goto(path);
    const desk = page.locator('.sandbox .desk');
    if (control.includes('watch')) await page.locator('.watch').click();
    if (control.includes('forward')) await desk.locator('.control').nth(2).click();
    go();
    await liveSandbox(page);
    await expect.poll(() => textOf(desk.locator('.count'))).toMatch(count);
  });
});

test('a sheet that arrives between its drawing and what follows it is shown', async () => {
  const page = await open('/en/examples/spy-craft/', { alone: true });
  const arrive = await hold(page, SHEETS);
  const sandbox = await liveSandbox(page);
  await sandbox.getByRole('button', { name: /^Harvest/ }).focus();
  // The clock is stopped, so that nothing scheduled after the drawing runs.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.keyboard.press('i');
  const arrived = page.waitForResponse(SHEETS);
  arrive();
  await page.evaluate(`import('${(await arrived).url()}').then(() => {})`);
  await page.clock.resume();
  await page.getByRole('dialog', { name: 'Harvest' }).waitFor();
});

test('a sheet that cannot be loaded says so in its place, and the same press tries again', async () => {
  const page = await open('/fr/examples/spy-craft/');
  const sandbox = await liveSandbox(page);
  const mend = await cutRequests(page, SHEETS);
  const card = sandbox.getByRole('button', { name: /^Récolter/ });
  await card.press('i');
  const failed = page.getByRole('dialog', { name: 'Le chargement a échoué' });
  await failed.waitFor();
  await failed.getByRole('button', { name: 'Fermer' }).click();
  await expect.poll(() => failed.count()).toBe(0);
  mend();
  await card.press('i');
  await page.getByRole('dialog', { name: 'Récolter' }).waitFor();
});

test('a link that leads nowhere shows the example from its start and says so', async () => {
  const page = await open('/fr/examples/spy-craft/#play=1q1ZKrUjMLchJVbJSK');
  const sandbox = await liveSandbox(page);
  await sandbox.getByText('Le lien ne mène à aucun moment de cet exemple').waitFor();
  await expect.poll(() => textOf(sandbox.locator('.desk .count'))).toMatch(/^0\//);
});

test('free play that cannot be loaded says so and tries again', async () => {
  const page = await open('/fr/');
  const mend = await cutRequests(page, /cards\.json$/);
  await page.goto('/fr/sandbox/');
  await page.getByText('Le jeu libre n’a pas pu être chargé.').waitFor();
  mend();
  await page.getByRole('button', { name: 'Réessayer' }).press('Enter');
  await liveSandbox(page);
  await expect.poll(() => hasFocus(page.locator('.free-play'))).toBe(true);
});
