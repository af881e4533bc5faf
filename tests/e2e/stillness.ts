import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { convert } from 'fontverter';
import type { Page, Request, Route } from 'playwright-core';
import type { SiteInPieces } from './pieces.ts';
import { settled, waitForPaint } from './settled.ts';

/** The only fonts of each simulated machine. */
export const MACHINES = {
  'DejaVu alone': [
    'dejavu-fonts-ttf/ttf/DejaVuSerif.ttf',
    'dejavu-fonts-ttf/ttf/DejaVuSerif-Bold.ttf',
  ],
  // Tinos has the same metrics as Liberation Serif, and the site names both.
  'Liberation alone': [
    '@fontsource/tinos/files/tinos-latin-400-normal.woff2',
    '@fontsource/tinos/files/tinos-latin-700-normal.woff2',
  ],
} as const;

/**
 * Makes only the given fonts available to browsers that are started with the returned `env`.
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

/** The kinds of requests that are delayed, and continued in this order. */
type Kind = 'script' | 'font';

function isKind(type: string): type is Kind {
  return type === 'script' || type === 'font';
}

/** The number of paints in a row without a request that marks the end of loading. */
const CALM = 5;

/**
 * Measures how much a page moves while it loads: the sum of all layout shifts in the slowest order of
 * loading. The document arrives in pieces, each painted before the next; then the scripts; the fonts
 * after the scripts have run. So the sum does not depend on the speed of the machine.
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
    // A loaded script may request more files once it has run.
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
  // A page may redirect to another one at once.
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

/** The faces in which the text of an element is drawn. */
export async function facesIn(page: Page, selector: string): Promise<readonly string[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName }) => familyName);
}
