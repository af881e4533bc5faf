import { describe, expect, test } from 'vitest';
import { axeFindings } from './axe.ts';
import { useBrowser } from './browser.ts';
import { overflow } from './overflow.ts';
import { liveSandbox, pressKeys, textOf } from './sandbox.ts';
import { THOROUGH } from './thorough.ts';

const { open } = useBrowser();

const views = [
  { colorScheme: 'light', width: 360 },
  { colorScheme: 'dark', width: 1280 },
] as const;
const otherViews = [
  { colorScheme: 'dark', width: 360 },
  { colorScheme: 'light', width: 1280 },
] as const;

describe.each([...views, ...(THOROUGH ? otherViews : [])])(
  '$colorScheme, $width pixels wide',
  ({ colorScheme, width }) => {
    const options = {
      colorScheme,
      viewport: { width, height: 900 },
      reducedMotion: 'reduce' as const,
    };

    test('axe finds nothing in a live sandbox, at a decision, at the end, with a card shown', async () => {
      const page = await open('/en/examples/spy-craft/', options);
      const sandbox = await liveSandbox(page);
      await pressKeys(page, sandbox, 'ArrowRight');
      expect(await axeFindings(page)).toEqual([]);
      await pressKeys(page, sandbox, 'End');
      expect(await axeFindings(page)).toEqual([]);
      await sandbox
        .getByRole('button', { name: /^Kelon Burst|^Harvest/ })
        .first()
        .click();
      await page.getByRole('dialog').waitFor();
      expect(await axeFindings(page)).toEqual([]);
    });

    test('axe finds nothing in free play while setting up', async () => {
      const page = await open('/fr/sandbox/', options);
      const sandbox = await liveSandbox(page);
      await sandbox.getByRole('button', { name: 'Mise en place' }).click();
      expect(await axeFindings(page)).toEqual([]);
    });

    test('axe finds nothing in an embedded example', async () => {
      const page = await open('/embed/it/open-the-gates/', options);
      await liveSandbox(page);
      expect(await axeFindings(page)).toEqual([]);
    });
  },
);

test.each([
  '/fr/examples/whole-day/',
  '/en/examples/free-for-all/',
  '/it/sandbox/',
  '/embed/it/brainwash/',
])(
  '%s fits 320 pixels, and what can be pressed is as large as a finger, a card in a crowd at least 24 pixels',
  async (path) => {
    const page = await open(path, { viewport: { width: 320, height: 700 } });
    const sandbox = await liveSandbox(page);
    const small = await sandbox.evaluate((root) =>
      [...root.querySelectorAll('.control, button.press, .option-name')]
        .map((element) => ({
          name: element.className,
          least: element.matches('.table .press') ? 24 : 44,
          box: element.getBoundingClientRect(),
        }))
        .filter(({ box, least }) => box.width > 0 && Math.min(box.width, box.height) < least)
        .map(({ name, box }) => `${name} ${box.width}x${box.height}`),
    );
    expect(small).toEqual([]);
    await pressKeys(page, sandbox, 'End');
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  },
);

test('every event is announced', async () => {
  const page = await open('/en/examples/open-the-gates/');
  const sandbox = await liveSandbox(page);
  await pressKeys(page, sandbox, 'ArrowRight');
  const said = sandbox.locator('[aria-live="polite"]');
  const first = await textOf(said);
  expect(first).not.toBe('');
  await pressKeys(page, sandbox, 'ArrowRight');
  await expect.poll(() => textOf(said)).not.toBe(first);
});

test('a step is spoken with its place, what came of it, and its rules', async () => {
  const page = await open('/en/6.1.e/');
  const sandbox = await liveSandbox(page);
  await page.getByRole('link', { name: 'Watch', exact: true }).click();
  const said = sandbox.locator('[aria-live="polite"]').first();
  await expect
    .poll(() => textOf(said))
    .toMatch(/^Step \d of \d\. 4 actions, one step\. 2 × Ordis Recruit .+ Rules 6\.1\.e, 6\.1\.c/);
  await pressKeys(page, sandbox, 'Home');
  await expect.poll(() => textOf(said)).toMatch(/^Step 0 of \d\. The position\.$/);
});

test.each([360, 1280])('a step is told by its reason first, at %i pixels', async (width) => {
  const page = await open('/en/2.4.4/', { viewport: { width, height: 740 } });
  const sandbox = await liveSandbox(page);
  await page.getByRole('link', { name: 'Watch', exact: true }).click();
  const caption = sandbox.locator('.caption').first();
  await expect.poll(() => textOf(caption.locator('.told'))).toMatch(/^Jumping Frog is Asleep/);
  await expect.poll(() => textOf(caption.locator('.rules > *').first())).toBe('2.4.4');
});

test('without scripts the position, the whole trace and its rules are there', async () => {
  const page = await open('/en/5.0/6.1.e/', { javaScriptEnabled: false });
  const sandbox = page.locator('.sandbox');
  await expect
    .poll(() => sandbox.locator('.card .title').allTextContents())
    .toContain('Open the Gates');
  await expect.poll(() => sandbox.locator('.line').count()).toBeGreaterThan(8);
  await expect.poll(() => sandbox.locator('.line a[href^="/en/5.0/"]').count()).toBeGreaterThan(4);
  await expect.poll(() => sandbox.getByRole('button').count()).toBe(0);
});
