import { describe, expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { bottomOf, hiddenHeight, liveSandbox, pressKeys, VIEWPORTS } from './sandbox.ts';

const { open } = useBrowser();

test.each([
  [360, 640],
  [600, 520],
])('an embed of %i by %i has board and controls in view', async (width, height) => {
  const page = await open('/embed/en/open-the-gates/', { viewport: { width, height } });
  const sandbox = await liveSandbox(page);
  for (const part of ['.stage-room', '.steps', '.desk']) {
    expect(await bottomOf(sandbox.locator(part))).toBeLessThanOrEqual(height);
  }
});

describe.each(VIEWPORTS)('$width by $height pixels', (viewport) => {
  test('the board and the controls are in view together, and stepping scrolls nothing', async () => {
    const page = await open('/en/examples/open-the-gates/', { viewport, reducedMotion: 'reduce' });
    const sandbox = await liveSandbox(page);
    await sandbox
      .locator('.play')
      .evaluate((play) => play.scrollIntoView({ block: 'start', behavior: 'instant' }));
    for (const part of ['.stage-room', '.steps']) {
      expect(await bottomOf(sandbox.locator(part))).toBeLessThanOrEqual(viewport.height + 1);
    }
    const before = await page.evaluate(() => scrollY);
    await pressKeys(page, sandbox, 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight');
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });
});

test.each([
  [740, 360],
  [844, 390],
  [915, 412],
])('on a phone held sideways, %i by %i, the board has the whole height', async (width, height) => {
  const page = await open('/en/examples/coppelia/', {
    viewport: { width, height },
    reducedMotion: 'reduce',
  });
  const sandbox = await liveSandbox(page);
  await sandbox.locator('.play').evaluate((play) => play.scrollIntoView());
  await pressKeys(page, sandbox, 'ArrowRight', 'ArrowRight');
  const room = sandbox.locator('.stage-room');
  const board = (await room.boundingBox())!;
  expect(board.y).toBeGreaterThanOrEqual(0);
  expect(board.y + board.height).toBeLessThanOrEqual(height);
  expect(await hiddenHeight(room)).toBeLessThanOrEqual(0);
  const controls = (await sandbox.locator('.desk').boundingBox())!;
  expect(controls.x).toBeGreaterThanOrEqual(board.x + board.width);
});

test('the sheet of a decision leaves the half of the player who is asked in view', async () => {
  const page = await open('/en/examples/coppelia/', { viewport: { width: 360, height: 740 } });
  const sandbox = await liveSandbox(page);
  await pressKeys(page, sandbox, 'ArrowRight');
  const sheet = (await sandbox.locator('.answers').boundingBox())!;
  for (const own of ['.lower', '.seat.seat-0']) {
    const { y } = (await sandbox.locator(own).first().boundingBox())!;
    expect(y).toBeGreaterThanOrEqual(sheet.y + sheet.height - 24);
  }
});

test('on the page of a rule one press shows it at work', async () => {
  const page = await open('/en/5.0/6.1.e/');
  const sandbox = await liveSandbox(page);
  await page.getByRole('link', { name: 'Watch', exact: true }).click();
  await sandbox.locator('.caption', { hasText: 'This rule at work' }).waitFor();
  // At the step that the example states, not at the payment before it.
  expect(await sandbox.locator('.caption').textContent()).toContain('4 actions');
  await expect.poll(() => sandbox.locator('.ticks i').count()).toBeGreaterThan(0);
});

test('two editions have one slider, and what differs is marked', async () => {
  const page = await open('/en/examples/banishing-gate/');
  const sandbox = await liveSandbox(page);
  await sandbox.getByRole('button', { name: 'Side by side' }).click();
  await expect.poll(() => sandbox.locator('.stage').count()).toBe(2);
  await expect.poll(() => sandbox.getByRole('slider').count()).toBe(1);
  await expect.poll(() => sandbox.locator('.line.differs').count()).toBeGreaterThan(0);
  await sandbox.getByRole('button', { name: 'Step forward' }).click();
  await expect.poll(() => sandbox.locator('[aria-current="step"]').count()).toBeGreaterThan(1);
});

test.each([
  ['/en/5.0/2.2.7.b/', 360, 740],
  ['/it/examples/banishing-gate/', 1024, 768],
])('the boards of two editions hold all that is on them: %s', async (path, width, height) => {
  const page = await open(path, { viewport: { width, height } });
  const beside = page.getByRole('button', { name: /Side by side|Fianco a fianco/ });
  await page.locator('.sandbox').last().scrollIntoViewIfNeeded();
  if (path.includes('examples')) await beside.click();
  const both = page.locator('.side-by-side');
  await both.getByRole('slider').press('End');
  await both.locator('.limbo .card').first().waitFor();
  const hidden = async () =>
    Promise.all((await both.locator('.stage-room').all()).map(hiddenHeight));
  await expect.poll(hidden).toEqual([0, 0]);
});

test('on a phone the board of a rule with a crowded example is whole', async () => {
  const page = await open('/it/5.0/2.2.7.b/', { viewport: { width: 360, height: 740 } });
  const sandbox = await liveSandbox(page);
  expect(await hiddenHeight(sandbox.locator('.stage-room'))).toBe(0);
});
