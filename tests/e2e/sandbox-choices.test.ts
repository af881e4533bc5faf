import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import {
  cardsIn,
  chooseCard,
  finallyIn,
  liveSandbox,
  pressKeys,
  textOf,
  whereIs,
} from './sandbox.ts';

const { open } = useBrowser();

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Steps until a target is asked for. */
async function toTarget(sandbox: Locator) {
  const asked = sandbox.locator('.question', { hasText: /target/ });
  for (let i = 0; i < 6 && (await asked.count()) === 0; i++) {
    await sandbox.getByRole('button', { name: 'Step forward' }).click();
  }
  return asked;
}

/** Scrolls so that the board begins below the header. */
function toTop(sandbox: Locator): Promise<void> {
  return sandbox.evaluate((board) => scrollBy(0, board.getBoundingClientRect().top - 70));
}

/** Waits until the page has stood still for ten frames: a smooth scroll may begin late, and slowly. */
function settled(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let still = 0, last = scrollY; still < 10; last = scrollY) {
      await new Promise(requestAnimationFrame);
      still = scrollY === last ? still + 1 : 0;
    }
  });
}

/** Presses a button as a finger does that is there already: nothing is scrolled for it. */
function tap(button: Locator): Promise<void> {
  return button.evaluate((pressed: HTMLElement) => pressed.click());
}

describe('choosing otherwise in Spy Craft', () => {
  test('with the mouse: the other card on the board', async () => {
    const page = await open('/en/examples/spy-craft/');
    const sandbox = await liveSandbox(page);
    await toTarget(sandbox);
    await chooseCard(sandbox, 'Harvest');
    await expect.poll(() => sandbox.getByRole('button', { name: 'Undo' }).isEnabled()).toBe(true);
    await expect.poll(() => finallyIn(sandbox, 'reserve:1')).toEqual(['Kelon Burst']);
    await expect.poll(() => cardsIn(sandbox, 'reserve:0')).toEqual(['Ratatoskr']);
  });

  test('by touch: none, in the list', async () => {
    const page = await open('/en/examples/spy-craft/', phone);
    const sandbox = await liveSandbox(page);
    await toTarget(sandbox);
    await sandbox.locator('.option-name', { hasText: 'None' }).tap();
    await expect.poll(() => sandbox.getByRole('button', { name: 'Undo' }).isEnabled()).toBe(true);
    await expect.poll(() => finallyIn(sandbox, 'reserve:1')).toEqual(['Kelon Burst', 'Harvest']);
    await expect.poll(() => cardsIn(sandbox, 'reserve:0')).toEqual(['Ratatoskr']);
  });

  test('from the keyboard: the second option', async () => {
    const page = await open('/en/examples/spy-craft/');
    const sandbox = await liveSandbox(page);
    const asked = await toTarget(sandbox);
    const second = await textOf(asked.locator('.option-name').nth(1));
    await pressKeys(page, sandbox, '2');
    await expect
      .poll(() => sandbox.locator('.line', { hasText: `chooses: ${second}` }).count())
      .toBeGreaterThan(0);
  });
});

test('who chose otherwise sees both lines in the trace, and goes from one to the other', async () => {
  const page = await open('/en/examples/spy-craft/');
  const sandbox = await liveSandbox(page);
  await toTarget(sandbox);
  expect(await sandbox.locator('.options-here').count()).toBeGreaterThan(0);
  expect(await sandbox.locator('.branch').count()).toBe(0);
  await chooseCard(sandbox, 'Harvest');
  const main = sandbox.locator('.branch', { hasText: 'Main line' });
  await expect.poll(() => textOf(main)).toContain('Kelon Burst');
  await sandbox.locator('.off-script').waitFor();
  await main.click();
  await sandbox.locator('.off-script').waitFor({ state: 'detached' });
  const variation = sandbox.locator('.branch', { hasText: 'Variation' });
  await expect.poll(() => textOf(variation)).toContain('Harvest');
  await variation.click();
  await main.waitFor();
  await expect.poll(() => finallyIn(sandbox, 'reserve:1')).toEqual(['Kelon Burst']);
});

describe.each([
  { width: 320, height: 640 },
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
])('what is asked, $width pixels wide', (viewport) => {
  test.each(['/fr/examples/spy-craft/', '/en/examples/whole-day/'])(
    'on %s is seen with the board, and the controls stay where they are',
    async (path) => {
      const page = await open(path, { viewport });
      const sandbox = await liveSandbox(page);
      const forward = sandbox.locator('.desk .control').nth(2);
      // The first press brings the board below the header, where it stays.
      await forward.click();
      await sandbox.getByRole('slider').press('Home');
      const { y } = (await forward.boundingBox())!;
      const question = sandbox.locator('.question');
      while ((await question.count()) === 0) await forward.click();
      const asked = (await question.boundingBox())!;
      expect(asked.y + asked.height).toBeLessThanOrEqual(viewport.height);
      const option = (await question.locator('.option-name').first().boundingBox())!;
      expect(option.y + option.height).toBeLessThanOrEqual(asked.y + asked.height);
      expect((await forward.boundingBox())!.y).toBeCloseTo(y, 0);
    },
  );
});

