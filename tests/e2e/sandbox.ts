import type { Locator, Page } from 'playwright-core';

/** Sizes of windows in which boards are looked at, from a phone to a large screen. */
export const VIEWPORTS = [
  { width: 360, height: 780 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1280, height: 900 },
  { width: 1920, height: 1080 },
];

/** The first sandbox of a page, once it is live. */
export async function liveSandbox(page: Page): Promise<Locator> {
  const sandbox = page.locator('.sandbox').first();
  await sandbox.scrollIntoViewIfNeeded();
  // A board beside the text of a rule waits until the page is used.
  await page.mouse.move(2, 2);
  await page.waitForFunction(
    () => document.querySelector<HTMLElement>('.sandbox')?.dataset.state === 'live',
  );
  return sandbox;
}

/** How far it has been played: the stop shown, and the last one. */
export async function whereIs(sandbox: Locator): Promise<readonly number[]> {
  const count = await textOf(sandbox.locator('.desk .count'));
  return count.split('/').map(Number);
}

/** All the text in an element. */
export async function textOf(element: Locator): Promise<string> {
  return (await element.textContent()) ?? '';
}

/** Goes to the last stop and reads the cards in a zone there. */
export async function finallyIn(sandbox: Locator, zone: string): Promise<string[]> {
  await sandbox.getByRole('slider').press('End');
  return cardsIn(sandbox, zone);
}

/** Names of the cards in a zone of the board, such as `reserve:0` or `expedition:0:hero`. */
export function cardsIn(sandbox: Locator, zone: string): Promise<string[]> {
  return sandbox.locator(`[data-zone="${zone}"] .card .title`).allTextContents();
}

/** Puts the focus in the sandbox and presses keys. */
export async function pressKeys(page: Page, sandbox: Locator, ...keys: readonly string[]) {
  await sandbox.locator('.control.main').focus();
  for (const key of keys) await page.keyboard.press(key);
}

/** Presses a card on the board that can be chosen, then the first choice that its sheet offers. */
export async function chooseCard(sandbox: Locator, name: string): Promise<void> {
  await sandbox.locator('.press.option', { hasText: name }).click();
  await sandbox.locator('.card-choices .option-name').first().click();
}

/** Returns how many pixels of a board its room hides. */
export function hiddenHeight(room: Locator): Promise<number> {
  return room.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
}

/** Returns how far below the upper edge of the window a part ends, in pixels. */
export async function bottomOf(part: Locator): Promise<number> {
  const { y, height } = (await part.boundingBox())!;
  return y + height;
}
