import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';

const { open } = useBrowser();

test('a link to a pair opens what comes of it, whichever of the two stands first', async () => {
  for (const pair of ['asleep-fleeting', 'fleeting-asleep']) {
    const page = await open(`/en/grid/#${pair}`);
    const entry = page.locator('details[open]');
    await entry.waitFor();
    expect(await entry.count()).toBe(1);
    expect(await entry.locator('summary').textContent()).toContain('Asleep × Fleeting');
    expect(await entry.locator('.decides').textContent()).toContain('stays in play');
    expect(await entry.locator('summary').isVisible()).toBe(true);
  }
});

test('a square of the table leads to its pair, and from there to the play', async () => {
  const page = await open('/fr/grid/', { viewport: { width: 1280, height: 900 } });
  await page.locator('.grid-table').getByRole('link', { name: 'Fugace × Éternel' }).click();
  const entry = page.locator('details[open]');
  await entry.locator('.watch-cell').click();
  await page.waitForURL(/\/fr\/examples\/a-keyword-at-rest\/#step=\d/);
  await page.locator('.sandbox .controls, .sandbox .desk').first().waitFor();
});

test('it is read without a script, and on a phone as a list', async () => {
  const page = await open('/it/grid/', {
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  });
  expect(await page.locator('.grid-table').isVisible()).toBe(false);
  const first = page.locator('.grid-row details').first();
  await first.locator('summary').click();
  expect(await first.locator('.decides').isVisible()).toBe(true);
  expect(await first.locator('.decides a.ref').count()).toBeGreaterThan(0);
});

test('the search tells what comes of two statuses that are typed', async () => {
  const page = await open('/en/search/?q=fleeting+asleep');
  const result = page.locator('main a.search-result[role=option]').first();
  await result.waitFor();
  expect(await result.getAttribute('href')).toMatch(/\/en\/grid\/#asleep-fleeting$/);
  expect(await result.textContent()).toContain('it loses Asleep and keeps Fleeting');
});
