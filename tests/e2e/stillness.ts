import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { convert } from 'fontverter';
import type { Page, Request, Route } from 'playwright-core';
import type { SiteInPieces } from './pieces.ts';
import { settled, waitForPaint } from './settled.ts';

/** The fonts of a machine that has no others. */
export const MACHINES = {
  'DejaVu alone': [
    'dejavu-fonts-ttf/ttf/DejaVuSerif.ttf',
    'dejavu-fonts-ttf/ttf/DejaVuSerif-Bold.ttf',
  ],
  // Tinos has the widths and heights of Liberation Serif, and the site asks for both.
  'Liberation alone': [
    '@fontsource/tinos/files/tinos-latin-400-normal.woff2',
    '@fontsource/tinos/files/tinos-latin-700-normal.woff2',
  ],
} as const;

/**
 * Makes a machine's fonts known to browsers that are started with its `env`.
 *
 * @param files of node_modules
 */
export async function fontsAlone(
  files: readonly string[],
): Promise<{ env: Record<string, string>; remove: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'altered-codex-fonts-'));
  mkdirSync(join(folder, 'fonts'));
  for (const [index, file] of files.entries()) {
    const font = await readFile(fileURLToPath(import.meta.resolve(file)));
    writeFileSync(join(folder, 'fonts', `${index}.ttf`), await convert(font, 'sfnt'));
  }
  const config = join(folder, 'fonts.conf');
  writeFileSync(
    config,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/cache</cachedir></fontconfig>`,
  );
  const remove = () => rmSync(folder, { recursive: true, force: true });
  return { env: { FONTCONFIG_FILE: config }, remove };
}

/** What is held back, and let go in this order. */
type Kind = 'script' | 'font';

function isKind(type: string): type is Kind {
  return type === 'script' || type === 'font';
}

/** So many paints in a row without a request are the end of loading. */
const CALM = 5;

/**
 * How much what is seen of a page moves while it loads: the sum of all layout shifts, the slowest
 * way that it can load. The document comes in pieces, each painted before the next; scripts come
 * only after that, and fonts after the scripts have run, so that the sum does not depend on how fast
 * a machine is.
 */
export async function shiftsWhileLoading(
  page: Page,
  site: SiteInPieces,
  path: string,
): Promise<number> {
  const held: Record<Kind, Route[]> = { script: [], font: [] };
  const released = new Set<string>();
  let asked = 0;
  const answered = (request: Request) => {
    if (request.resourceType() !== 'font') asked -= 1;
  };
  page.on('request', (request) => {
    if (request.resourceType() !== 'font') asked += 1;
  });
  page.on('requestfinished', answered);
  page.on('requestfailed', answered);
  await page.route('**/*', (route) => {
    const type = route.request().resourceType();
    if (isKind(type) && !released.has(type)) held[type].push(route);
    else void route.continue();
  });
  const release = async (type: Kind) => {
    released.add(type);
    await Promise.all(held[type].splice(0).map((route) => route.continue()));
    // What is loaded may ask for more once it has run.
    for (let calm = 0; calm < CALM; calm = asked === 0 ? calm + 1 : 0) await waitForPaint(page);
  };
  await page.addInitScript(() => {
    const sums = window as unknown as { shifted: number };
    sums.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        sums.shifted += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  site.isSlow = true;
  await page.goto(site.url + path, { waitUntil: 'commit' });
  // A page may lead on to another one at once.
  do await waitForPaint(page).catch(() => {});
  while (site.sendPiece());
  site.isSlow = false;
  await page.locator('main').waitFor();
  await waitForPaint(page);
  await release('script');
  await release('font');
  await settled(page);
  return page.evaluate(() => (window as unknown as { shifted: number }).shifted);
}
