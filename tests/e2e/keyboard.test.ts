import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';

const { open } = useBrowser();

test('the first stop skips to the content', async () => {
  const page = await open('/fr/5.0/6.1.e/');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => new URL(page.url()).hash).toBe('#content');
});

test('a preview opens from the keyboard, and Escape closes it', async () => {
  const page = await open('/fr/5.0/6.1.e/');
  await page.locator('main a.term').first().focus();
  const preview = page.getByRole('dialog').filter({ visible: true });
  await preview.waitFor();
  await page.keyboard.press('Escape');
  await preview.waitFor({ state: 'hidden' });
});

test('every stop on a rule page shows that it has the focus', async () => {
  const page = await open('/fr/5.0/6.1.e/');
  const stops = new Set<string>();
  for (let i = 0; i < 60; i++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return null;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(focused);
      const shown = (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
      return { name: focused.outerHTML.slice(0, 80), shown };
    });
    if (!stop || stops.has(stop.name)) break;
    stops.add(stop.name);
    expect(stop).toMatchObject({ shown: true });
  }
  expect(stops.size).toBeGreaterThan(8);
});
