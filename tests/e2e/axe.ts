import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { settled } from './settled.ts';
import { THOROUGH } from './thorough.ts';

/** So many entries of a list are read. */
const FIRST = THOROUGH ? 14 : 6;
/** So many in a section of a section: the whole edition has hundreds. */
const FIRST_INSIDE = THOROUGH ? 14 : 2;
/** What comes after them: it is made like them. */
const ALIKE =
  `main :is(li, tr, section, .rule-block):nth-of-type(n + ${FIRST + 1}), ` +
  `main section section :is(section, .rule-block):nth-of-type(n + ${FIRST_INSIDE + 1})`;

/** What axe finds on a page without frames, in one line each. */
export async function axeFindings(page: Page): Promise<string[]> {
  await settled(page);
  const { violations } = await new AxeBuilder({ page })
    .exclude(ALIKE)
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

/** The same, faster, of a page that is not used afterwards: axe reads all of it, also what is excluded. */
export async function findingsAtLast(page: Page): Promise<string[]> {
  await settled(page);
  await page.locator(ALIKE).evaluateAll((alike) => {
    for (const element of alike) element.remove();
  });
  return axeFindings(page);
}
