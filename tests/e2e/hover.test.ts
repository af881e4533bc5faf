import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';

const { open } = useBrowser();

test.each(['/en/terms/sabotage/', '/fr/articles/vanilla/', '/it/cards/open-the-gates/'])(
  'on %s what the pointer is over colours no more than a link',
  async (path) => {
    const page = await open(path);
    const main = page.locator('main');
    const colour = () => main.evaluate((element) => getComputedStyle(element).color);
    await page.mouse.move(0, 0);
    const before = await colour();
    await page.getByRole('heading', { level: 1 }).hover();
    expect(await colour()).toBe(before);
  },
);
