/** Fallback faces: system fonts, scaled to replace a face of the site until it is loaded. */

import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { LANGUAGES } from '../../src/rulebook/language.ts';
import { launchBrowser } from '../launch-browser.ts';

/** A serif face that systems have, and a file with the same widths to measure. */
interface SystemFace {
  /** Its name in `src/styles/tokens.css`, after `Text` or `Display`. */
  readonly name: string;
  /**
   * Its full names, regular and bold: only those that systems use, because before the first paint a
   * browser looks for each of them in turn until one is found.
   */
  readonly local: readonly [regular: readonly string[], bold: readonly string[]];
  readonly files: readonly [regular: string, bold: string];
}

const fontsourceFiles = (family: string): SystemFace['files'] => [
  `@fontsource/${family}/files/${family}-latin-400-normal.woff2`,
  `@fontsource/${family}/files/${family}-latin-700-normal.woff2`,
];

const SYSTEM_FACES: readonly SystemFace[] = [
  {
    name: 'Georgia',
    local: [
      ['Georgia', 'Gelasio', 'Gelasio Regular'],
      ['Georgia Bold', 'Gelasio Bold'],
    ],
    files: fontsourceFiles('gelasio'),
  },
  {
    name: 'Noto',
    local: [['Noto Serif', 'Noto Serif Regular'], ['Noto Serif Bold']],
    files: fontsourceFiles('noto-serif'),
  },
  {
    name: 'Times',
    local: [
      ['Times New Roman', 'Liberation Serif', 'Tinos'],
      ['Times New Roman Bold', 'Liberation Serif Bold', 'Tinos Bold'],
    ],
    files: fontsourceFiles('tinos'),
  },
  {
    name: 'DejaVu',
    local: [['DejaVu Serif'], ['DejaVu Serif Bold']],
    files: ['dejavu-fonts-ttf/ttf/DejaVuSerif.ttf', 'dejavu-fonts-ttf/ttf/DejaVuSerif-Bold.ttf'],
  },
];

interface Metrics {
  readonly width: number;
  readonly ascent: number;
  readonly descent: number;
}

/** Digits, which have a scale of their own: compared with its letters, those of a system face are narrower. */
const FIGURES = { words: '0123456789', range: 'U+30-39' };

/**
 * Returns the `@font-face` rules of all system faces, for text and for headings. A heading may change to
 * its own face after it was painted. The digits of this face, which also number rules within texts, have a
 * scale of their own, so that lines still break in the same places.
 *
 * @param faces the site's faces by family, as they are sent
 */
export async function standInFaces(faces: ReadonlyMap<string, Uint8Array>): Promise<string[]> {
  const browser = await launchBrowser();
  const page = await browser.newPage();
  const { titles, texts } = await sampleTexts();
  const kinds = [
    { family: 'Literata', name: 'Text', bold: 0, weight: 400, words: texts, range: null },
    { family: 'Grenze', name: 'Display', bold: 1, weight: 600, words: titles, range: null },
    { family: 'Grenze', name: 'Display', bold: 1, weight: 600, ...FIGURES },
  ] as const;
  const rules: string[] = [];
  for (const { family, name, bold, weight, words, range } of kinds) {
    const own = await measureFace(page, faces.get(family)!, words);
    for (const system of SYSTEM_FACES) {
      const file = await readFile(fileURLToPath(import.meta.resolve(system.files[bold])));
      const scale = own.width / (await measureFace(page, file, words)).width;
      const sources = system.local[bold].map((full) => `local("${full}")`).join(', ');
      rules.push(`@font-face {
  font-family: ${name}${system.name};
  src: ${sources};
  font-weight: ${weight};
  size-adjust: ${percentText(scale)};
  ascent-override: ${percentText(own.ascent / scale)};
  descent-override: ${percentText(own.descent / scale)};
  line-gap-override: 0%;${range === null ? '' : `\n  unicode-range: ${range};`}
}`);
    }
  }
  await browser.close();
  return rules;
}

function percentText(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}

/** Measures the width and height of words in a face, at a font size of 1. */
async function measureFace(page: Page, font: Uint8Array, words: string): Promise<Metrics> {
  const SIZE = 100;
  const given = [Buffer.from(font).toString('base64'), words, SIZE] as const;
  const found = await page.evaluate(async ([base64, text, size]) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const family = `measured-${document.fonts.size}`;
    document.fonts.add(await new FontFace(family, bytes).load());
    const line = document.createElement('span');
    line.style.cssText = `position:absolute;white-space:nowrap;font:${size}px ${family};font-variant-numeric:lining-nums tabular-nums`;
    line.textContent = text;
    document.body.append(line);
    const context = document.createElement('canvas').getContext('2d')!;
    context.font = `${size}px ${family}`;
    const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } =
      context.measureText(text);
    return { width: line.getBoundingClientRect().width, ascent, descent };
  }, given);
  return {
    width: found.width / SIZE,
    ascent: found.ascent / SIZE,
    descent: found.descent / SIZE,
  };
}

/** Returns titles and texts of the current edition in every language, without markup. */
async function sampleTexts(): Promise<{ titles: string; texts: string }> {
  const titles: string[] = [];
  const texts: string[] = [];
  for (const language of LANGUAGES) {
    const file = new URL(`../../data/editions/5.0/${language}.json`, import.meta.url);
    collectTexts(JSON.parse(await readFile(file, 'utf8')), titles, texts);
  }
  return { titles: titles.join(' '), texts: texts.join(' ').slice(0, 60_000) };
}

function collectTexts(value: unknown, titles: string[], texts: string[]): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (key === 'titles') titles.push(...Object.entries(inner).flat().map(String));
    else if (key === 'text') texts.push(plainLetters(String(inner)));
    else collectTexts(inner, titles, texts);
  }
}

function plainLetters(text: string): string {
  return text
    .replace(/\[\[(?:[^\]|]*\|)?([^\]]*)\]\]/g, '$1')
    .replace(/\{[^}]*\}|[*_`#]/g, '')
    .replace(/\s+/g, ' ');
}
