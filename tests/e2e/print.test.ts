import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';

const { open } = useBrowser();

test('a printed rule has its text, and neither navigation nor buttons', async () => {
  const page = await open('/fr/2024-09/6.1.e/');
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('h1').isVisible()).toBe(true);
  expect(
    await page.getByRole('banner').getByRole('navigation').filter({ visible: true }).count(),
  ).toBe(0);
  expect(await page.getByRole('button').filter({ visible: true }).count()).toBe(0);
});

test('the whole edition prints to a PDF of many pages', async () => {
  const page = await open('/fr/2024-09/all/');
  const pdf = await page.pdf({ format: 'A4' });
  const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
  expect(pages.length).toBeGreaterThan(5);
});
