import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { builtFiles, readSource } from './built.ts';
import { kinds } from './kinds.ts';

const POLICY = /<meta http-equiv="content-security-policy" content="([^"]+)">/;
/** Tags with a style attribute; what a page only says of tags is escaped. */
const STYLED = /<[a-z][a-z0-9-]*\s(?:[^<>"]|"[^"]*")*?\sstyle=/i;
const NOT_MARKUP =
  /<script\b[\s\S]*?<\/script>|<style\b[\s\S]*?<\/style>|<textarea\b[\s\S]*?<\/textarea>/g;

/** Why a page does not hold what is promised of all of them; null where it does. */
function faultOf(html: string): string | null {
  const policy = POLICY.exec(html)?.[1];
  if (!policy) return 'no policy';
  if (policy.includes("'unsafe-inline'")) return 'any inline style or script may run';
  if (STYLED.test(html.replace(NOT_MARKUP, ''))) return 'a style attribute';
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

describe('nothing that a page does breaks its policy', () => {
  const { open } = useBrowser();
  const broken: string[] = [];

  /** Opens a page, runs what a reader does first, and tells what its policy refused. */
  const violations = async (
    path: string,
    act: (page: Awaited<ReturnType<typeof open>>) => Promise<unknown>,
  ) => {
    broken.length = 0;
    const page = await open('about:blank');
    await page.exposeFunction('refused', (what: string) => broken.push(what));
    await page.addInitScript(() => {
      addEventListener('securitypolicyviolation', (event) => {
        (window as unknown as { refused(what: string): void }).refused(
          `${event.effectiveDirective} ${event.blockedURI} ${event.sample}`,
        );
      });
    });
    await page.goto(new URL(path, inject('site')).href);
    await act(page);
    return [...broken];
  };

  test.each(kinds)('$kind', async ({ path }) => {
    const found = await violations(path, (page) => page.waitForLoadState('load'));
    expect(found).toEqual([]);
  });

  test('stepping, choosing and searching', async () => {
    const found = await violations('/en/examples/open-the-gates/', async (page) => {
      await page.locator('.sandbox .control.main').first().click();
      await page.locator('.sandbox[data-state=live]').waitFor();
      await page.keyboard.press('/');
      await page.locator('input[role=combobox]').fill('token');
      await page.locator('a[role=option]').first().waitFor();
    });
    expect(found).toEqual([]);
  });

  test('free play', async () => {
    const found = await violations('/en/sandbox/', (page) =>
      page.locator('.sandbox .seat, .seat').first().waitFor(),
    );
    expect(found).toEqual([]);
  });
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
