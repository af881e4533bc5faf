/**
 * Draws the icons that phones show from `public/icon.svg`. Run by hand when that changes; the results
 * are committed.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { Resvg } from '@resvg/resvg-js';

const PAPER = '#f5f5ee';
const SIDE = 32;

/** The whole icon, and the part of a side that a mask may cut off. */
const ICONS = [
  { file: 'icon-192.png', size: 192, margin: 0 },
  { file: 'icon-512.png', size: 512, margin: 0 },
  { file: 'icon-maskable.png', size: 512, margin: 0.15 },
];

const drawing = (await readFile('public/icon.svg', 'utf8')).replace(/<style>.*<\/style>/s, '');
for (const { file, size, margin } of ICONS) {
  const from = -SIDE * margin;
  const side = SIDE * (1 + 2 * margin);
  const svg = drawing
    .replace(`0 0 ${SIDE} ${SIDE}`, `${from} ${from} ${side} ${side}`)
    .replace(
      '<title>',
      `<rect x="${from}" y="${from}" width="${side}" height="${side}" fill="${PAPER}"/><title>`,
    );
  const png = new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng();
  await writeFile(`public/${file}`, png);
}
