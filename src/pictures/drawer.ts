import { parentPort, workerData } from 'node:worker_threads';
import { Resvg } from '@resvg/resvg-js';
import { paletteImage } from './png.ts';
import { FAMILIES } from './svg.ts';

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

/** A picture of a page is fetched by everybody who sees a link to it. */
const MOST_BYTES = 25_000;

const { fontFiles } = workerData as DrawerData;
const font = {
  loadSystemFonts: false,
  fontFiles: [...fontFiles],
  defaultFontFamily: FAMILIES.text,
};

parentPort!.on('message', ({ number, svg }: Order) => {
  const drawn = new Resvg(svg, { font }).render();
  const image = paletteImage(drawn.pixels, drawn.width, drawn.height, MOST_BYTES);
  parentPort!.postMessage({ number, image } satisfies Drawn);
});
