import { parentPort, workerData } from 'node:worker_threads';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { FAMILIES } from './svg.ts';
import { IMAGE_SIZE } from './text-picture.ts';

/** A thread that draws: it gets SVG with a number and answers with a PNG of the same number. */

/** The data that the thread starts with: files of the typefaces. */
export interface DrawerData {
  readonly fontFiles: readonly string[];
}

export interface Order {
  readonly number: number;
  readonly svg: string;
}

export interface Drawn {
  readonly number: number;
  readonly image: Uint8Array;
}

/**
 * Text on paper with a palette takes a third of the bytes that true colours take. With this quality the
 * palette has 16 to 70 colours, and a picture looks as it does with 256. The option `colours` does not
 * help: the library takes every number above 16 for 256, which makes pictures larger by a quarter.
 */
const PALETTE = { palette: true, quality: 50, dither: 0, effort: 1, compressionLevel: 9 } as const;

// The pool opens as many threads as the machine has room for.
sharp.concurrency(1);
sharp.cache(false);

const { fontFiles } = workerData as DrawerData;
const font = {
  loadSystemFonts: false,
  fontFiles: [...fontFiles],
  defaultFontFamily: FAMILIES.text,
};

const fitTo = { mode: 'width', value: IMAGE_SIZE.width } as const;

parentPort!.on('message', async ({ number, svg }: Order) => {
  const { pixels, width, height } = new Resvg(svg, { font, fitTo }).render();
  const raw = { width, height, channels: 4 } as const;
  const image = await sharp(pixels, { raw }).png(PALETTE).toBuffer();
  parentPort!.postMessage({ number, image } satisfies Drawn);
});
