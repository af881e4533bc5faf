import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { fontMeasure, unpackFonts } from './fonts.ts';
import { openDrawing } from './pool.ts';
import { IMAGE_SIZE, textPicture } from './text-picture.ts';

/** Returns how many colours the palette of a PNG has; 0 without one. */
function paletteSize(image: Uint8Array): number {
  const data = Buffer.from(image);
  const at = data.indexOf('PLTE');
  return at < 0 ? 0 : data.readUInt32BE(at - 4) / 3;
}

test('a picture is drawn in its size, with a palette that is not full', async () => {
  const draw = await openDrawing();
  const about = { title: 'Events', label: 'Rules 4.0', text: 'One step & many objects.' };
  const image = await draw(textPicture(about, fontMeasure(await unpackFonts())));
  const { width, height } = PNG.sync.read(Buffer.from(image));
  expect({ width, height }).toEqual(IMAGE_SIZE);
  expect(paletteSize(image)).toBeGreaterThan(7);
  expect(paletteSize(image)).toBeLessThan(128);
});
