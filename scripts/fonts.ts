/**
 * Cuts the site's fonts down to the characters that its languages use, and writes the faces of
 * readers' systems that stand in for them until they arrive, scaled to the same widths and heights.
 * Run by hand when a face or a language changes; the results are committed.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { standInFaces } from './fonts/stand-in.ts';

const ASCII = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');
const LETTERS = 'ÀÂÆÇÈÉÊËÌÎÏÒÓÔŒÙÚÛÜàâäæçèéêëìíîïòóôöœùúûüÿ';
const SIGNS = '«»‘’“”–—…·•×→←−°©\u00a0\u202f';
const ALL = ASCII + LETTERS + SIGNS;

/** What the texts of the rules hardly ever use: a page loads it only if it has one of these. */
const RARE = new Set('"#$%*;<=>@[\\]^_`{|}~ÂÆËÌÏÒÓÔŒÙÚÛÜäæëíóöúüÿ‘°©');
const COMMON = [...ALL].filter((letter) => !RARE.has(letter));
const FEATURES = ['kern', 'liga', 'lnum', 'tnum'];

const GRENZE = '@fontsource/grenze/files/grenze-latin-600-normal.woff2';
const LITERATA = '@fontsource-variable/literata/files/literata-latin-wght-normal.woff2';

const faces = [
  { family: 'Grenze', from: GRENZE, to: 'grenze', weight: 600, display: 'swap' },
  // A text that was painted is never set anew: its lines could break elsewhere.
  {
    family: 'Literata',
    from: LITERATA,
    to: 'literata',
    weight: 400,
    axes: { wght: 400 },
    display: 'optional',
  },
];

async function cut(from: string, to: string, letters: string, axes?: Record<string, number>) {
  const whole = await readFile(fileURLToPath(import.meta.resolve(from)));
  // A variable, because the package's types do not know `keepFeatures` yet.
  const options = {
    targetFormat: 'woff2' as const,
    keepFeatures: FEATURES,
    ...(axes ? { variationAxes: axes } : {}),
  };
  const part = await subsetFont(whole, letters, options);
  await writeFile(new URL(`../src/styles/fonts/${to}.woff2`, import.meta.url), part);
  console.log(`${to}.woff2: ${whole.length} to ${part.length} bytes`);
  return part;
}

/** The characters of a face as a range of CSS. */
function rangeOf(letters: Iterable<string>): string {
  const codes = [...letters].map((letter) => letter.codePointAt(0)!).sort((a, b) => a - b);
  const ranges: [number, number][] = [];
  for (const code of codes) {
    const last = ranges.at(-1);
    if (last && last[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return ranges.map(([a, b]) => (a === b ? `U+${hex(a)}` : `U+${hex(a)}-${hex(b)}`)).join(', ');
}

const blocks: string[] = [];
const parts = new Map<string, Uint8Array>();
for (const { family, from, to, weight, axes, display } of faces) {
  // Pictures are drawn with all characters in one file.
  parts.set(family, await cut(from, to, ALL, axes));
  for (const [name, letters] of [
    ['common', COMMON],
    ['rare', RARE],
  ] as const) {
    await cut(from, `${to}-${name}`, [...letters].join(''), axes);
    blocks.push(`@font-face {
  font-family: ${family};
  src: url("./fonts/${to}-${name}.woff2") format("woff2");
  font-weight: ${weight};
  font-display: ${display};
  unicode-range: ${rangeOf(letters)};
}`);
  }
}
await cut(LITERATA, 'literata-bold', ALL, { wght: 680 });

const css = `/* Written by scripts/fonts.ts. */
${blocks.join('\n')}
/* System faces scaled to the widths and heights of the site's, so that nothing moves on arrival. */
${(await standInFaces(parts)).join('\n')}
`;
await writeFile(new URL('../src/styles/fonts.css', import.meta.url), css);
