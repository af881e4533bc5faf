import { FAMILIES, type Face, type Measure } from '../../pictures/svg.ts';
import display from '../../styles/fonts/grenze.woff2?url';
import text from '../../styles/fonts/literata.woff2?url';
import bold from '../../styles/fonts/literata-bold.woff2?url';
import { dataUrl } from './blob.ts';

/** The site's faces as its pages name them, and their files. */
const FACES: Readonly<Record<Face, { readonly font: string; readonly file: string }>> = {
  display: { font: '600 SIZEpx Grenze', file: display },
  text: { font: '400 SIZEpx Literata', file: text },
  bold: { font: '700 SIZEpx Literata', file: bold },
};

/** Draws pictures in the browser as the build draws them. */
export interface PageCanvas {
  readonly measure: Measure;
  /** Draws a picture on a canvas of this width. */
  readonly paint: (svg: string, width: number, height: number) => Promise<HTMLCanvasElement>;
}

/** Opens a canvas with the faces of the site. */
export async function openPageCanvas(): Promise<PageCanvas> {
  const faces = Object.entries(FACES) as [Face, (typeof FACES)[Face]][];
  await Promise.all(faces.map(([, { font }]) => document.fonts.load(font.replace('SIZE', '20'))));
  // A picture inside a picture has none of the page's faces: they come along.
  const rules = await Promise.all(
    faces.map(
      async ([face, { file }]) =>
        `@font-face{font-family:${FAMILIES[face]};src:url(${await dataUrl(await (await fetch(file)).blob())})}`,
    ),
  );
  const ruler = document.createElement('canvas').getContext('2d')!;
  return {
    measure: (words, face, size) => {
      ruler.font = FACES[face].font.replace('SIZE', String(size));
      return ruler.measureText(words).width;
    },
    paint: async (svg, width, height) => {
      const image = new Image();
      const styled = svg.replace('>', `><style>${rules.join('')}</style>`);
      image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(styled)}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width, height });
      canvas.getContext('2d')!.drawImage(image, 0, 0, width, height);
      return canvas;
    },
  };
}
