import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { launchBrowser } from '../../scripts/launch-browser.ts';
import { REFUSED, useBrowser } from './browser.ts';
import { builtFiles, markupOf, readSource } from './built.ts';

const POLICY = /<meta http-equiv="content-security-policy" content="([^"]+)">/;
/** Tags with a style attribute; what a page only says of tags is escaped. */
const STYLED = /<[a-z][a-z0-9-]*\s(?:[^<>"]|"[^"]*")*?\sstyle=/i;

/** Why a page does not hold what is promised of all of them; null where it does. */
function faultOf(html: string): string | null {
  const policy = POLICY.exec(html)?.[1];
  if (!policy) return 'no policy';
  if (policy.includes("'unsafe-inline'")) return 'any inline style or script may run';
  if (STYLED.test(markupOf(html))) return 'a style attribute';
  const styles = /style-src ([^;]+)/.exec(policy)![1]!;
  for (const [, css] of html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)) {
    const hash = createHash('sha256').update(css!).digest('base64');
    if (!styles.includes(`'sha256-${hash}'`)) return 'a style that its policy does not name';
  }
  return null;
}

test('every page has a policy, names its styles in it, and has no style attribute', () => {
  const folder = inject('folder');
  const pages = builtFiles(folder).filter((path) => path.endsWith('/') || path.endsWith('.html'));
  const faults = pages.flatMap((path) => {
    const fault = faultOf(readSource(folder, path));
    return fault ? [`${path}: ${fault}`] : [];
  });
  expect(faults).toEqual([]);
  expect(pages.length).toBeGreaterThan(5000);
});

// By this, every test in a browser notices where a page breaks its policy.
test('the browser says what a policy forbids', async () => {
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
    expect(POLICY.test(source)).toBe(true);
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
