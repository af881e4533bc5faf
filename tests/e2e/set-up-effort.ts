import type { Locator, Page } from 'playwright-core';

/**
 * A position of 17 cards, as it is set up zone by zone: what is typed for each card. "⏎" adds the first
 * of the list, and once more adds another one; behind "✓" stands the card of the list that is clicked.
 */
const SEVENTEEN: readonly (readonly [zone: string, typed: readonly string[]])[] = [
  ['hero:0', ['sig✓Sigismar & Wingspan']],
  ['expedition:0:hero', ['o⏎⏎⏎']],
  ['expedition:0:companion', ['tro✓Ordis Trooper']],
  ['reserve:0', ['ht⏎', 'kb⏎']],
  ['landmark:0', ['mo⏎']],
  ['hand:0', ['att✓Ordis Attorney']],
  ['hero:1', ['t⏎']],
  ['expedition:1:hero', ['kap⏎⏎']],
  ['expedition:1:companion', ['sp⏎']],
  ['reserve:1', ['har✓Harvest', '⏎']],
  ['hand:1', ['k⏎⏎']],
];

const ENTER = '⏎';

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
    for (const card of typed) {
      const [letters = '', clicked] = card.split('✓');
      for (const key of letters) await press(key === ENTER ? 'Enter' : key);
      if (clicked === undefined) continue;
      const option = sandbox.locator('.quick-add [role="option"]', { hasText: clicked });
      await click(option.filter({ hasNotText: /rare|unique/ }).first());
    }
  }
  return { clicks, keys };
}
