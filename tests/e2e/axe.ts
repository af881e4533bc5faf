import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Of a long list, what comes after its first entries is made like them. */
const ALIKE = 'main :is(li, tr, section, .rule-block):nth-of-type(n + 15)';

/** What axe finds on a page without frames, in one line each. */
export async function findings(page: Page): Promise<string[]> {
  // Controls are dim while the player loads.
  await page.waitForLoadState('networkidle');
  await expect.poll(() => page.locator('.sandbox[data-state="loading"]').count()).toBe(0);
  const { violations } = await new AxeBuilder({ page }).exclude(ALIKE).setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}
