import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useBrowser } from './browser.ts';

describe('a page that is handed on to the next test', () => {
  const { open } = useBrowser();
  let before: Page;

  test('is filled with what a test leaves behind', async () => {
    before = await open('/en/', { viewport: { width: 360, height: 640 }, colorScheme: 'dark' });
    await before.goto('/en/terms/');
    await before.evaluate(() => {
      localStorage.setItem('left', 'behind');
      sessionStorage.setItem('left', 'behind');
    });
    await before.context().addCookies([{ name: 'left', value: 'behind', url: before.url() }]);
    await before.route('**/*', (route) => route.abort());
    await before.emulateMedia({ media: 'print' });
    await before.context().setOffline(true);
  });

  test('has nothing of it', async () => {
    const page = await open('/en/');
    expect(page).toBe(before);
    expect(await page.context().cookies()).toEqual([]);
    const found = await page.evaluate(() => ({
      kept: localStorage.getItem('left') ?? sessionStorage.getItem('left'),
      visited: history.length,
      width: innerWidth,
      isDark: matchMedia('(prefers-color-scheme: dark)').matches,
      isPrinted: matchMedia('print').matches,
      isOnline: navigator.onLine,
    }));
    expect(found).toEqual({
      kept: null,
      // The empty page, and this one.
      visited: 2,
      width: 1280,
      isDark: false,
      isPrinted: false,
      isOnline: true,
    });
  });
});
