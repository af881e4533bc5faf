import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';

const { open } = useBrowser();

const PAIR = '?a=the-council&b=ganesha-shifted';
const FORBIDDEN = 'A Reaction of Ganesha cannot activate, because of The Council.';

test('an address with two cards brings rulings, situations with their rules, and a board', async () => {
  const page = await open(`/en/between/${PAIR}`);
  const first = page.locator('.meeting').first();
  await expect.poll(() => first.textContent()).toContain(FORBIDDEN);
  expect(await first.locator('.rules a').first().textContent()).toBe('7.3.1.e');
  await page.locator('.situations[aria-busy=false]').waitFor();
  expect(await page.locator('.situations [role=status]').textContent()).toMatch(
    /^\d+ situations?, .* positions played\.$/,
  );
  expect(await page.locator('.pair-rulings a').first().textContent()).toContain('Ganesha (Muna)');
  await first.getByRole('button', { name: 'Play it on a board' }).click();
  await first.locator('.control.main').waitFor();
  expect(await first.locator('.board-cards, .table, .fronts').count()).toBeGreaterThan(0);
});

test('cards are chosen by mistyped names with keys, kept in the address, and back brings them again', async () => {
  const page = await open('/en/between/');
  await page.locator('.between .empty-state').waitFor();
  const fields = page.getByRole('combobox', { name: /card$/ });
  await fields.first().fill('tiny jinn');
  await fields.first().press('Enter');
  await expect.poll(() => new URL(page.url()).search).toBe('?a=tiny-jinn');
  await fields.nth(1).fill('paint prisom');
  await page
    .getByRole('option', { name: /Paint Prison/ })
    .first()
    .waitFor();
  await fields.nth(1).press('Enter');
  await expect.poll(() => new URL(page.url()).search).toBe('?a=tiny-jinn&b=paint-prison');
  await page.locator('.meeting').first().waitFor();
  await page.goBack();
  await expect.poll(() => new URL(page.url()).search).toBe('?a=tiny-jinn');
  await expect.poll(() => page.locator('.meeting').count()).toBe(0);
});

test('on a phone the answer for two cards is in the first screen, with its board one press away', async () => {
  const HEIGHT = 740;
  const page = await open(`/en/between/${PAIR}`, { viewport: { width: 360, height: HEIGHT } });
  await page.locator('.situations[aria-busy=false]').waitFor();
  const bar = await page.locator('.site-ways').boundingBox();
  const meeting = page.locator('.meeting').first();
  for (const part of [meeting.locator('.told'), meeting.getByRole('button')]) {
    const { y, height } = (await part.boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(bar?.y ?? HEIGHT);
  }
  const field = page.getByRole('combobox', { name: 'First card' });
  expect(await field.isVisible()).toBe(false);
  await page.getByRole('button', { name: /Change/ }).click();
  expect(await field.inputValue()).toBe('The Council');
});

test('what would happen with any card is set apart, and folded', async () => {
  const page = await open('/en/between/?a=banishing-gate&b=achilles');
  const general = page.locator('details.general');
  await general.waitFor();
  expect(await general.getByRole('heading', { level: 2 }).textContent()).toBe(
    'What would happen with any card',
  );
  expect(await general.locator('.meeting').first().isVisible()).toBe(false);
  expect(await page.locator('.situations > .meetings > .meeting').count()).toBeGreaterThan(0);
});

test('a card that there is not is said, and others can be chosen', async () => {
  const page = await open('/en/between/?a=nobody&b=maw');
  expect(await page.getByRole('alert').textContent()).toContain('does not exist');
  expect(await page.getByRole('combobox', { name: 'Second card' }).inputValue()).toBe('Maw');
});

test('two names typed into the search lead to the page of the two cards', async () => {
  const page = await open('/en/search/?q=the+council+ganesha');
  const link = page.locator('a[href*="/en/between/?a="]').first();
  await link.waitFor();
  expect(await link.getAttribute('href')).toContain('a=the-council&b=ganesha');
});

test('without scripts it says what it would do, and leads to the cards', async () => {
  const page = await open('/fr/between/', { javaScriptEnabled: false });
  expect(await page.locator('noscript, main').first().textContent()).toContain('JavaScript');
  expect(await page.locator('main a[href="/fr/cards/"]').count()).toBe(1);
});

test('the page of a card leads here with that card', async () => {
  const page = await open('/it/cards/maw/');
  expect(await page.locator('a[href="/it/between/?a=maw"]').count()).toBe(1);
});
