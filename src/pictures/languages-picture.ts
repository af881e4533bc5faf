import { COLOURS } from './colours.ts';
import { setLines } from './lines.ts';
import { boxAt, type Lettering, type Measure, svgPicture, textAt } from './svg.ts';
import { HEIGHT, siteImprint, WIDTH } from './text-picture.ts';

/** The text of a picture in one language. */
export interface Saying {
  /** The language's code, in capitals. */
  readonly code: string;
  readonly title: string;
  readonly text: string;
}

const MARGIN = 72;
/** Where titles and texts begin, to the right of the codes. */
const LEFT = MARGIN + 84;
const FOOT = HEIGHT - 40;
const ROOM = FOOT - 62;

/** Draws one picture for a page that stands in several languages: what each says, one below the other. */
export function languagesPicture(said: readonly Saying[], measure: Measure): string {
  const row = ROOM / said.length;
  const rows = said.map((one, index) => drawRow(one, 24 + index * row, measure));
  return svgPicture(WIDTH, HEIGHT, [
    boxAt({ x: 0, y: 0, width: WIDTH, height: HEIGHT }, COLOURS.paper),
    boxAt({ x: 0, y: 0, width: 14, height: HEIGHT }, COLOURS.rubric),
    ...rows,
    siteImprint(FOOT, '', measure),
  ]);
}

function drawRow({ code, title, text }: Saying, top: number, measure: Measure): string {
  const width = WIDTH - MARGIN - LEFT;
  const named: Lettering = { face: 'text', size: 28, fill: COLOURS.quiet };
  const large: Lettering = { face: 'display', size: 54, fill: COLOURS.rubric };
  const small: Lettering = { face: 'text', size: 28, fill: COLOURS.ink };
  const [head = ''] = setLines(title, { ...large, width, lines: 1 }, measure);
  const lines = setLines(text, { ...small, width, lines: 2 }, measure);
  return [
    textAt(MARGIN, top + 54, code, named),
    textAt(LEFT, top + 54, head, large),
    ...lines.map((line, i) => textAt(LEFT, top + 102 + i * 40, line, small)),
  ].join('');
}
