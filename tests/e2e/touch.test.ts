import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';

const { open } = useBrowser();

/** So high is what a finger meets for sure, in pixels. */
const FINGER = 44;

test.each([
  ['/fr/rulings/', '.ruling-foot > a'],
  ['/fr/examples/', '.example-list a'],
  ['/fr/5.0/6.1/', '.rule-number a'],
  ['/fr/5.0/6.1.e/', '.worked-example > :is(h2, h3) a'],
])('on %s a finger meets %s', async (path, selector) => {
  const page = await open(path, {
    viewport: { width: 360, height: 760 },
    hasTouch: true,
    isMobile: true,
  });
  const links = page.locator(selector).filter({ visible: true });
  const heights = await links.evaluateAll((all) =>
    all.slice(0, 50).map((link) => link.getBoundingClientRect().height),
  );
  expect(heights.length).toBeGreaterThan(0);
  expect(heights.filter((height) => height < FINGER)).toEqual([]);
});