test('on a phone the page follows what happens, and the controls stay where they are', async () => {
  const page = await open('/en/examples/spy-craft/', phone);
  const sandbox = await liveSandbox(page);
  await toTop(sandbox);
  const forward = sandbox.getByRole('button', { name: 'Step forward' });
  const { y } = (await forward.boundingBox())!;
  const inSight = (of: string) =>
    expect
      .poll(async () => {
        const box = await sandbox.locator(of).first().boundingBox();
        const desk = await sandbox.locator('.desk').boundingBox();
        return box !== null && box.y > 56 && box.y + box.height < desk!.y;
      })
      .toBe(true);
  await tap(forward);
  await inSight('[data-zone="hand:0"] .option');
  const target = sandbox.locator('[data-zone="reserve:1"] .option');
  for (let i = 0; i < 6 && (await target.count()) === 0; i++) {
    await settled(page);
    await tap(forward);
  }
  await inSight('[data-zone="reserve:1"] .option');
  await settled(page);
  expect((await forward.boundingBox())!.y).toBeCloseTo(y, 0);
});

test('from the keyboard, what has the focus on the board is not behind the controls', async () => {
  const page = await open('/en/examples/spy-craft/', { viewport: phone.viewport });
  const sandbox = await liveSandbox(page);
  await toTop(sandbox);
  const things = await sandbox.locator('.table button.press').all();
  await things[0]!.focus();
  for (const _ of things) {
    const behind = await page.evaluate(() => {
      const desk = document.querySelector('.desk')!.getBoundingClientRect();
      return document.activeElement!.getBoundingClientRect().bottom > desk.top + 1;
    });
    expect(behind).toBe(false);
    await page.keyboard.press('Tab');
    if (!(await page.evaluate(() => document.activeElement!.matches('.table .press')))) break;
  }
});

test('a card that is pressed is shown with its choices, and one more press makes one', async () => {
  const page = await open('/en/examples/spy-craft/', phone);
  const sandbox = await liveSandbox(page);
  await toTarget(sandbox);
  const before = await whereIs(sandbox);
  await sandbox.locator('.press.option', { hasText: 'Harvest' }).click();
  const sheet = page.getByRole('dialog', { name: 'Harvest' });
  await sheet.locator('.card-text').first().waitFor();
  expect(await sheet.locator('.card-choices .option-name').count()).toBe(1);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  expect(await whereIs(sandbox)).toEqual(before);
  await chooseCard(sandbox, 'Harvest');
  await expect.poll(() => sandbox.getByRole('button', { name: 'Undo' }).isEnabled()).toBe(true);
});

test('after an answer the game goes on by itself', async () => {
  const page = await open('/en/examples/spy-craft/');
  const sandbox = await liveSandbox(page);
  await toTarget(sandbox);
  await chooseCard(sandbox, 'Harvest');
  await sandbox.getByRole('button', { name: 'Pause' }).waitFor();
});

test('the given answer, chosen again, only steps on', async () => {
  const page = await open('/en/examples/spy-craft/');
  const sandbox = await liveSandbox(page);
  const asked = await toTarget(sandbox);
  const [at = 0, last] = await whereIs(sandbox);
  await asked.locator('.option-name.chosen').click();
  await expect.poll(() => whereIs(sandbox)).toEqual([at + 1, last]);
});

test('a seat’s view keeps the other’s choices secret until one looks as that player', async () => {
  const page = await open('/en/examples/spy-craft/');
  const sandbox = await liveSandbox(page);
  await sandbox.getByRole('slider').fill('1');
  await sandbox.getByLabel('Seen by').selectOption({ label: 'Bo' });
  await sandbox.getByText('Only that player sees').waitFor();
  await expect.poll(() => sandbox.locator('.table .press.option').count()).toBe(0);
  await sandbox.getByRole('button', { name: 'See the table as Alma' }).click();
  await expect.poll(() => sandbox.locator('.table .press.option').count()).toBeGreaterThan(0);
});

test('a player who is asked keeps the size of all that is theirs', async () => {
  const page = await open('/en/examples/spy-craft/');
  const sandbox = await liveSandbox(page);
  const icon = sandbox.locator('.seat-0 .of-deck .icon').first();
  const { width } = (await icon.boundingBox())!;
  await pressKeys(page, sandbox, 'ArrowRight');
  await expect.poll(() => sandbox.locator('.seat-0.asked').count()).toBe(1);
  expect((await icon.boundingBox())!.width).toBe(width);
});

