/**
 * Cuts the site's fonts down to the characters that its languages use.
 * Run by hand when a face or a language changes; the results are committed.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const ASCII = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');
const LETTERS = 'ÀÂÆÇÈÉÊËÌÎÏÒÓÔŒÙÚÛÜàâäæçèéêëìíîïòóôöœùúûüÿ';
const SIGNS = '«»‘’“”–—…·•×→←−°©\u00a0\u202f';
const FEATURES = ['kern', 'liga', 'lnum', 'tnum'];

const faces = [
  { from: '@fontsource/grenze/files/grenze-latin-600-normal.woff2', to: 'grenze.woff2' },
  {
    from: '@fontsource-variable/literata/files/literata-latin-wght-normal.woff2',
    to: 'literata.woff2',
    weight: 400,
  },
  {
    from: '@fontsource-variable/literata/files/literata-latin-wght-normal.woff2',
    to: 'literata-bold.woff2',
    weight: 680,
  },
];

for (const face of faces) {
  const whole = await readFile(fileURLToPath(import.meta.resolve(face.from)));
  // A variable, because the package's types do not know `keepFeatures` yet.
  const options = {
    targetFormat: 'woff2' as const,
    keepFeatures: FEATURES,
    ...(face.weight ? { variationAxes: { wght: face.weight } } : {}),
  };
  const part = await subsetFont(whole, ASCII + LETTERS + SIGNS, options);
  await writeFile(new URL(`../src/styles/fonts/${face.to}`, import.meta.url), part);
  console.log(`${face.to}: ${whole.length} to ${part.length} bytes`);
}
