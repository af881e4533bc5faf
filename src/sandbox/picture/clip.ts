/** Pictures and short animations of a play, drawn in the browser. Loaded when a reader shares one. */
import { encode } from 'modern-gif';
import workerUrl from 'modern-gif/worker?url&no-inline';
import type { Words } from '../../languages/texts/sandbox.ts';
import type { PicturedMoment } from './board-picture.ts';
import { CAPTIONED, captionedPicture } from './captioned-picture.ts';
import { openPageCanvas } from './page-canvas.ts';

/** A moment of a play with what happens there in words. */
export interface ClippedMoment extends PicturedMoment {
  readonly said: string;
}

/** What pictures of a play have in common. */
export interface ClipAbout {
  readonly title: string;
  /** Where the play can be looked up. */
  readonly address: string;
  readonly words: Words;
}

/** The most moments of a clip: more are not watched in a chat. */
export const MOST_MOMENTS = 24;

/** The most bytes of a clip: chats refuse larger ones, or shrink them. */
export const MOST_BYTES = 1_500_000;

/** Widths and colours of a clip, the best first: the next is tried where a clip has too many bytes. */
const QUALITIES = [
  { width: 800, maxColors: 63 },
  { width: 640, maxColors: 47 },
  { width: 480, maxColors: 31 },
  { width: 360, maxColors: 23 },
] as const;

/** Milliseconds for which a moment is seen: as long as its words are read. */
const LEAST = 1_300;
const PER_LETTER = 28;
const LAST = 1_500;

/** Returns a moment as PNG. */
export async function drawStill(moment: ClippedMoment, about: ClipAbout): Promise<Blob> {
  const { measure, paint } = await openPageCanvas();
  const svg = captionedPicture({ ...moment, ...about }, measure);
  const canvas = await paint(svg, CAPTIONED.width, CAPTIONED.height);
  return new Promise((done, fail) => {
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('No picture came out.'))));
  });
}

/** Returns moments one after the other as an animated GIF, encoded in a worker. */
export async function drawClip(moments: readonly ClippedMoment[], about: ClipAbout): Promise<Blob> {
  const { measure, paint } = await openPageCanvas();
  const pictures = moments.map((moment) => captionedPicture({ ...moment, ...about }, measure));
  for (const { width, maxColors } of QUALITIES) {
    const height = Math.round((width * CAPTIONED.height) / CAPTIONED.width);
    const frames: { data: Uint8ClampedArray<ArrayBuffer>; delay: number }[] = [];
    for (const [at, svg] of pictures.entries()) {
      const isLast = at === pictures.length - 1;
      const delay = LEAST + moments[at]!.said.length * PER_LETTER + (isLast ? LAST : 0);
      const canvas = await paint(svg, width, height);
      // The worker gets pixels: a canvas cannot be sent to it.
      const { data } = canvas.getContext('2d')!.getImageData(0, 0, width, height);
      frames.push({ data: new Uint8ClampedArray(data), delay });
    }
    const clip = await encode({ workerUrl, width, height, maxColors, frames, format: 'blob' });
    if (clip.size <= MOST_BYTES) return clip;
  }
  throw new Error('The clip is too large, however small it is drawn.');
}

/** Returns what a picture or clip shows, for those who do not see it. */
export function altOfClip(
  moments: readonly ClippedMoment[],
  { title, address }: ClipAbout,
): string {
  const said = [...new Set(moments.map((moment) => moment.said).filter(Boolean))];
  const rules = [...new Set(moments.flatMap((moment) => moment.rules.slice(0, 1)))];
  const end = /[.!?…]$/.test(title) ? '' : '.';
  const cited = rules.length > 0 ? ` (${rules.join(', ')})` : '';
  return [`${title}${end}`, `${said.join(' ')}${cited}`.trim(), address].filter(Boolean).join(' ');
}
