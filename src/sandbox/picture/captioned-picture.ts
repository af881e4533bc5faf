import { COLOURS } from '../../pictures/colours.ts';
import { fitLine, setLines } from '../../pictures/lines.ts';
import { boxAt, type Measure, svgPicture, textAt } from '../../pictures/svg.ts';
import { HEIGHT, WIDTH } from '../../pictures/text-picture.ts';
import { type BoardPicture, boardPicture } from './board-picture.ts';

/** A board with what happens there in words, and where it can be looked up. */
export interface CaptionedPicture extends BoardPicture {
  readonly said: string;
  readonly address: string;
}

const MARGIN = 36;
const SIZE = 30;
const LEADING = 40;
const LINES = 2;

/** The size of a picture with its caption. */
export const CAPTIONED = { width: WIDTH, height: HEIGHT + LINES * LEADING + 66 } as const;

/** Returns a picture of a board with its caption and address below. */
export function captionedPicture(shown: CaptionedPicture, measure: Measure): string {
  const inner = WIDTH - 2 * MARGIN;
  const setting = { face: 'bold', size: SIZE, width: inner, lines: LINES } as const;
  const lines = setLines(shown.said, setting, measure);
  const lettering = { face: 'bold', size: SIZE, fill: COLOURS.ink } as const;
  const small = { face: 'text', size: 20, fill: COLOURS.quiet } as const;
  const address = fitLine(shown.address, { ...small, width: inner }, measure);
  return svgPicture(CAPTIONED.width, CAPTIONED.height, [
    boardPicture(shown, measure),
    boxAt({ x: 0, y: HEIGHT, width: WIDTH, height: CAPTIONED.height - HEIGHT }, COLOURS.sheet),
    boxAt({ x: 0, y: HEIGHT, width: WIDTH, height: 2 }, COLOURS.line),
    ...lines.map((line, at) => textAt(MARGIN, HEIGHT + 44 + at * LEADING, line, lettering)),
    textAt(MARGIN, CAPTIONED.height - 18, address, small),
  ]);
}
