import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { cardsIn, chooseCard, finallyIn, liveSandbox } from './sandbox.ts';
import { setUpSeventeen } from './set-up-effort.ts';

const { open } = useBrowser();

async function setUp(page: Page): Promise<Locator> {
  const sandbox = await liveSandbox(page);
  await sandbox.getByRole('button', { name: 'Set up' }).click();
  return sandbox;
}

async function add(sandbox: Locator, card: string, zone: string) {
  await sandbox.locator('.quick-add select').selectOption(zone);
  const field = sandbox.locator('.quick-add').getByRole('combobox', { name: /card|carte|carta/ });
  await field.fill(card);
  await field.press('Enter');
}

async function giveMana(sandbox: Locator, ready: string) {
  const field = sandbox.getByLabel('Alma’s ready Mana Orbs');
  await field.fill(ready);
  await field.press('Enter');
}

test('a position set up by hand is played, and every change undone', async () => {
  const page = await open('/en/sandbox/');
  const sandbox = await setUp(page);
  await add(sandbox, 'Ordis Cadets', 'hand:0');
  await giveMana(sandbox, '3');
  await expect.poll(() => cardsIn(sandbox, 'hand:0')).toEqual(['Ordis Cadets']);
  await sandbox.getByRole('button', { name: 'Done setting up' }).click();
  await chooseCard(sandbox, 'Ordis Cadets');
  await expect
    .poll(async () => (await finallyIn(sandbox, 'expedition:0:hero')).sort())
    .toEqual(['Ordis Cadets', 'Ordis Recruit']);
  for (let i = 0; i < 3; i++) await sandbox.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => cardsIn(sandbox, 'hand:0')).toEqual([]);
});

test('a card is tried out on a table that is laid for it', async () => {
  const page = await open('/en/cards/open-the-gates/');
  await page.getByRole('link', { name: 'Open in free play' }).nth(1).click();
  const sandbox = await liveSandbox(page);
  await expect.poll(() => cardsIn(sandbox, 'hand:0')).toContain('Open the Gates');
  await expect.poll(() => cardsIn(sandbox, 'reserve:0')).toEqual(['Open the Gates', 'Mowgli']);
});

test('a link to a card that there is not says so above an empty table', async () => {
  const page = await open('/en/sandbox/#card=no-such-card');
  const sandbox = await liveSandbox(page);
  await expect.poll(() => sandbox.locator('.link-message').textContent()).not.toBe('');
  expect(await cardsIn(sandbox, 'hand:0')).toEqual([]);
});

test('an empty board says what to do, and a full one no more', async () => {
  const page = await open('/en/sandbox/', { viewport: { width: 360, height: 740 } });
  const sandbox = await liveSandbox(page);
  const board = (await sandbox.locator('.stage-room').boundingBox())!;
  expect(board.y).toBeGreaterThan(0);
  expect(board.y + board.height).toBeLessThan(740);
  const ways = sandbox.locator('.empty-board').getByRole('button');
  expect(await ways.allTextContents()).toEqual(['A random game', 'An example', 'Set up']);
  await ways.nth(1).click();
  await sandbox.getByRole('listbox', { name: 'Start from' }).waitFor();
  await ways.first().click();
  await expect.poll(() => sandbox.locator('.table .title').count()).toBeGreaterThan(1);
  await expect.poll(() => ways.count()).toBe(0);
});

test('a “+” selects what stands in the field, so that what is typed next takes its place', async () => {
  const page = await open('/en/sandbox/');
  const sandbox = await setUp(page);
  await page.keyboard.type('no such card');
  await sandbox.getByRole('button', { name: /^Add a card: Alma.*Reserve/ }).click();
  await page.keyboard.type('kapa');
  const found = sandbox.locator('.quick-add [role="option"]').first();
  await expect.poll(() => found.textContent()).toMatch(/^Kappa .*Bravos.*4 4 4\/4\/5$/);
  await page.keyboard.press('Enter');
  await expect.poll(() => cardsIn(sandbox, 'reserve:0')).toEqual(['Kappa']);
});

