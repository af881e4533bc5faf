import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { useBrowser } from './browser.ts';

const { open } = useBrowser();

/** Opens a page, copies in a format, and reads what was copied. */
async function quoted(path: string, format: string, notes = false): Promise<string> {
  const page = await open(path, { permissions: ['clipboard-read', 'clipboard-write'] });
  await page.locator('.quote-tools .quote').click();
  await page.locator('#quote-menu').waitFor();
  // By key: Playwright scrolls before it presses, and Chromium puts the menu, which has just opened,
  // to its button a frame later. The press would fall beside the menu and close it.
  if (notes) await page.locator('[name="notes"]').press('Space');
  await page.locator(`[data-copy="${format}"]`).press('Enter');
  await expect.poll(() => page.locator('#toast').textContent()).not.toBe('');
  return page.evaluate(() => navigator.clipboard.readText());
}

test('a rule is quoted with its lists as lists, and its pinned link', async () => {
  const text = await quoted('/en/5.0/6.1.h/', 'markdown');
  expect(text).toMatch(/^> \*\*6\.1\.h\*\* /);
  expect(text.match(/^> - /gm)).toHaveLength(2);
  expect(text).toMatch(/\/en\/5\.0\/6\.1\.h\/\)$/);
  expect(text).not.toContain('Example');
});

test('with its notes where that is wanted', async () => {
  expect(await quoted('/en/5.0/6.1.h/', 'plain', true)).toContain('Example (official): ');
});

test('with a no-break space before colons in French', async () => {
  const text = await quoted('/fr/5.0/6.1.h/', 'plain', true);
  expect(text).toContain('Exemple (officiel)\u00a0: ');
  expect(text).toMatch(/\u00a0: http[^ ]*\/fr\/5\.0\/6\.1\.h\/$/);
});

test('the menu opens within the window, also where its button is at the lower edge', async () => {
  const page = await open('/fr/5.0/6.1.e/', { viewport: { width: 360, height: 780 } });
  const button = page.locator('.quote-tools .quote');
  await button.evaluate((one) => one.scrollIntoView({ block: 'end', behavior: 'instant' }));
  await button.click();
  const isWhole = () =>
    page.locator('#quote-menu').evaluate((menu) => {
      const { top, bottom, left, right } = menu.getBoundingClientRect();
      return top >= 0 && left >= 0 && right <= innerWidth && bottom <= innerHeight;
    });
  await expect.poll(isWhole).toBe(true);
});

test('a section is quoted rule by rule', async () => {
  const text = await quoted('/fr/5.0/6.1/', 'discord');
  expect(text).toContain('6.1.b ');
  expect(text).toMatch(/<http[^>]*\/fr\/5\.0\/6\.1\/>$/);
});

test.each([
  '/it/terms/sabotage/',
  '/en/rulings/council-and-activate/',
  '/fr/examples/open-the-gates/',
])('%s is quoted too', async (path) => {
  const text = await quoted(path, 'html');
  expect(text).toMatch(/^<blockquote cite="http[^"]*"><p><strong>/);
  expect(text).toContain(path);
});

