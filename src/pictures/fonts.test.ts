import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { afterAll, expect, test } from 'vitest';
import { fontMeasure, unpackFonts } from './fonts.ts';
import { type Face, svgPicture, textAt } from './svg.ts';

const fonts = await unpackFonts();
const measure = fontMeasure(fonts);
const folder = mkdtempSync(join(tmpdir(), 'fonts-'));
afterAll(() => rmSync(folder, { recursive: true }));
const fontFiles = Object.entries(fonts).map(([face, data]) => {
  const file = join(folder, `${face}.ttf`);
  writeFileSync(file, data);
  return file;
});

test.each<Face>(['display', 'text', 'bold'])('a text is drawn in its face: %s', (face) => {
  const words = 'Une même étape peut toucher plusieurs objets';
  const lettering = { face, size: 40, fill: '#000000' } as const;
  const svg = svgPicture(1200, 100, [textAt(0, 50, words, lettering)]);
  const drawn = new Resvg(svg, { font: { loadSystemFonts: false, fontFiles } }).getBBox()!;
  const wide = measure(words, face, 40);
  expect(Math.abs(drawn.width - wide)).toBeLessThan(0.02 * wide);
});
