import { FAMILIES, type Face, type Measure } from '../../pictures/svg.ts';
import { HEIGHT, WIDTH } from '../../pictures/text-picture.ts';
import display from '../../styles/fonts/grenze.woff2?url';
import text from '../../styles/fonts/literata.woff2?url';
import bold from '../../styles/fonts/literata-bold.woff2?url';
import { type BoardPicture, boardPicture } from './board-picture.ts';
import { saveFile } from './save-file.ts';

/** The site's faces as its pages name them, and their files. */
const FACES: Readonly<Record<Face, { readonly font: string; readonly file: string }>> = {
  display: { font: '600 SIZEpx Grenze', file: display },
  text: { font: '400 SIZEpx Literata', file: text },
  bold: { font: '700 SIZEpx Literata', file: bold },
};

/**
 * Copies a picture of a board, to be pasted into a chat; where the browser copies no pictures, it is
 * saved as a file.
 *
 * @returns whether it was copied
 */
export async function copyPicture(shown: BoardPicture): Promise<boolean> {
  const image = drawPicture(shown);
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': image })]);
    return true;
  } catch {
    saveFile('altered-codex.png', await image);
    return false;
  }
}

async function drawPicture(shown: BoardPicture): Promise<Blob> {
  const faces = Object.entries(FACES) as [Face, (typeof FACES)[Face]][];
  await Promise.all(faces.map(([, { font }]) => document.fonts.load(font.replace('SIZE', '20'))));
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d')!;
  const measure: Measure = (words, face, size) => {
    pen.font = FACES[face].font.replace('SIZE', String(size));
    return pen.measureText(words).width;
  };
  // A picture inside a picture has none of the page's faces: they come along.
  const rules = await Promise.all(
    faces.map(
      async ([face, { file }]) =>
        `@font-face{font-family:${FAMILIES[face]};src:url(${await dataOf(file)})}`,
    ),
  );
  const svg = boardPicture(shown, measure).replace('>', `><style>${rules.join('')}</style>`);
  const image = new Image(WIDTH, HEIGHT);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  pen.drawImage(image, 0, 0);
  return new Promise((done, fail) => {
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('No picture came out.'))));
  });
}

async function dataOf(file: string): Promise<string> {
  const bytes = new Uint8Array(await (await fetch(file)).arrayBuffer());
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return `data:font/woff2;base64,${btoa(letters)}`;
}
