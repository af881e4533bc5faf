import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { settled } from './settled.ts';
import { THOROUGH } from './thorough.ts';

/** The number of entries that are checked in each list. */
const FIRST = THOROUGH ? 14 : 6;
/** The same in a section within a section: the whole edition has hundreds. */
const FIRST_INSIDE = THOROUGH ? 14 : 2;
/** Selects the entries after the first ones, which are rendered in the same way. */
const ALIKE =
  `main :is(li, tr, section, .rule-block):nth-of-type(n + ${FIRST + 1}), ` +
  `main section section :is(section, .rule-block):nth-of-type(n + ${FIRST_INSIDE + 1})`;

/** Returns axe's findings on a page without frames, one line each. */
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

/** Does the same faster by removing excluded entries, on a page that is not used afterwards. */
export async function findingsAtLast(page: Page): Promise<string[]> {
  await settled(page);
  await page.locator(ALIKE).evaluateAll((alike) => {
    for (const element of alike) element.remove();
  });
  return axeFindings(page);
}
