import { crc32, deflateSync } from 'node:zlib';

/**
 * Writes a picture as PNG with a small palette: text on paper takes a third of the bytes that true
 * colours take. Other colours become the nearest of the palette.
 */

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Bits of a pixel, which hold a place in a palette of 16 colours. */
const DEPTH = 4;
/** Colours that are nearer to each other than this, squared, count as one: letters stay smooth. */
const NEAR = 2400;
/** How many colours a picture has: fewer where it would take too many bytes. */
const PALETTES = [16, 8, 5] as const;

/**
 * A picture as PNG.
 *
 * @param pixels red, green, blue and opacity of each, row by row; every pixel is opaque
 * @param width in pixels, an even number
 * @param most the bytes beyond which fewer colours are used
 */
export function paletteImage(
  pixels: Uint8Array,
  width: number,
  height: number,
  most: number,
): Buffer {
  const colours = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.byteLength / 4);
  const frequent = byFrequency(colours);
  let image: Buffer = Buffer.alloc(0);
  for (const count of PALETTES) {
    image = encode(colours, width, height, frequent, count);
    if (image.length <= most) break;
  }
  return image;
}

function encode(
  colours: Uint32Array,
  width: number,
  height: number,
  frequent: readonly number[],
  count: number,
): Buffer {
  const palette = paletteOf(frequent, count);
  const places = new Map(frequent.map((colour) => [colour, nearest(split(colour), palette)]));
  const row = width / 2 + 1;
  const rows = Buffer.alloc(row * height);
  let last = -1;
  let place = 0;
  let i = 0;
  for (let y = 0; y < height; y++) {
    // The first byte of a row says that it is not filtered.
    for (let at = y * row + 1; at < (y + 1) * row; at++) {
      for (let half = 0; half < 2; half++, i++) {
        if (colours[i] !== last) {
          last = colours[i]!;
          place = places.get(last)!;
        }
        rows[at] = (rows[at]! << DEPTH) | place;
      }
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // The third colour type is a palette.
  head.set([DEPTH, 3, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', deflateSync(rows, { level: 8, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

type Colour = readonly [red: number, green: number, blue: number];

/** The colours of a picture: first those that fill most, since at the edges of letters they mix. */
function byFrequency(colours: Uint32Array): readonly number[] {
  const counts = new Map<number, number>();
  let run = 0;
  for (let i = 0; i < colours.length; i++) {
    run++;
    if (colours[i] === colours[i + 1]) continue;
    counts.set(colours[i]!, (counts.get(colours[i]!) ?? 0) + (run > 2 ? run : run / 8));
    run = 0;
  }
  return [...counts].sort((a, b) => b[1] - a[1]).map(([colour]) => colour);
}

/** The most frequent colours that can be told apart. */
function paletteOf(frequent: readonly number[], count: number): readonly Colour[] {
  const palette: Colour[] = [];
  for (const colour of frequent.map(split)) {
    if (palette.length === count) break;
    if (palette.every((other) => distance(colour, other) > NEAR)) palette.push(colour);
  }
  return palette;
}

/** A pixel's bytes stand in memory as red, green, blue, opacity: the lowest first. */
function split(colour: number): Colour {
  return [colour & 255, (colour >> 8) & 255, (colour >> 16) & 255];
}

function nearest(colour: Colour, palette: readonly Colour[]): number {
  const far = palette.map((other) => distance(colour, other));
  return far.indexOf(Math.min(...far));
}

function distance([red, green, blue]: Colour, [r, g, b]: Colour): number {
  return (red - r) ** 2 + (green - g) ** 2 + (blue - b) ** 2;
}