test('a tap on an icon of a seat says what the icons are', async () => {
  const page = await open('/en/sandbox/');
  const sandbox = await liveSandbox(page);
  await sandbox.locator('.pile.of-deck').first().click();
  const legend = page.getByRole('dialog', { name: /Deck/ });
  await expect.poll(() => legend.locator('dt').count()).toBe(5);
});

test('a card on the board is given a boost and a status, and taken away', async () => {
  const page = await open('/en/sandbox/');
  const sandbox = await setUp(page);
  await add(sandbox, 'Ordis Trooper', 'expedition:0:hero');
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
  await add(sandbox, 'Kelon Burst', 'expedition:0:hero');
  const message = sandbox.locator('.quick-add .set-up-message');
  await message.getByText('A Spell cannot be in an Expedition.').waitFor();
  await message.locator('.rules a').first().waitFor();
  expect(await message.textContent()).not.toContain('added');
  await expect.poll(() => cardsIn(sandbox, 'expedition:0:hero')).toEqual([]);
});

test('the phase, the moment and the turn stay while other things are changed', async () => {
  const page = await open('/en/sandbox/');
  const sandbox = await setUp(page);
  const chosen = (label: string) => sandbox.getByRole('combobox', { name: label, exact: true });
  await chosen('Turn').selectOption({ label: 'Bo’s turn' });
  await add(sandbox, 'Kelon Burst', 'reserve:0');
  await expect.poll(() => chosen('Turn').inputValue()).toBe('1');
  await chosen('Phase').selectOption({ label: 'Night' });
  await chosen('Moment').selectOption({ index: 1 });
  await sandbox.getByRole('spinbutton', { name: 'Day' }).fill('3');
  await add(sandbox, 'Kelon Burst', 'reserve:0');
  await expect.poll(() => cardsIn(sandbox, 'reserve:0')).toHaveLength(2);
  expect(await chosen('Phase').inputValue()).toBe('night');
  expect(await chosen('Moment').inputValue()).toBe('rest');
});

test('a position survives a reload', async () => {
  const page = await open('/en/sandbox/');
  const sandbox = await setUp(page);
  await add(sandbox, 'Kelon Burst', 'reserve:0');
  await expect.poll(() => new URL(page.url()).hash).toContain('play=');
  await page.reload();
  const reloaded = await liveSandbox(page);
  await expect.poll(() => cardsIn(reloaded, 'reserve:0')).toEqual(['Kelon Burst']);
});

test('Tab leads from what to start from to the next field, not into the list that closes', async () => {
  const page = await open('/en/sandbox/');
  const sandbox = await liveSandbox(page);
  await sandbox.getByRole('combobox', { name: 'Start from' }).focus();
  await sandbox.getByRole('option', { name: 'A random game' }).waitFor();
  await page.keyboard.press('Tab');
  const next = sandbox.getByRole('combobox', { name: 'Edition' });
  expect(await next.evaluate((field) => field === document.activeElement)).toBe(true);
});

test('a random game begins with the first Mana Orbs', async () => {
  const page = await open('/en/sandbox/');
  const sandbox = await liveSandbox(page);
  await sandbox.getByRole('combobox', { name: 'Start from' }).click();
  await sandbox.getByRole('option', { name: 'A random game' }).click();
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
  await add(sandbox, 'Kelon Burst', 'expedition:0:hero');
  const said = (await sandbox.locator('.quick-add .set-up-message .refused').boundingBox())!;
  expect(said.y).toBeGreaterThan(0);
  expect(said.y + said.height).toBeLessThanOrEqual(viewport.height);
});

/** The part of set-up in which the position is a text. */
function asText(sandbox: Locator): Locator {
  return sandbox.locator('details', { hasText: 'As text' });
}

/** Opens the position as text, and waits until the text is there. */
async function openAsText(sandbox: Locator): Promise<Locator> {
  await sandbox.getByText('As text').click();
  const text = sandbox.getByRole('textbox', { name: 'As text' });
  await expect.poll(() => text.inputValue()).toContain('Alma');
  return text;
}

