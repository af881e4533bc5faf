import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { liveSandbox } from './sandbox.ts';

const { open } = useBrowser();

test('a printed rule has its text, and neither navigation nor buttons', async () => {
  const page = await open('/fr/2024-09/6.1.e/');
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('h1').isVisible()).toBe(true);
  expect(
    await page.getByRole('banner').getByRole('navigation').filter({ visible: true }).count(),
  ).toBe(0);
  const buttons = page.locator('button:not(.sandbox button)').filter({ visible: true });
  expect(await buttons.count()).toBe(0);
});

test('a printed example has its position and its whole trace, and no controls', async () => {
  const page = await open('/fr/2024-09/6.1.e/');
  await liveSandbox(page);
  await page.emulateMedia({ media: 'print' });
  const sandbox = page.locator('.sandbox').first();
  expect(await sandbox.locator('.stage').isVisible()).toBe(true);
  expect(await sandbox.locator('.control, select, input').filter({ visible: true }).count()).toBe(
    0,
  );
  const timeline = await sandbox.locator('.timeline').boundingBox();
  const last = await sandbox.locator('.timeline .line').last().boundingBox();
  expect(last!.y + last!.height).toBeLessThanOrEqual(timeline!.y + timeline!.height + 1);
});

test('a printed trace has all its rules', async () => {
  const page = await open('/fr/2024-09/6.1.e/');
  await page.emulateMedia({ media: 'print' });
  const rules = page.locator('.timeline .rules');
  expect(await rules.locator('summary').filter({ visible: true }).count()).toBe(0);
  const hidden = await rules
    .locator('.ref')
    .evaluateAll(
      (refs) =>
        refs.filter(
          (ref) =>
            ref.getBoundingClientRect().width === 0 ||
            !ref.checkVisibility({ contentVisibilityAuto: true }),
        ).length,
    );
  expect(hidden).toBe(0);
});

test('the whole edition prints to a PDF of many pages', async () => {
  const page = await open('/fr/2024-09/all/');
  const pdf = await page.pdf({ format: 'A4' });
  const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
  expect(pages.length).toBeGreaterThan(5);
});
