import { FAMILIES, type Face, type Measure } from '../../pictures/svg.ts';
import display from '../../styles/fonts/grenze.woff2?url';
import text from '../../styles/fonts/literata.woff2?url';
import bold from '../../styles/fonts/literata-bold.woff2?url';
import { dataUrl } from './blob.ts';

/** The files of the faces. Pages have no bold one: with theirs, bold words would be measured too short. */
const FILES: Readonly<Record<Face, string>> = { display, text, bold };

/** Draws pictures in the browser as the build draws them. */
export interface PageCanvas {
  readonly measure: Measure;
  /** Draws a picture on a canvas of this width. */
  readonly paint: (svg: string, width: number, height: number) => Promise<HTMLCanvasElement>;
}

/** Opens a canvas with the faces of the site. */
export async function openPageCanvas(): Promise<PageCanvas> {
  const rules = await Promise.all(
    (Object.entries(FILES) as [Face, string][]).map(async ([face, file]) => {
      const blob = await (await fetch(file)).blob();
      const measured = new FontFace(FAMILIES[face], await blob.arrayBuffer());
      document.fonts.add(await measured.load());
      // A picture inside a picture has none of the page's faces: they come along.
      return `@font-face{font-family:${FAMILIES[face]};src:url(${await dataUrl(blob)})}`;
    }),
  );
  const ruler = document.createElement('canvas').getContext('2d')!;
  return {
    measure: (words, face, size) => {
      ruler.font = `${size}px ${FAMILIES[face]}`;
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