test('an option chosen in the list leaves the keys alive', async () => {
  const page = await open('/en/examples/spy-craft/');
  const sandbox = await liveSandbox(page);
  await toTarget(sandbox);
  await sandbox.locator('.option-name', { hasText: 'None' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => sandbox.getByRole('button', { name: 'Undo' }).isEnabled()).toBe(true);
  await sandbox.getByRole('button', { name: 'Back to the example' }).waitFor();
  const [at = 0] = await whereIs(sandbox);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(async () => (await whereIs(sandbox))[0]).toBe(at - 1);
});

test('undoing past what was revealed says why, and can be done all the same', async () => {
  const page = await open('/en/examples/spy-craft/');
  const sandbox = await liveSandbox(page);
  await toTarget(sandbox);
  await chooseCard(sandbox, 'Harvest');
  await expect.poll(() => sandbox.getByRole('button', { name: 'Undo' }).isEnabled()).toBe(true);
  await expect.poll(() => finallyIn(sandbox, 'reserve:0')).toEqual(['Ratatoskr']);
  await sandbox.getByRole('button', { name: 'Undo' }).click();
  await sandbox.getByText('A card has been revealed since').waitFor();
  await sandbox.getByRole('button', { name: 'Go back all the same' }).click();
  await expect.poll(() => cardsIn(sandbox, 'reserve:1')).toEqual(['Kelon Burst', 'Harvest']);
  await sandbox.getByRole('button', { name: 'Redo' }).click();
  await expect.poll(() => finallyIn(sandbox, 'reserve:1')).toEqual(['Kelon Burst']);
});

test('starting over brings the script back', async () => {
  const page = await open('/en/examples/spy-craft/');
  const sandbox = await liveSandbox(page);
  await toTarget(sandbox);
  await pressKeys(page, sandbox, '2');
  await expect
    .poll(() => sandbox.getByRole('button', { name: 'Undo' }).getAttribute('aria-disabled'))
    .toBeNull();
  await sandbox.getByRole('button', { name: 'Start over' }).click();
  await expect.poll(() => finallyIn(sandbox, 'reserve:1')).toEqual(['Harvest']);
});

test('a variant can be played, and it in the other edition', async () => {
  const page = await open('/en/examples/spy-craft/');
  const sandbox = await liveSandbox(page);
  await sandbox.getByRole('combobox').first().selectOption({ label: 'Nothing is targeted' });
  await expect.poll(() => finallyIn(sandbox, 'reserve:1')).toEqual(['Kelon Burst', 'Harvest']);
  const pressed = (edition: string) =>
    sandbox.getByRole('button', { name: edition }).getAttribute('aria-pressed');
  expect(await pressed('5.0')).toBe('true');
  await sandbox.getByRole('button', { name: '2024-09' }).click();
  await expect.poll(() => pressed('2024-09')).toBe('true');
  expect(await pressed('5.0')).toBe('false');
  await expect.poll(() => finallyIn(sandbox, 'reserve:1')).toEqual(['Kelon Burst', 'Harvest']);
});

test('above the board stands the story of the variant that is played', async () => {
  const page = await open('/en/examples/spy-craft/');
  const sandbox = await liveSandbox(page);
  const story = () => page.locator('.worked-example > p:visible').allTextContents();
  const variant = sandbox.getByRole('combobox').first();
  const own = await story();
  await variant.selectOption({ label: 'Nothing is targeted' });
  await expect.poll(story).toEqual([expect.stringContaining('Sabotage says “up to one”')]);
  await variant.selectOption({ index: 0 });
  await expect.poll(story).toEqual(own);
});

test('leaving the example is said, with the way back to it', async () => {
  const page = await open('/en/examples/spy-craft/');
  const sandbox = await liveSandbox(page);
  await toTarget(sandbox);
  await pressKeys(page, sandbox, '2');
  await sandbox.getByRole('button', { name: 'Back to the example' }).click();
  await expect.poll(() => finallyIn(sandbox, 'reserve:1')).toEqual(['Harvest']);
  await expect
    .poll(() => sandbox.getByRole('button', { name: 'Back to the example' }).count())
    .toBe(0);
});

test('a pile is looked through, and where its cards came from is shown', async () => {
  const page = await open('/en/examples/spy-craft/');
  const sandbox = await liveSandbox(page);
  await sandbox.getByRole('slider').fill('5');
  await expect.poll(() => sandbox.locator('.pile .from').allTextContents()).toEqual(['+1']);
  await sandbox.getByRole('button', { name: /^Bo’s Discard/ }).click();
  const pile = page.getByRole('dialog', { name: /^Bo’s Discard/ });
  await expect.poll(() => pile.locator('.card .title').allTextContents()).toEqual(['Kelon Burst']);
});
