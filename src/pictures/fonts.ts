import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { create } from 'fontkitten';
import { convert } from 'fontverter';
import type { Face, Measure } from './svg.ts';

/** Files of the site's own faces. */
const FILES: Readonly<Record<Face, string>> = {
  display: 'grenze.woff2',
  text: 'literata.woff2',
  bold: 'literata-bold.woff2',
};

/**
 * Returns the site's fonts unpacked, for drawing pictures and measuring text. Unpacks one after the
 * other: the unpacker corrupts one font while it works on another.
 */
export async function unpackFonts(): Promise<Readonly<Record<Face, Buffer>>> {
  const unpacked: [string, Buffer][] = [];
  for (const [face, file] of Object.entries(FILES)) {
    const packed = await readFile(resolve('src/styles/fonts', file));
    unpacked.push([face, Buffer.from(await convert(packed, 'sfnt'))]);
  }
  return Object.fromEntries(unpacked) as Record<Face, Buffer>;
}

/** Measures texts by the widths that the faces give their letters. */
export function fontMeasure(fonts: Readonly<Record<Face, Buffer>>): Measure {
  const widths = (data: Buffer) => {
    const font = create(data);
    if (font.isCollection) throw new Error('A face is expected, not a collection of them.');
    const known = new Map<string, number>();
    return (letter: string) => {
      const width =
        known.get(letter) ??
        font.glyphForCodePoint(letter.codePointAt(0)!).advanceWidth / font.unitsPerEm;
      known.set(letter, width);
      return width;
    };
  };
  const of = { display: widths(fonts.display), text: widths(fonts.text), bold: widths(fonts.bold) };
  return (text, face, size) => [...text].reduce((sum, letter) => sum + of[face](letter), 0) * size;
}
