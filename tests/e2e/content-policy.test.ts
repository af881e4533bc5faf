import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { launchBrowser } from '../../scripts/launch-browser.ts';
import { NO_BROWSER, REFUSED, useBrowser } from './browser.ts';

const POLICY = /<meta http-equiv="content-security-policy" content="[^"]+">/;

// By this, every test in a browser notices where a page breaks its policy.
test.skipIf(NO_BROWSER !== null)('the browser says what a policy forbids', async () => {
  const browser = await launchBrowser();
  const page = await browser.newPage({ baseURL: inject('site') });
  await page.goto('/en/');
  const said = page.waitForEvent('console', (message) => message.text().includes(REFUSED));
  await page.evaluate(() => document.body.setAttribute('style', 'color: red'));
  expect((await said).type()).toBe('error');
  await browser.close();
});

describe('an embedded example in a frame without origin', () => {
  const { open } = useBrowser();

  test('comes to life under its policy', async () => {
    const source = readFileSync(
      join(inject('folder'), 'embed/en/open-the-gates/index.html'),
      'utf8',
    );
    expect(source).toMatch(POLICY);
    // A frame in a page that comes from nowhere may load nothing from this machine.
    const page = await open('/robots.txt');
    await page.setContent(
      `<iframe sandbox="allow-scripts" width="800" height="700" src="${inject('site')}/embed/en/open-the-gates/"></iframe>`,
    );
    const frame = page.frameLocator('iframe');
    await frame.locator('.sandbox[data-state=live]').waitFor();
    await frame.locator('.control.main').first().click();
    expect(await frame.locator('.sandbox').isVisible()).toBe(true);
  });
});
