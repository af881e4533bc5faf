/** Makes lining tabular figures a font's own, so that no page has to ask for their features. */

import { create } from 'fontkitten';
import { packTables, tablesOf } from './lean.ts';

/** Figures as high as capitals, all of one width: what `base.css` sets everywhere. */
const FIGURES = ['lnum', 'tnum'];

/** A table of single substitutions, as the package reads it. */
interface Substitution {
  readonly version: number;
  readonly coverage: { readonly rangeRecords: readonly { start: number; end: number }[] };
  readonly deltaGlyphID: number;
  readonly substitute: { get(index: number): number };
}

/** The part of a font that the types of the package leave out. */
interface WithSubstitutions {
  readonly GSUB: {
    readonly featureList: readonly {
      readonly tag: string;
      readonly feature: { readonly lookupListIndexes: Iterable<number> };
    }[];
    readonly lookupList: { get(index: number): { readonly subTables: Iterable<Substitution> } };
  };
}

/**
 * Returns a font whose figures are lining and tabular. Its former figures, which no page shows, are
 * dropped when it is cut down, which saves 1 kB in two fonts.
 *
 * @param sfnt the font, unpacked
 */
export function withTabularFigures(sfnt: Uint8Array): Buffer {
  const font = Buffer.from(sfnt);
  const face = create(font);
  if (face.isCollection) throw new Error('A face is expected, not a collection of them.');
  const tables = figureTables(face as unknown as WithSubstitutions);
  const glyphs = face.characterSet
    .filter((code) => code < 0xffff)
    .sort((a, b) => a - b)
    .map((code) => [code, figureGlyph(tables, face.glyphForCodePoint(code).id)] as const);
  const packed = tablesOf(font).map((table) =>
    table.tag === 'cmap' ? { tag: 'cmap', data: characterTable(glyphs) } : table,
  );
  return packTables(font.readUInt32BE(0), packed);
}

/** Returns the glyph that substitutions, one after another, put in the place of a glyph. */
function figureGlyph(tables: readonly Substitution[], glyph: number): number {
  return tables.reduce((now, { version, coverage, deltaGlyphID, substitute }) => {
    const covered = coverage.rangeRecords.flatMap(({ start, end }) =>
      Array.from({ length: end - start + 1 }, (_, index) => start + index),
    );
    const at = covered.indexOf(now);
    if (at < 0) return now;
    return version === 1 ? now + deltaGlyphID : substitute.get(at);
  }, glyph);
}

/** The tables of the features of figures, in the order in which they apply. */
function figureTables({ GSUB }: WithSubstitutions): readonly Substitution[] {
  const lookups = GSUB.featureList
    .filter(({ tag }) => FIGURES.includes(tag))
    .flatMap(({ feature }) => [...feature.lookupListIndexes]);
  return [...new Set(lookups)]
    .sort((a, b) => a - b)
    .flatMap((index) => [...GSUB.lookupList.get(index).subTables]);
}

/** Packs a table of characters (`cmap`, format 4) with one segment for each character. */
function characterTable(glyphs: readonly (readonly [code: number, glyph: number])[]): Buffer {
  const segments = [...glyphs, [0xffff, 0] as const];
  const count = segments.length;
  const power = Math.floor(Math.log2(count));
  const length = 16 + 8 * count;
  const table = Buffer.alloc(12 + length);
  for (const [place, value] of [0, 1, 3, 1].entries()) table.writeUInt16BE(value, 2 * place);
  table.writeUInt32BE(12, 8);
  const search = 2 ** (power + 1);
  const head = [4, length, 0, 2 * count, search, power, 2 * count - search];
  for (const [place, value] of head.entries()) table.writeUInt16BE(value, 12 + 2 * place);
  for (const [index, [code, glyph]] of segments.entries()) {
    table.writeUInt16BE(code, 26 + 2 * index);
    table.writeUInt16BE(code, 28 + 2 * (count + index));
    table.writeUInt16BE((glyph - code) & 0xffff, 28 + 2 * (2 * count + index));
  }
  return table;
}