test('on a phone, what is wrong in a text is seen while one is still in the text', async () => {
  const viewport = { width: 360, height: 740 };
  const page = await open('/en/sandbox/', { viewport });
  const sandbox = await setUp(page);
  const text = await openAsText(sandbox);
  await text.fill('Alma hero: Nobody');
  await text.press('Control+Enter');
  const said = asText(sandbox).getByText('No card is called “Nobody”.');
  await said.waitFor();
  const isSeen = async () => {
    const { y, height } = (await said.boundingBox())!;
    return y > 0 && y + height <= viewport.height;
  };
  await expect.poll(isSeen).toBe(true);
});

test('a name that is emptied is again what it was', async () => {
  const page = await open('/en/sandbox/');
  const sandbox = await setUp(page);
  const name = sandbox.locator('.seat-0 .player-name');
  await name.fill('Zoé');
  await name.press('Tab');
  await expect.poll(() => sandbox.getByLabel('Zoé’s ready Mana Orbs').count()).toBe(1);
  await expect.poll(() => name.inputValue()).toBe('Zoé');
  await name.fill('');
  await name.press('Tab');
  expect(await name.inputValue()).toBe('Zoé');
});

test('on a narrow phone, a long name makes nothing scroll sideways or stick out', async () => {
  const page = await open('/en/sandbox/', { viewport: { width: 320, height: 640 } });
  const sandbox = await setUp(page);
  const seat = sandbox.locator('.seat.seat-0');
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

test('what a card cannot have where it is, is not offered', async () => {
  const page = await open('/it/sandbox/');
  const sandbox = await liveSandbox(page);
  await sandbox.getByRole('button', { name: 'Prepara' }).click();
  await add(sandbox, 'Ordis Cadets', 'hand:0');
  await sandbox.locator('[data-zone="hand:0"] .press').click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Togli' }).waitFor();
  expect(await sheet.getByRole('button', { name: 'Dormiente' }).count()).toBe(0);
});

test('a card is dragged, duplicated and moved to another zone', async () => {
  const page = await open('/en/sandbox/', { viewport: { width: 1280, height: 900 } });
  const sandbox = await setUp(page);
  await add(sandbox, 'Kappa', 'hand:0');
  await sandbox
    .locator('[data-zone="hand:0"] .card')
    .dragTo(sandbox.locator('[data-zone="reserve:0"] .zone-name'));
  await expect.poll(() => cardsIn(sandbox, 'reserve:0')).toEqual(['Kappa']);
  await sandbox.locator('[data-zone="reserve:0"] .press').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Duplicate' }).click();
  await expect.poll(() => cardsIn(sandbox, 'reserve:0')).toEqual(['Kappa', 'Kappa']);
  // A press while the sheet still closes would be lost.
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await sandbox.locator('[data-zone="reserve:0"] .press').first().click();
  await page.getByLabel('Move to…').selectOption('expedition:1:companion');
  await expect.poll(() => cardsIn(sandbox, 'expedition:1:companion')).toEqual(['Kappa']);
});

test('a position is written as text, and read from it', async () => {
  const page = await open('/en/sandbox/');
  const sandbox = await setUp(page);
  const text = await openAsText(sandbox);
  expect(await text.inputValue()).toContain('Alma mana 0/0');
  await text.fill('Alma hero: 2x Ordis Recruit (boost 1); reserve: Harvest; mana 6/7');
  await text.press('Control+Enter');
  await expect.poll(() => cardsIn(sandbox, 'reserve:0')).toEqual(['Harvest']);
  await text.fill('Alma hero: Nobody');
  await text.press('Control+Enter');
  await asText(sandbox).getByText('No card is called “Nobody”.').waitFor();
});

test('the text has room for a position, and a refusal stays with what was refused', async () => {
  const page = await open('/en/sandbox/');
  const sandbox = await setUp(page);
  const text = await openAsText(sandbox);
  expect((await text.boundingBox())!.height).toBeGreaterThan(140);
  await text.fill('Alma reserve: Harvest');
  await text.press('Control+Enter');
  await expect.poll(() => cardsIn(sandbox, 'reserve:0')).toEqual(['Harvest']);
  await text.fill('Alma hero: Nobody');
  await text.press('Control+Enter');
  const refusal = page.getByText('No card is called “Nobody”.');
  await refusal.waitFor();
  await sandbox.locator('[data-zone="reserve:0"] .press').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take away' }).waitFor();
  expect(await refusal.count()).toBe(0);
});

test('a card stays open while what it has is changed', async () => {
  const page = await open('/en/sandbox/');
  const sandbox = await setUp(page);
  const text = await openAsText(sandbox);
  await text.fill(
    'Alma hero 2: Lady of the Lake [rare], Studious Disciple, Ordis Recruit; companion: Undine, Kappa; ' +
      'reserve: Kappa, Harvest; landmarks: Icebound Pass; hand: Harvest, Kappa; mana 6/7: Kappa, ?\n' +
      'Bo hero 1: Undine, Studious Disciple; companion: Kappa, Ordis Recruit; mana 4/4',
  );
  await text.press('Control+Enter');
  await sandbox
    .locator('[data-zone="expedition:0:hero"] .press', { hasText: 'Ordis Recruit' })
    .click();
  const sheet = page.getByRole('dialog', { name: 'Ordis Recruit' });
  const toggle = sheet.getByRole('button', { name: 'Anchored' });
  await toggle.click();
  await expect.poll(() => toggle.getAttribute('aria-pressed')).toBe('true');
  expect(await toggle.evaluate((one) => one === document.activeElement)).toBe(true);
});

test('17 cards take at most 40 keys and 20 clicks', async () => {
  const page = await open('/en/sandbox/', { viewport: { width: 1280, height: 900 } });
  const sandbox = await liveSandbox(page);
  const { clicks, keys } = await setUpSeventeen(page, sandbox);
  await expect.poll(() => cardsIn(sandbox, 'expedition:0:hero')).toHaveLength(3);
  await expect.poll(() => cardsIn(sandbox, 'reserve:0')).toEqual(['Haven Trainee', 'Kelon Burst']);
  await expect.poll(() => cardsIn(sandbox, 'reserve:1')).toEqual(['Harvest', 'Harvest']);
  await expect.poll(() => sandbox.locator('.table .card').count()).toBe(17);
  expect({ clicks, keys, enough: clicks <= 20 && keys <= 40 }).toMatchObject({ enough: true });
});

test('on a phone every zone takes cards where it is drawn, and what follows stands below', async () => {
  const page = await open('/en/sandbox/', { viewport: { width: 360, height: 740 } });
  const sandbox = await setUp(page);
  const bottom = (part: string) =>
    sandbox.locator(part).evaluate((one) => one.getBoundingClientRect().bottom);
  const tools = await sandbox.locator('.tools').evaluate((one) => one.getBoundingClientRect().top);
  expect(tools).toBeGreaterThanOrEqual(await bottom('.table'));
  const hidden = await sandbox
    .locator('.add-here')
    .evaluateAll((all) => all.filter((one) => !one.checkVisibility()).map((one) => one.outerHTML));
  expect(hidden).toEqual([]);
});

test('while setting up, a card that could be played is pressed to be changed', async () => {
  const page = await open('/en/sandbox/', {
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  const sandbox = await setUp(page);
  await giveMana(sandbox, '3');
  await add(sandbox, 'Ordis Cadets', 'hand:0');
  await add(sandbox, 'Kelon Burst', 'hand:0');
  await sandbox.locator('[data-zone="hand:0"] .press', { hasText: 'Ordis Cadets' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Take away' }).tap();
  await expect.poll(() => cardsIn(sandbox, 'hand:0')).toEqual(['Kelon Burst']);
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
});
