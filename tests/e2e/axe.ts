import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** Of a long list, what comes after its first entries is made like them. */
const ALIKE = 'main :is(li, tr, section, .rule-block):nth-of-type(n + 15)';

/** What axe finds on a page without frames, in one line each. */
export async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).exclude(ALIKE).setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}
