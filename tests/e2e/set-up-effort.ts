import type { Locator, Page } from 'playwright-core';

/**
 * A position of 17 cards, as it is set up zone by zone: what is typed for each card. "↓" takes the
 * next card of the list, "⏎" adds it, and once more adds another one.
 */
const SEVENTEEN: readonly (readonly [zone: string, typed: readonly string[]])[] = [
  ['hero:0', ['si⏎']],
  ['expedition:0:hero', ['o⏎⏎⏎']],
  ['expedition:0:companion', ['ot⏎']],
  ['reserve:0', ['ht⏎', 'kb⏎']],
  ['landmark:0', ['mo⏎']],
  ['hand:0', ['oa⏎']],
  ['hero:1', ['t⏎']],
  ['expedition:1:hero', ['ka⏎⏎']],
  ['expedition:1:companion', ['sp⏎']],
  ['reserve:1', ['ha⏎⏎']],
  ['hand:1', ['k⏎⏎']],
];

const KEYS: Readonly<Record<string, string>> = { '⏎': 'Enter', '↓': 'ArrowDown' };

/** Sets 17 cards up as a player would, and counts clicks and keys. */
export async function setUpSeventeen(
  page: Page,
  sandbox: Locator,
): Promise<{ clicks: number; keys: number }> {
  let clicks = 0;
  let keys = 0;
  const click = async (target: Locator) => {
    clicks += 1;
    await target.click();
  };
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
  };
  await click(sandbox.getByRole('button', { name: 'Set up' }));
  for (const [zone, typed] of SEVENTEEN) {
    await click(sandbox.locator(`.add-here[data-adds="${zone}"]`));
    for (const key of typed.join('')) await press(KEYS[key] ?? key);
  }
  return { clicks, keys };
}
