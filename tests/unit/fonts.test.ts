import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { create } from 'fontkitten';
import { convert } from 'fontverter';
import { describe, expect, test } from 'vitest';

const folder = resolve('src/styles');
const css = ['fonts.css', 'rare-letters.css']
  .map((file) => readFileSync(join(folder, file), 'utf8'))
  .join('\n');
const faces = [...css.matchAll(/@font-face \{([^}]*)\}/g)].map(([, face = '']) => ({
  family: /font-family: ([^;]*);/.exec(face)![1]!,
  file: /url\("([^"]*)"\)/.exec(face)?.[1],
  range: rangeOf(/unicode-range:([^;]*);/.exec(face)?.[1] ?? ''),
  face,
}));

describe.each([
  ['Grenze', 'swap'],
  ['Literata', 'optional'],
])('%s', (family, display) => {
  const parts = faces.filter((one) => one.family === family);

  test('has in its rare part exactly the letters that this part promises', async () => {
    const [common, rare] = await lettersOfParts(parts);
    expect(parts.map(({ range }) => range.size > 0)).toEqual([false, true]);
    expect(parts[1]!.range).toEqual(rare);
    expect(common!.isDisjointFrom(rare!)).toBe(true);
  });

  test('has every letter of the terms in one part or the other, nearly all in the first', async () => {
    const all = await lettersOfParts(parts);
    const texts = definitions();
    const inNone = texts.filter((text) =>
      codesOf(text).some((code) => !all.some((letters) => letters.has(code))),
    );
    expect(inNone).toEqual([]);
    const inCommon = texts.filter((text) => codesOf(text).every((code) => all[0]!.has(code)));
    expect(inCommon.length / texts.length).toBeGreaterThan(0.98);
  });

  test('has figures of one width without asking for them', async () => {
    const font = await openFont(parts[0]!);
    const widths = codesOf('0123456789').map((code) => font.glyphForCodePoint(code).advanceWidth);
    expect(new Set(widths).size).toBe(1);
  });

  test('is set in the place of what was painted only where lines do not break elsewhere', () => {
    for (const { face } of parts) expect(face).toContain(`font-display: ${display}`);
  });
});

test('every face that stands in is named where faces are chosen, and scaled', () => {
  const tokens = readFileSync(join(folder, 'tokens.css'), 'utf8');
  const standIns = faces.filter(({ file }) => file === undefined);
  expect(standIns.length).toBe(12);
  for (const { family, face } of standIns) {
    expect(tokens).toContain(family);
    expect(Number(/size-adjust: ([\d.]+)%/.exec(face)?.[1])).toBeGreaterThan(50);
    expect(Number(/ascent-override: ([\d.]+)%/.exec(face)?.[1])).toBeGreaterThan(80);
  }
});

test.each([
  ['DisplayTimes', '@fontsource/tinos/files/tinos-latin-700-normal.woff2'],
  ['DisplayDejaVu', 'dejavu-fonts-ttf/ttf/DejaVuSerif-Bold.ttf'],
])('the figures of %s are as wide as those that they stand in for', async (name, system) => {
  const { face } = faces.find(({ family, range }) => family === name && range.has(0x30))!;
  const scale = Number(/size-adjust: ([\d.]+)%/.exec(face)?.[1]) / 100;
  const widthOf = (font: Awaited<ReturnType<typeof openFont>>) =>
    font.glyphForCodePoint(0x30).advanceWidth / font.unitsPerEm;
  const own = widthOf(await openFont(faces[0]!));
  const standIn = widthOf(await openFile(fileURLToPath(import.meta.resolve(system))));
  expect(standIn * scale).toBeCloseTo(own, 2);
});

/** Returns the definitions of all terms, in every language, without marks. */
function definitions(): string[] {
  const { terms } = JSON.parse(readFileSync('data/terms.json', 'utf8')) as {
    terms: { definition: Record<string, string> }[];
  };
  return terms
    .flatMap(({ definition }) => Object.values(definition))
    .map((text) => text.replace(/\[\[(?:[^\]|]*\|)?([^\]]*)\]\]|\{[^}]*\}/g, '$1'));
}

/** Returns the characters that the file of each part has, as code points. */
async function lettersOfParts(parts: readonly { file?: string | undefined }[]) {
  const letters: ReadonlySet<number>[] = [];
  // One after the other: the converter has one memory for all.
  for (const part of parts) {
    const font = await openFont(part);
    // The table of characters ends with U+FFFF, which is none.
    letters.push(new Set(font.characterSet.filter((code) => code < 0xffff)));
  }
  return letters;
}

function openFont({ file }: { file?: string | undefined }) {
  return openFile(join(folder, file!));
}

async function openFile(file: string) {
  const font = create(Buffer.from(await convert(readFileSync(file), 'sfnt')));
  if (font.isCollection) throw new Error('A face is expected, not a collection of them.');
  return font;
}

function codesOf(text: string): number[] {
  return [...text].map((letter) => letter.codePointAt(0)!);
}

function rangeOf(range: string): ReadonlySet<number> {
  const codes = new Set<number>();
  for (const [, from = '', to = from] of range.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)) {
    for (let code = Number.parseInt(from, 16); code <= Number.parseInt(to, 16); code++) {
      codes.add(code);
    }
  }
  return codes;
}
