import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';

const { open } = useBrowser();

test('a link to a pair shows what comes of it, whichever of the two stands first', async () => {
  for (const pair of ['asleep-fleeting', 'fleeting-asleep']) {
    const page = await open(`/en/grid/#${pair}`);
    const entry = page.locator('.asked');
    await entry.waitFor();
    expect(await entry.count()).toBe(1);
    expect(await entry.locator('summary').textContent()).toContain('Asleep × Fleeting');
    expect(await entry.locator('.decides').textContent()).toContain('stays in play');
    expect(await entry.locator('summary').isVisible()).toBe(true);
    const picked = page.locator('.grid-pickers select');
    const values = [await picked.first().inputValue(), await picked.last().inputValue()];
    expect(values.sort()).toEqual(['asleep', 'fleeting']);
  }
});

test('on a phone two pickers and their answer are one screen, and a pair that is picked has an address', async () => {
  const page = await open('/en/grid/', { viewport: { width: 360, height: 740 } });
  const entry = page.locator('.asked');
  await entry.waitFor();
  expect(await page.locator('.grid-map').isVisible()).toBe(false);
  const box = (await entry.locator('.decides').boundingBox())!;
  const ways = (await page.locator('.site-ways').boundingBox())!;
  expect(box.y + box.height).toBeLessThan(ways.y);
  const [first, second] = [
    page.locator('.grid-pickers select').first(),
    page.locator('.grid-pickers select').last(),
  ];
  await first.selectOption('gigantic');
  await second.selectOption('boosted');
  expect(await entry.textContent()).toContain('Each boost counts in both Expeditions.');
  expect(new URL(page.url()).hash).toBe('#boosted-gigantic');
  await second.selectOption('cooldown');
  expect(await entry.textContent()).toContain('Gigantic');
  // A term does not meet itself: the other gives way.
  await second.selectOption('gigantic');
  expect(await first.inputValue()).not.toBe('gigantic');
});

test('squares are signed by their outcome, and heads lead to their rows and stay in view', async () => {
  const page = await open('/en/grid/', { viewport: { width: 1280, height: 800 } });
  const table = page.locator('.grid-table');
  const signOf = (name: string) => table.getByRole('link', { name, exact: true }).textContent();
  expect(await signOf('Asleep × Fleeting: holds, or works as ever')).toContain('●');
  expect(await signOf('Boosted × Fleeting: one of the two is lost')).toContain('–');
  expect(await signOf('Boosted × Defender: a rule stops it')).toContain('✕');
  expect(await signOf('Boosted × Gigantic: happens in two places')).toContain('●●');
  await table.locator('tbody tr').last().scrollIntoViewIfNeeded();
  const head = table.locator('thead a').nth(2);
  expect((await head.boundingBox())!.y).toBeGreaterThanOrEqual(0);
  await head.click();
  await page.waitForURL('**/#asleep');
  await expect.poll(() => page.locator('.grid-row.asked h3').textContent()).toBe('Asleep');
});

test('a square of the table leads to its pair, and from there to the play', async () => {
  const page = await open('/fr/grid/', { viewport: { width: 1280, height: 900 } });
  await page.locator('.grid-table').getByRole('link', { name: 'Fugace × Éternel' }).click();
  const entry = page.locator('.asked');
  await expect.poll(() => entry.textContent()).toContain('Fugace × Éternel');
  await entry.locator('.watch-cell').click();
  await page.waitForURL(/\/fr\/examples\/a-keyword-at-rest\/#step=\d/);
  await page.locator('.sandbox .controls, .sandbox .desk').first().waitFor();
});

test('it is read without a script, and on a phone as a list', async () => {
  const page = await open('/it/grid/', {
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  });
  expect(await page.locator('.grid-map').isVisible()).toBe(false);
  expect(await page.locator('.grid-pickers').isVisible()).toBe(false);
  const first = page.locator('.grid-row details').first();
  await first.locator('summary').click();
  expect(await first.locator('.decides').isVisible()).toBe(true);
  expect(await first.locator('.decides a.ref').count()).toBeGreaterThan(0);
});

test('on paper it is a poster: the signed squares on one sheet', async () => {
  const page = await open('/en/grid/');
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('.grid-table').isVisible()).toBe(true);
  expect(await page.locator('.grid-rows').isVisible()).toBe(false);
  expect(await page.locator('.grid-pickers').isVisible()).toBe(false);
  const pages = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pages.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test('the search tells what comes of two statuses that are typed', async () => {
  const page = await open('/en/search/?q=fleeting+asleep');
  const result = page.locator('main a.search-result[role=option]').first();
  await result.waitFor();
  expect(await result.getAttribute('href')).toMatch(/\/en\/grid\/#asleep-fleeting$/);
  expect(await result.textContent()).toContain('it loses Asleep and keeps Fleeting');
});
