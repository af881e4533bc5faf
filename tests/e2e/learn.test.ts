import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useBrowser } from './browser.ts';

const { open } = useBrowser();

const outcome = (page: Page) => page.locator('.lesson-told').getAttribute('data-outcome');
const option = (page: Page, name: RegExp) =>
  page.locator('.question').getByRole('button', { name }).first();
const isLive = (page: Page) => page.locator('.lesson-board[data-state=live]').waitFor();

describe('a lesson', () => {
  test('takes back what was not asked, and is done by what was', async () => {
    const page = await open('/en/learn/2-from-hand/');
    await isLive(page);
    await option(page, /^Pass$/).click();
    await expect.poll(() => outcome(page)).toBe('missed');
    await page.getByRole('button', { name: 'Take it back' }).click();
    await option(page, /Monolith Rune-Scribe.*Companion/).click();
    await expect.poll(() => outcome(page)).toBe('done');
    expect(await page.getByRole('link', { name: 'Next lesson' }).first().isVisible()).toBe(true);
    expect(await page.locator('.lesson-answer').getAttribute('open')).not.toBeNull();
  });

  test('is kept as done on the device, and the list leads on', async () => {
    const page = await open('/fr/learn/1-opening/', { alone: true });
    await page.evaluate(() => localStorage.setItem('altered-codex-lessons', '["1-opening"]'));
    await page.goto('/fr/learn/');
    const start = page.locator('.lesson-start[data-go-on]');
    await expect.poll(() => start.textContent()).toContain('2');
    expect(await start.getAttribute('href')).toContain('/fr/learn/2-from-hand/');
    expect(await page.locator('.lesson-progress progress').getAttribute('value')).toBe('1');
    await page.getByRole('button', { name: 'Oublier ma progression' }).click();
    await expect.poll(() => start.textContent()).toContain('1');
  });

  test('with a question is answered on the board itself', async () => {
    const page = await open('/en/learn/6-dusk/');
    await isLive(page);
    await page.locator('[data-at="expedition:0:hero"]').first().click();
    await expect.poll(() => outcome(page)).toBe('done');
  });

  test('explains a card and the table before it asks first, and nothing of it later', async () => {
    const page = await open('/it/learn/1-opening/', { viewport: { width: 360, height: 740 } });
    const explained = (await page.locator('.card-explained .drawn').boundingBox())!;
    const task = (await page.locator('.lesson-told').boundingBox())!;
    expect(explained.y).toBeLessThan(task.y);
    await page.goto('/it/learn/2-from-hand/');
    expect(await page.locator('.card-explained').count()).toBe(0);
  });

  test('that is the last leads to a game, to the question of the day and to the grid', async () => {
    const page = await open('/en/learn/15-tiebreaker/');
    const ways = page.locator('.lesson-told .lesson-next');
    expect(await ways.evaluateAll((all) => all.map((way) => way.getAttribute('href')))).toEqual([
      '/en/learn/game/',
      '/en/practice/#day',
      '/en/grid/',
    ]);
    expect(await ways.first().isVisible()).toBe(false);
  });

  test('can be read without scripts', async () => {
    const page = await open('/it/learn/8-night/', { javaScriptEnabled: false });
    expect(await page.locator('.stage').count()).toBe(1);
    await page.locator('.lesson-answer > summary').click();
    await expect.poll(() => page.locator('.lesson-answer').textContent()).toContain('Ancorato');
    expect(await page.locator('.lesson-answer').getAttribute('open')).not.toBeNull();
  });
});

test('a whole game begins by its number, waits for the reader and is told by its phases', async () => {
  const page = await open('/en/learn/game/?game=7');
  await page.locator('.whole-game[data-state=live]').waitFor();
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByText('Game 7', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Go to my choice' }).click();
  const cards = page.locator('.question .option-name');
  for (const nth of [0, 1, 2]) await cards.nth(nth).click();
  await page.locator('.confirm').first().click();
  await expect.poll(() => page.locator('.game-phase').textContent()).toContain('4.2.3');
});

test('the focus in a game lies on what comes next', async () => {
  const page = await open('/en/learn/game/?game=7', { viewport: { width: 360, height: 740 } });
  await page.locator('.whole-game[data-state=live]').waitFor();
  await page.locator('.game-begin').click();
  const holdsFocus = (selector: string) =>
    page.evaluate((wanted) => document.activeElement!.matches(wanted), selector);
  await page.getByRole('button', { name: 'Go to my choice' }).click();
  await expect.poll(() => holdsFocus('.answers .option-name')).toBe(true);
  const cards = page.locator('.question .option-name');
  for (const nth of [0, 1, 2]) await cards.nth(nth).click();
  await page.locator('.confirm').first().press('Enter');
  await expect.poll(() => holdsFocus('.control.main')).toBe(true);
  await page.keyboard.press('End');
  await expect.poll(() => holdsFocus('.answers .option-name')).toBe(true);
});

test('a game that was begun can be gone on with after the page was left', async () => {
  const page = await open('/en/learn/game/?game=7', { alone: true });
  const isGame = () => page.locator('.whole-game[data-state=live]').waitFor();
  const skip = page.getByRole('button', { name: 'Go to my choice' });
  const cards = page.locator('.question .option-name');
  await isGame();
  await page.getByRole('button', { name: 'Begin' }).click();
  await skip.click();
  for (const nth of [0, 1, 2]) await cards.nth(nth).click();
  await page.locator('.confirm').first().click();
  await expect.poll(() => page.locator('.game-phase').textContent()).toContain('4.2.3');
  await page.reload();
  await isGame();
  await page.getByRole('button', { name: 'Go on with game 7' }).click();
  await expect.poll(() => page.locator('.game-phase').textContent()).toContain('4.2.3');
  await expect.poll(() => page.locator('.game-state').textContent()).toBe('It is your choice.');
});
