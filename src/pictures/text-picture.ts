import { COLOURS } from './colours.ts';
import { fitLine, setLines } from './lines.ts';
import { boxAt, type Lettering, type Measure, svgPicture, textAt } from './svg.ts';

/** The units that a picture is laid out in. */
export const WIDTH = 1200;
export const HEIGHT = 630;

const PIXELS_WIDE = 800;
/**
 * The pixels of a drawn picture. Chats show one 400 to 500 pixels wide, and ask for 600 by 315 at least.
 * 1200 by 630 took half as many bytes again, and twice the time: 95 s more of a build.
 */
export const IMAGE_SIZE = { width: PIXELS_WIDE, height: (PIXELS_WIDE * HEIGHT) / WIDTH } as const;

/** The picture of a page that is made of words. */
export interface TextPicture {
  readonly title: string;
  /** The kind of the page, or the part of the site to which it belongs. */
  readonly label: string;
  readonly text: string;
}

const MARGIN = 72;
const INNER = WIDTH - 2 * MARGIN;
const FOOT = HEIGHT - 52;
/** More lines, those of the title too, are not read in a chat and take more bytes. */
const MOST_LINES = 6;

/** The site's mark on a grid of 32. */
const SLOPES = [
  'M2 25.5 15 6v21.5c-4-2.6-8.3-3.2-13-2z',
  'M30 25.5 17 6v21.5c4-2.6 8.3-3.2 13-2z',
] as const;

/** How a label beside the site's name is set: its face, its size, and the width that it may have. */
export const LABEL = { face: 'text', size: 28, width: INNER - 300 } as const;

/** Returns the mark and the name of the site, with a label at the other end of the line. */
export function siteImprint(y: number, label: string, measure: Measure): string {
  const [left, right] = SLOPES;
  const name: Lettering = { face: 'display', size: 38, fill: COLOURS.ink };
  const labelled: Lettering = { ...LABEL, fill: COLOURS.quiet, anchor: 'end' };
  const words = fitLine(label, LABEL, measure);
  return [
    `<g transform="translate(${MARGIN - 4} ${y - 38}) scale(1.5)"><path fill="${COLOURS.forest}" d="${left}"/><path fill="${COLOURS.rubric}" d="${right}"/></g>`,
    textAt(MARGIN + 58, y, 'Altered Codex', name),
    words && textAt(WIDTH - MARGIN, y, words, labelled),
  ].join('');
}

/** Draws the picture of a page that is made of words: the title, then as much as there is room for. */
export function textPicture({ title, label, text }: TextPicture, measure: Measure): string {
  const head = drawTitle(title, measure);
  const top = head.bottom + 62;
  const size = text.length > 200 ? 38 : 44;
  const leading = size * 1.42;
  const room = Math.min(MOST_LINES - head.lines, Math.floor((FOOT - 76 - top) / leading) + 1);
  const lines = setLines(text, { face: 'text', size, width: INNER, lines: room }, measure);
  const lettering: Lettering = { face: 'text', size, fill: COLOURS.ink };
  return svgPicture(WIDTH, HEIGHT, [
    boxAt({ x: 0, y: 0, width: WIDTH, height: HEIGHT }, COLOURS.paper),
    boxAt({ x: 0, y: 0, width: 14, height: HEIGHT }, COLOURS.rubric),
    head.drawn,
    boxAt({ x: MARGIN, y: head.bottom, width: INNER, height: 2 }, COLOURS.line),
    ...lines.map((line, i) => textAt(MARGIN, top + i * leading, line, lettering)),
    siteImprint(FOOT, label, measure),
  ]);
}

function drawTitle(title: string, measure: Measure) {
  const size = title.length > 60 ? 54 : 80;
  const leading = size * 1.08;
  const lines = setLines(title, { face: 'display', size, width: INNER, lines: 3 }, measure);
  const lettering: Lettering = { face: 'display', size, fill: COLOURS.rubric };
  const drawn = lines.map((line, i) => textAt(MARGIN, 128 + i * leading, line, lettering)).join('');
  return { drawn, lines: lines.length, bottom: 128 + (lines.length - 1) * leading + 44 };
}
