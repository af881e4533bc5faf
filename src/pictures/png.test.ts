import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { paletteImage } from './png.ts';

/** A picture of 4 by 2 pixels: red above, white below. */
const PIXELS = new Uint8Array(
  [...Array(4).fill([255, 0, 0, 255]), ...Array(4).fill([255, 255, 255, 255])].flat(),
);

test('a picture has its size and its colours', () => {
  const image = paletteImage(PIXELS, 4, 2, 1_000);
  expect(image.subarray(1, 4).toString()).toBe('PNG');
  expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([4, 2]);
  const palette = image.indexOf('PLTE') + 4;
  expect([...image.subarray(palette, palette + 6)].sort()).toEqual(
    [255, 0, 0, 255, 255, 255].sort(),
  );
});

test('each pixel is a place in the palette', () => {
  const image = paletteImage(PIXELS, 4, 2, 1_000);
  const data = image.indexOf('IDAT');
  const rows = inflateSync(image.subarray(data + 4, data + 4 + image.readUInt32BE(data - 4)));
  const [upper, lower] = [rows.subarray(1, 3), rows.subarray(4, 6)];
  expect(upper[0]).toBe(upper[1]);
  expect(upper[0]).not.toBe(lower[0]);
});