test('a board is copied as a picture, and some steps are a clip, with a text for who sees neither', async () => {
  const page = await open('/en/examples/open-the-gates/', {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await page.locator('.sandbox').first().hover();
  await page.locator('.sandbox .control.main').first().click();
  await page.locator('.sandbox[data-state="live"]').waitFor();
  await page.getByRole('button', { name: 'Picture and clip' }).click();
  const sheet = page.getByRole('dialog', { name: 'Picture and clip' });
  await sheet.getByRole('button', { name: 'Copy the picture' }).click();
  const size = () =>
    page.evaluate(async () => {
      const [item] = await navigator.clipboard.read();
      return item?.types.includes('image/png') ? (await item.getType('image/png')).size : 0;
    });
  await expect.poll(size).toBeGreaterThan(5_000);
  const steps = sheet.getByRole('combobox');
  await steps.first().selectOption('0');
  await steps.last().selectOption('3');
  await sheet.getByRole('button', { name: 'Make a clip' }).click();
  const shown = sheet.getByRole('img');
  await expect.poll(() => shown.getAttribute('src')).toMatch(/^data:image\/gif;base64,R0lGODlh/);
  const bytes = ((await shown.getAttribute('src'))!.length * 3) / 4;
  expect(bytes).toBeLessThan(1_500_000);
  const alt = (await shown.getAttribute('alt'))!;
  expect(alt).toContain('Open the Gates');
  expect(alt).toContain('/en/examples/open-the-gates/');
  expect(await sheet.getByRole('textbox').inputValue()).toBe(alt);
});

test('a phone hands picture and clip to its own sheet, in words that fit', async () => {
  const page = await open('/de/examples/open-the-gates/#step=6', {
    viewport: { width: 360, height: 740 },
    hasTouch: true,
  });
  await page.locator('.sandbox[data-state="live"]').waitFor();
  await page.evaluate(() => {
    const share = async ({ files, text }: ShareData) => {
      document.body.dataset.shared = `${files?.map(({ type }) => type)} ${text}`;
    };
    Object.assign(navigator, { share, canShare: () => true });
  });
  await page.getByRole('button', { name: 'Bild und Clip' }).click();
  const sheet = page.getByRole('dialog', { name: 'Bild und Clip' });
  const shown = sheet.getByRole('img');
  await shown.waitFor();
  // A line that was measured too short ran over the right edge of its strip.
  const edge = await shown.evaluate(async (picture: HTMLImageElement) => {
    await picture.decode();
    const { naturalWidth: width, naturalHeight: height } = picture;
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const pen = canvas.getContext('2d')!;
    pen.drawImage(picture, 0, 0);
    const strip = pen.getImageData(width - 30, height - 130, 30, 130).data;
    return Math.min(...strip.filter((_, at) => at % 4 === 0));
  });
  expect(edge).toBeGreaterThan(150);
  await sheet.getByRole('combobox').first().selectOption('2');
  await sheet.getByRole('combobox').last().selectOption('3');
  await sheet.getByRole('button', { name: 'Clip machen' }).click();
  await expect.poll(() => shown.getAttribute('src')).toMatch(/^data:image\/gif/);
  await sheet.getByRole('button', { name: 'Teilen' }).click();
  const shared = await page.evaluate(() => document.body.dataset.shared);
  expect(shared).toMatch(
    /^image\/gif .*5\s× Eine Manakugel wird erschöpft\..*\/de\/examples\/open-the-gates\//,
  );
});

test('a frame of 600 by 520 has the board and its controls in view, the words behind the title', async () => {
  const page = await open('/embed/en/open-the-gates/', { viewport: { width: 600, height: 520 } });
  await page.locator('.sandbox[data-state="live"]').waitFor();
  for (const part of ['.table', '.control.main', '.adventure']) {
    const box = (await page.locator(part).first().boundingBox())!;
    expect(box.y, part).toBeGreaterThanOrEqual(0);
    expect(box.y + box.height, part).toBeLessThanOrEqual(520);
  }
  const story = page.locator('.embed-about p').first();
  expect(await story.isVisible()).toBe(false);
  await page.locator('.embed-about summary').click();
  expect(await story.isVisible()).toBe(true);
});

test('the address of a frame chooses edition, step, theme and language', async () => {
  const page = await open('/embed/en/open-the-gates/?language=fr&step=2&theme=dark');
  await expect.poll(() => new URL(page.url()).pathname).toBe('/embed/fr/open-the-gates/');
  await page.locator('.sandbox[data-state="live"]').waitFor();
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  const first = await open('/embed/fr/open-the-gates/');
  await first.locator('.sandbox[data-state="live"]').waitFor();
  const board = (of: typeof page) => of.locator('.stage').innerHTML();
  expect(await board(page)).not.toBe(await board(first));
});

test('a frame that another site made of an example speaks its reader’s language', async () => {
  const oembed = JSON.parse(
    readFileSync(join(inject('folder'), 'api/v1/oembed/open-the-gates.json'), 'utf8'),
  ) as { html: string };
  const [, frame] = /src="([^"]+)"/.exec(oembed.html)!;
  const { pathname, search } = new URL(frame!, 'http://site.invalid');
  const page = await open(pathname + search, { locale: 'it-CH' });
  await expect.poll(() => new URL(page.url()).pathname).toBe('/embed/it/open-the-gates/');
  await page.locator('.sandbox[data-state="live"]').waitFor();
});
