import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { cardsIn, liveSandbox, textOf, whereIs } from './sandbox.ts';

const { open } = useBrowser();

/** More stops than any way through the page has. */
const MOST_TABS = 150;

/** Goes with Tab to the control of a name. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let i = 0; i < MOST_TABS; i++) {
    const here = await page.evaluate(() => {
      const active = document.activeElement;
      return `${active?.getAttribute('aria-label') ?? ''} ${active?.textContent ?? ''}`.trim();
    });
    if (name.test(here)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${name}.`);
}

/** The key of the option that a word is in; the first where none is. */
async function keyOf(page: Page, word: string): Promise<string> {
  const options = await page.locator('.question .option-name').allTextContents();
  return String(
    Math.max(
      0,
      options.findIndex((option) => option.includes(word)),
    ) + 1,
  );
}

test('a game is set up, played to its end and shared by keyboard alone', async () => {
  const page = await open('/en/sandbox/', {
    viewport: { width: 1280, height: 900 },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const sandbox = await liveSandbox(page);
  await tabTo(page, /^Set up$/);
  await page.keyboard.press('Enter');
  await page.keyboard.type('Kappa');
  await page.keyboard.press('Enter');
  await expect.poll(() => cardsIn(sandbox, 'expedition:0:hero')).toEqual(['Kappa']);
  await tabTo(page, /^As text/);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect
    .poll(() => page.evaluate(() => (document.activeElement as HTMLTextAreaElement).value))
    .toContain('Kappa');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('tumult: forest face-up, mountain face-up, water face-up');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('Alma hero 6: Kappa; hand: Ordis Cadets; mana 3');
  await page.keyboard.press('Control+Enter');
  await expect.poll(() => cardsIn(sandbox, 'hand:0')).toEqual(['Ordis Cadets']);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  for (let i = 0; i < MOST_TABS && (await sandbox.locator('.quick-add').count()) > 0; i++) {
    await page.keyboard.press('Shift+Tab');
    const here = await page.evaluate(() => document.activeElement?.textContent);
    if (here === 'Done setting up') await page.keyboard.press('Enter');
  }
  await tabTo(page, /^(?:Play|Forward)/);
  const told = sandbox.locator('.play > [aria-live="polite"]');
  const sentences = new Set<string>();
  for (let i = 0; i < MOST_TABS; i++) {
    sentences.add(await textOf(told));
    if (/won/u.test(await textOf(sandbox.locator('.whose')))) break;
    const isAsked = (await sandbox.locator('.question .option-name').count()) > 0;
    const isGiven = (await sandbox.locator('.question .option-name.chosen').count()) > 0;
    await page.keyboard.press(isAsked && !isGiven ? await keyOf(page, 'Ordis') : 'ArrowRight');
  }
  expect(await textOf(sandbox.locator('.whose'))).toContain('Alma');
  expect(sentences.size).toBeGreaterThan(5);
  await tabTo(page, /^Copy link/);
  await page.keyboard.press('Enter');
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain('/en/sandbox/#');
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  const reader = await open(link.pathname + link.hash);
  const shared = await liveSandbox(reader);
  await expect.poll(() => textOf(shared.locator('.whose'))).toContain('Alma');
});

test('keys are listed where they work', async () => {
  const page = await open('/en/sandbox/');
  const sandbox = await liveSandbox(page);
  const keys = sandbox.locator('dialog kbd');
  const list = () => sandbox.getByRole('button', { name: 'Keys' }).click();
  await list();
  await expect.poll(() => keys.allTextContents()).toContain('1 … 9');
  await page.keyboard.press('Escape');
  await sandbox.getByRole('button', { name: 'Set up' }).click();
  await list();
  await expect.poll(() => keys.allTextContents()).not.toContain('1 … 9');
  await expect.poll(() => keys.allTextContents()).toContain('U');
});

test('arrows step while nothing has the focus, and so does the wheel over the slider', async () => {
  const page = await open('/en/examples/open-the-gates/');
  const sandbox = await liveSandbox(page);
  const at = async () => (await whereIs(sandbox))[0];
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect.poll(at).toBe(2);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(at).toBe(1);
  await sandbox.locator('.slider').hover();
  await page.mouse.wheel(0, 40);
  await expect.poll(at).toBe(2);
  await page.getByRole('searchbox').or(page.getByRole('combobox')).first().focus();
  await page.keyboard.press('ArrowRight');
  expect(await at()).toBe(2);
});
