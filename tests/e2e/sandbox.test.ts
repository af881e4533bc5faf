import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { cardsIn, liveSandbox, pressKeys, textOf, whereIs } from './sandbox.ts';
import { settled } from './settled.ts';

const { open } = useBrowser();

/** The engine's own script, named after `src/engine/advance.ts`. */
const ENGINE = /\/advance\.[\w-]+\.js$/;

test('Open the Gates, played to its end from the keyboard, and a step back', async () => {
  const page = await open('/en/examples/open-the-gates/');
  const sandbox = await liveSandbox(page);
  const [start, last = 0] = await whereIs(sandbox);
  expect(start).toBe(0);
  for (let i = 0; i < last; i++) await pressKeys(page, sandbox, 'ArrowRight');
  await expect.poll(() => whereIs(sandbox)).toEqual([last, last]);
  await expect.poll(() => cardsIn(sandbox, 'expedition:0:hero')).toHaveLength(2);
  await expect.poll(() => cardsIn(sandbox, 'expedition:0:companion')).toHaveLength(2);
  await expect.poll(() => cardsIn(sandbox, 'reserve:0')).toEqual(['Open the Gates']);
  await pressKeys(page, sandbox, 'ArrowLeft');
  await expect.poll(async () => (await whereIs(sandbox))[0]).toBe(last - 1);
});

test('four tokens appear at once, as one step of four actions', async () => {
  const page = await open('/en/examples/open-the-gates/');
  const sandbox = await liveSandbox(page);
  await sandbox.locator('.line.together .said', { hasText: 'create' }).first().click();
  await expect.poll(() => sandbox.locator('.card.touched').count()).toBeGreaterThanOrEqual(4);
  await expect.poll(() => textOf(sandbox.locator('[aria-current="step"] > .tag'))).toContain('4');
});

test('coming to life moves nothing on the page', async () => {
  const page = await open('/fr/5.0/6.1.e/');
  // A font that loads late moves the text above, which is not the fault of the sandbox.
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry) shifts.push(entry.value as number);
      }
    }).observe({ type: 'layout-shift' });
  });
  expect(await page.locator('.sandbox').getAttribute('data-state')).toBeNull();
  const before = await page.locator('.sandbox').boundingBox();
  await liveSandbox(page);
  await settled(page);
  const after = await page.locator('.sandbox').boundingBox();
  expect(after!.height).toBeCloseTo(before!.height, 0);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01);
});

test('it plays by itself, faster when told to, and stops at the end', async () => {
  const page = await open('/it/examples/open-the-gates/');
  const sandbox = await liveSandbox(page);
  await sandbox.getByLabel('Velocità').selectOption('4');
  await sandbox.locator('.control.main').click();
  const [, last] = await whereIs(sandbox);
  await expect.poll(() => whereIs(sandbox), { timeout: 15_000 }).toEqual([last, last]);
});

test('the rule of the page is lit, and its event is in sight', async () => {
  const page = await open('/fr/5.0/6.1.e/');
  await page.getByRole('link', { name: 'Voir en jeu' }).click();
  const sandbox = await liveSandbox(page);
  const lit = sandbox.locator('.line.lit[aria-current]').first();
  await expect
    .poll(() => lit.getByRole('img', { name: 'Cette règle à l’œuvre' }).count())
    .toBeGreaterThan(0);
  await expect
    .poll(async () => {
      const list = await sandbox.locator('.timeline').boundingBox();
      const line = await lit.locator('> .said').boundingBox();
      return line!.y >= list!.y && line!.y < list!.y + list!.height;
    })
    .toBe(true);
});

test('no engine is loaded for stepping; it and its words come when one chooses otherwise', async () => {
  const page = await open('/en/5.0/6.1.c/');
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  const sandbox = await liveSandbox(page);
  await pressKeys(page, sandbox, 'ArrowRight', 'ArrowRight', 'End');
  expect(loaded.filter((url) => ENGINE.test(url))).toEqual([]);
  const stepping = loaded.length;
  // Shared texts may be listed for the words of a language too. A script that was fetched is imported
  // from the browser's own copy, under the same address.
  const later = (name: RegExp) =>
    new Set(loaded.slice(stepping).filter((url) => name.test(url))).size;
  await pressKeys(page, sandbox, 'Home');
  const target = sandbox.locator('.question', { hasText: 'target' });
  const forward = sandbox.getByRole('button', { name: 'Step forward' });
  for (let i = 0; i < 6 && (await target.count()) === 0; i++) await forward.click();
  await pressKeys(page, sandbox, '2');
  await sandbox.getByRole('button', { name: 'Back to the example' }).waitFor();
  expect(later(ENGINE)).toBe(1);
  expect(later(/play-words.*\.js$/)).toBe(1);
});

test('a card is shown large with its text, and the keyboard comes back to it', async () => {
  const page = await open('/en/examples/spy-craft/');
  const sandbox = await liveSandbox(page);
  const card = sandbox.getByRole('button', { name: /^Harvest/ });
  await card.focus();
  await page.keyboard.press('i');
  const sheet = page.getByRole('dialog', { name: 'Harvest' });
  await sheet.waitFor();
  await expect.poll(() => sheet.locator('.card-text').count()).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
});

test('a sheet takes the keys as soon as it is drawn', async () => {
  const page = await open('/en/sandbox/', { alone: true });
  const sandbox = await liveSandbox(page);
  const button = sandbox.getByRole('button', { name: 'Keys' });
  const list = sandbox.getByRole('dialog', { name: 'Keys' });
  await button.click();
  await list.waitFor();
  await page.keyboard.press('Escape');
  await list.waitFor({ state: 'detached' });
  // The clock is stopped, so that nothing scheduled after the drawing runs.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.keyboard.press('Enter');
  await expect.poll(() => list.count()).toBe(1);
  await page.keyboard.press('Escape');
  await expect.poll(() => list.count()).toBe(0);
});

test('a card that could be chosen is shown large by the right button', async () => {
  const page = await open('/en/examples/spy-craft/');
  const sandbox = await liveSandbox(page);
  await pressKeys(page, sandbox, 'ArrowRight');
  await sandbox.locator('.press.option', { hasText: 'Spy Craft' }).click({ button: 'right' });
  await page.getByRole('dialog', { name: 'Spy Craft' }).waitFor();
});

test('another player’s view hides what that player cannot know', async () => {
  const page = await open('/en/examples/spy-craft/');
  const sandbox = await liveSandbox(page);
  await expect.poll(() => cardsIn(sandbox, 'hand:0')).toEqual(['Spy Craft']);
  await sandbox.getByLabel('Seen by').selectOption({ label: 'Bo' });
  await expect.poll(() => cardsIn(sandbox, 'hand:0')).toEqual([]);
  await expect.poll(() => textOf(sandbox)).not.toContain('Ratatoskr goes');
});

test('with reduced motion nothing moves', async () => {
  const page = await open('/en/examples/open-the-gates/', { reducedMotion: 'reduce' });
  const sandbox = await liveSandbox(page);
  await pressKeys(page, sandbox, 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight');
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});
