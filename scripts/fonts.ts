/**
 * Cuts the site's fonts down to the characters that its languages use, and writes the faces of
 * readers' systems that stand in for them until they arrive, scaled to the same widths and heights.
 * Run by hand when a face or a language changes; the results are committed.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { create } from 'fontkitten';
import { convert } from 'fontverter';
import subsetFont from 'subset-font';
import { withTabularFigures } from './fonts/figures.ts';
import { leanFont } from './fonts/lean.ts';
import { standInFaces } from './fonts/stand-in.ts';

const ASCII = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');
const LETTERS = 'ÀÁÂÄÆÇÈÉÊËÌÍÎÏÑÒÓÔÖŒÙÚÛÜßàáâäæçèéêëìíîïñòóôöœùúûüÿ';
const SIGNS = '¡¿«»‘’“”„–—…·•×→←−°º©\u00a0\u202f';
const ALL = ASCII + LETTERS + SIGNS;

/**
 * Characters that few pages have; a page loads their font only if it has one of them. `#` is not among
 * them, because it marks the items of a rule that is a list.
 */
const RARE = new Set('"$%\'*<=>@[\\]^_`{|}~¡ÁÂÄÆÇÊËÌÍÎÏÑÒÓÔÖŒÙÚÛÜæëïœÿ‘−°º©');
const COMMON = [...ALL].filter((letter) => !RARE.has(letter));
const FEATURES = ['kern', 'lnum', 'tnum'];

const GRENZE = '@fontsource/grenze/files/grenze-latin-600-normal.woff2';
const LITERATA = '@fontsource-variable/literata/files/literata-latin-wght-normal.woff2';

/**
 * Headings change to their own face also after they were painted: they are short, and their lines break
 * in the same places. A text keeps the face in which it was first painted: its lines could break elsewhere.
 */
const faces = [
  { family: 'Grenze', from: GRENZE, to: 'grenze', weight: 600, display: 'swap' },
  {
    family: 'Literata',
    from: LITERATA,
    to: 'literata',
    weight: 400,
    display: 'optional',
    axes: { wght: 400 },
  },
];

/** Writes a font with only some letters of a face. */
async function cutFont(from: string, to: string, letters: string, axes?: Record<string, number>) {
  const isWhole = letters === ALL;
  const file = await readFile(fileURLToPath(import.meta.resolve(from)));
  // Pictures are drawn with a face as it is: they set no features.
  const whole = isWhole ? file : withTabularFigures(await convert(file, 'sfnt'));
  // A variable, because the package's types do not know `keepFeatures` yet.
  const options = {
    targetFormat: 'sfnt' as const,
    keepFeatures: isWhole ? FEATURES : ['kern'],
    ...(axes ? { variationAxes: axes } : {}),
  };
  const lean = leanFont(await subsetFont(whole, letters, options), to);
  const part = await convert(lean, 'woff2');
  await writeFile(new URL(`../src/styles/fonts/${to}.woff2`, import.meta.url), part);
  console.log(`${to}.woff2: ${file.length} to ${part.length} bytes`);
  return part;
}

/** Returns those of the given letters that a face contains. */
async function lettersOf(from: string, letters: Iterable<string>): Promise<string[]> {
  const file = await readFile(fileURLToPath(import.meta.resolve(from)));
  const font = create(Buffer.from(await convert(file, 'sfnt')));
  if (font.isCollection) throw new Error('A face is expected, not a collection of them.');
  return [...letters].filter((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0)!));
}

/** Returns characters as a `unicode-range` of CSS. */
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

/** The `@font-face` rules of each part. */
const blocks: Record<'common' | 'rare', string[]> = { common: [], rare: [] };
const parts = new Map<string, Uint8Array>();
for (const { family, from, to, weight, display, axes } of faces) {
  // Pictures are drawn with all characters in one file.
  parts.set(family, await cutFont(from, to, ALL, axes));
  for (const [name, letters] of [
    ['common', COMMON],
    ['rare', RARE],
  ] as const) {
    const own = await lettersOf(from, letters);
    await cutFont(from, `${to}-${name}`, own.join(''), axes);
    // A browser asks the part that is declared last first, so the rare part alone lists its characters.
    const range = letters === RARE ? `\n  unicode-range: ${rangeOf(own)};` : '';
    blocks[name].push(`@font-face {
  font-family: ${family};
  src: url("./fonts/${to}-${name}.woff2") format("woff2");
  font-weight: ${weight};
  font-display: ${display};${range}
}`);
  }
}
await cutFont(LITERATA, 'literata-bold', ALL, { wght: 680 });

const css = `/* Written by scripts/fonts.ts. */
${blocks.common.join('\n')}
/* System faces scaled to the widths and heights of the site's, so that nothing moves on arrival. */
${(await standInFaces(parts)).join('\n')}
`;
const rareCss = `/* Written by scripts/fonts.ts: letters that few pages have, after the first paint. */
${blocks.rare.join('\n')}
`;
await writeFile(new URL('../src/styles/fonts.css', import.meta.url), css);
await writeFile(new URL('../src/styles/rare-letters.css', import.meta.url), rareCss);
