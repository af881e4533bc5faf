import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { cardsIn, liveSandbox } from './sandbox.ts';

const { open } = useBrowser();

async function pasteForm(page: Page): Promise<{ sandbox: Locator; field: Locator }> {
  const sandbox = await liveSandbox(page);
  await sandbox.getByRole('button', { name: /Set up|Mise en place/ }).click();
  await sandbox.getByText(/Paste a card|Coller une carte/).click();
  return { sandbox, field: sandbox.locator('.paste textarea') };
}

test('a card in its words is understood as one types, added, and travels in the link', async () => {
  const page = await open('/en/sandbox/');
  const { sandbox, field } = await pasteForm(page);
  await field.fill('ALT_CORE_B_AX_04_U_1');
  await sandbox.locator('.pasted', { hasText: 'No card is called' }).waitFor();
  expect(await sandbox.locator('.pasted button').count()).toBe(0);
  await field.fill('Watcher\nCharacter, Robot, Axiom, 2/3, 1/1/2\n{J} Draw a frog.');
  await expect.poll(() => sandbox.locator('.unread').textContent()).toBe('frog');
  expect(await sandbox.locator('.pasted button').isDisabled()).toBe(true);
  await field.fill('Watcher\nCharacter, Robot, Axiom, 2/3, 1/1/2\n{J} I gain 2 boosts.');
  await sandbox.locator('.pasted blockquote', { hasText: 'I gain 2 boosts.' }).waitFor();
  await sandbox.locator('.pasted button').click();
  await expect.poll(() => cardsIn(sandbox, 'expedition:0:hero')).toEqual(['Watcher']);
  await sandbox.getByRole('button', { name: 'Done setting up' }).click();
  await expect.poll(() => page.evaluate(() => location.hash.length)).toBeGreaterThan(100);
  const { pathname, hash } = new URL(await page.evaluate(() => location.href));
  const reader = await open(pathname + hash);
  const shared = await liveSandbox(reader);
  await expect.poll(() => cardsIn(shared, 'expedition:0:hero')).toEqual(['Watcher']);
});

test('by keyboard, the next card is written where the last one was', async () => {
  const page = await open('/en/sandbox/');
  const { sandbox, field } = await pasteForm(page);
  await field.fill('Watcher\nCharacter, Robot, Axiom, 2/3, 1/1/2\n{J} I gain 2 boosts.');
  await sandbox.locator('.pasted button').press('Enter');
  await expect.poll(() => field.inputValue()).toBe('');
  expect(await field.evaluate((one) => one === document.activeElement)).toBe(true);
});

test('a deck list fills Deck and Hero, in French too', async () => {
  const page = await open('/fr/sandbox/');
  const { sandbox, field } = await pasteForm(page);
  await field.fill('1 ALT_CORE_B_AX_01_C\n3 ALT_CORE_B_AX_04_C\n2 Kappa\nPersonne');
  await sandbox.locator('.pasted li', { hasText: 'Personne' }).waitFor();
  await sandbox.locator('.pasted button').click();
  await expect.poll(() => sandbox.locator('.seat-0 .pile.of-deck .count').textContent()).toBe('5');
  await expect.poll(() => sandbox.locator('.seat-0 .hero-zone .title').count()).toBe(1);
});

test('why an Expedition cannot be chosen is told with the rule', async () => {
  const page = await open('/en/sandbox/');
  const sandbox = await liveSandbox(page);
  await sandbox.getByRole('button', { name: 'Set up' }).click();
  await sandbox.getByText('As text').click();
  const text = sandbox.getByRole('textbox', { name: 'As text' });
  await expect.poll(() => text.inputValue()).toContain('Alma');
  await text.fill('Alma hand: Ordis Cadets; mana 3');
  await text.press('Control+Enter');
  await expect.poll(() => cardsIn(sandbox, 'hand:0')).toEqual(['Ordis Cadets']);
  await sandbox.getByRole('button', { name: 'Done setting up' }).click();
  await sandbox.locator('.expedition.seat-1 .expedition-name').first().click();
  const sheet = page.getByRole('dialog', { name: /Bo/ });
  await sheet.getByText('cards are played in one’s own Expeditions').waitFor();
  await sheet.getByText('5.2.1.a').waitFor();
});
