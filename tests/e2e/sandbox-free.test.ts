import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { cardsIn, finallyIn, liveSandbox } from './sandbox.ts';

const { open } = useBrowser();

async function setUp(page: Page): Promise<Locator> {
  const sandbox = await liveSandbox(page);
  await sandbox.getByRole('button', { name: 'Set up' }).click();
  return sandbox;
}

async function add(sandbox: Locator, card: string, place: string) {
  const picker = sandbox.locator('.card-picker');
  await picker.getByLabel('Where').selectOption({ label: place });
  await picker.getByRole('searchbox').fill(card);
  await picker.getByRole('searchbox').press('Enter');
}

test('a position set up by hand is played, and every change undone', async () => {
  const page = await open('/en/sandbox/');
  const sandbox = await setUp(page);
  await add(sandbox, 'Ordis Cadets', 'Hand');
  await sandbox.locator('.fields.seat-0 > summary').click();
  await sandbox.getByLabel('Mana ready').first().fill('3');
  await sandbox.getByLabel('Mana ready').first().press('Enter');
  await expect.poll(() => cardsIn(sandbox, 'hand:0')).toEqual(['Ordis Cadets']);
  await sandbox.getByRole('button', { name: 'Done setting up' }).click();
  await sandbox.locator('.press.option', { hasText: 'Ordis Cadets' }).click();
  await sandbox.locator('.expedition-name.option').first().click();
  await expect
    .poll(async () => (await finallyIn(sandbox, 'expedition:0:hero')).sort())
    .toEqual(['Ordis Cadets', 'Ordis Recruit']);
  for (let i = 0; i < 3; i++) await sandbox.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => cardsIn(sandbox, 'hand:0')).toEqual([]);
});

test('a card on the board is given a boost and a status, and taken away', async () => {
  const page = await open('/en/sandbox/');
  const sandbox = await setUp(page);
  await add(sandbox, 'Ordis Trooper', 'Hero Expedition');
  await sandbox.locator('.upright .press').click();
  const sheet = page.getByRole('dialog', { name: 'Ordis Trooper' });
  await sheet.getByRole('button', { name: 'One more' }).click();
  await page.keyboard.press('Escape');
  await expect.poll(() => sandbox.locator('.upright .badge').allTextContents()).toEqual(['1']);
  await expect.poll(() => sandbox.locator('.upright .statistic.raised').count()).toBe(3);
});

test('what cannot be is refused with the rule', async () => {
  const page = await open('/en/sandbox/');
  const sandbox = await setUp(page);
  await add(sandbox, 'Kelon Burst', 'Hero Expedition');
  const notice = sandbox.locator('.notice');
  await notice.locator('.ref').first().waitFor();
  await expect.poll(() => cardsIn(sandbox, 'expedition:0:hero')).toEqual([]);
});

test('a position survives a reload', async () => {
  const page = await open('/en/sandbox/');
  const sandbox = await setUp(page);
  await add(sandbox, 'Kelon Burst', 'Reserve');
  await expect.poll(() => new URL(page.url()).hash).toContain('play=');
  await page.reload();
  const reloaded = await liveSandbox(page);
  await expect.poll(() => cardsIn(reloaded, 'reserve:0')).toEqual(['Kelon Burst']);
});

test('a random game begins with the first Mana Orbs', async () => {
  const page = await open('/en/sandbox/');
  const sandbox = await liveSandbox(page);
  await sandbox.getByLabel('Start from').selectOption({ label: 'A random game' });
  await expect.poll(() => finallyIn(sandbox, 'hand:0')).toHaveLength(6);
  await expect.poll(() => sandbox.locator('.question .option-name').count()).toBe(6);
});

test('four players sit at one table', async () => {
  const page = await open('/en/sandbox/');
  const sandbox = await liveSandbox(page);
  await sandbox.getByRole('combobox', { name: 'Mode' }).selectOption({ label: 'Free for All' });
  await expect.poll(() => sandbox.locator('.seat').count()).toBe(4);
  await expect.poll(() => sandbox.locator('.front').count()).toBe(4);
});

test('on a phone, a refusal is seen where the change was asked for', async () => {
  const viewport = { width: 360, height: 740 };
  const page = await open('/en/sandbox/', { viewport });
  const sandbox = await setUp(page);
  await add(sandbox, 'Kelon Burst', 'Hero Expedition');
  const said = (await sandbox.locator('.setup-panel > .notice .refused').boundingBox())!;
  expect(said.y).toBeGreaterThan(0);
  expect(said.y + said.height).toBeLessThanOrEqual(viewport.height);
});

test('on a narrow phone, a long name makes nothing scroll sideways or stick out', async () => {
  const page = await open('/en/sandbox/', { viewport: { width: 320, height: 640 } });
  const sandbox = await setUp(page);
  const seat = sandbox.locator('.fields.seat-0');
  await seat.locator('> summary').click();
  const name = seat.getByLabel('Name');
  const { x, width } = (await seat.boundingBox())!;
  const field = (await name.boundingBox())!;
  expect(field.x + field.width).toBeLessThan(x + width);
  await name.fill('W'.repeat(40));
  await name.press('Enter');
  await sandbox.getByRole('button', { name: 'Done setting up' }).click();
  const outside = await sandbox.evaluate((root) =>
    [...root.querySelectorAll('.player, .pile, .whose, .asked, .said')]
      .filter((element) => element.getBoundingClientRect().right > innerWidth)
      .map(({ className }) => className),
  );
  expect(outside).toEqual([]);
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBeLessThanOrEqual(320);
});

test('a refusal of what is asked in a card’s sheet is said in the sheet', async () => {
  const page = await open('/it/sandbox/');
  const sandbox = await liveSandbox(page);
  await sandbox.getByRole('button', { name: 'Prepara' }).click();
  const picker = sandbox.locator('.card-picker');
  await picker.getByRole('searchbox').fill('Ordis Cadets');
  await picker.getByRole('searchbox').press('Enter');
  await sandbox.locator('[data-zone="hand:0"] .press').click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Dormiente' }).click();
  await sheet.getByText('Non è possibile: Mano di Alma').waitFor();
});

test('while setting up, a card that could be played is pressed to be changed', async () => {
  const page = await open('/en/sandbox/', {
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  const sandbox = await setUp(page);
  await sandbox.locator('.fields.seat-0 > summary').tap();
  await sandbox.getByLabel('Mana ready').first().fill('3');
  await sandbox.getByLabel('Mana ready').first().press('Enter');
  await add(sandbox, 'Ordis Cadets', 'Hand');
  await add(sandbox, 'Kelon Burst', 'Hand');
  await sandbox.locator('[data-zone="hand:0"] .press', { hasText: 'Ordis Cadets' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Take away' }).tap();
  await expect.poll(() => cardsIn(sandbox, 'hand:0')).toEqual(['Kelon Burst']);
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
});
