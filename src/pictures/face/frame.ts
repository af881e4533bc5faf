import { type FaceFacts, type FaceShape, shapeOf } from './facts.ts';
import { hashOf } from './lot.ts';
import { circleAt as ring, shortNumber } from './strokes.ts';

/** The outline of each shape. */
export const OUTLINES: Readonly<Record<FaceShape, string>> = {
  character: 'M8 1H92Q99 1 99 8V92Q99 99 92 99H8Q1 99 1 92V8Q1 1 8 1Z',
  spell:
    'M50 1L64 6L78 8L86 20L94 34L99 50L94 66L86 80L78 92L64 94L50 99L36 94L22 92L14 80L6 66L1 50L6 34L14 20L22 8L36 6Z',
  gear: 'M26 1H74L99 50L74 99H26L1 50Z',
  landmark: 'M1 99V46Q1 1 50 1T99 46V99Z',
  temple: 'M1 99V32L50 1L99 32V99Z',
  feat: 'M4 1H96V99L50 86L4 99Z',
  hero: 'M6 1H94Q99 1 99 6V54Q99 84 50 99Q1 84 1 54V6Q1 1 6 1Z',
  token: ring(50, 50, 49),
};

/** The inner line of each rarity that has one: whole, or a broken band. */
const BANDS: Readonly<Record<string, string>> = { rare: 'o2', unique: 'o2', exalted: 'o3' };

/** Returns the frame of a face: its outline, and a second line for a rarity above common. */
export function drawFrame(facts: FaceFacts): string {
  const outline = OUTLINES[shapeOf(facts)];
  const band = BANDS[facts.rarity ?? ''];
  const second = band
    ? `<path class="${band}" transform="matrix(.89 0 0 .89 5.5 5.5)" d="${outline}"/>`
    : '';
  return `<path class="o" d="${outline}"/>${second}`;
}

/** The most marks on a rim. */
const MOST_MARKS = 6;

/** Returns marks on the rim, one for each thing that the abilities do, always at the same place. */
export function drawDeeds({ deeds }: FaceFacts): string {
  const marks = deeds.slice(0, MOST_MARKS).map((deed) => {
    const hash = hashOf(deed);
    const angle = ((hash % 12) * Math.PI) / 6;
    const x = Math.round(50 + 41 * Math.cos(angle));
    const y = Math.round(50 + 41 * Math.sin(angle));
    switch ((hash >>> 5) % 4) {
      case 0:
        return `M${x} ${y - 6}l6 6-6 6-6-6z`;
      case 1:
        return `M${x - 5} ${y - 5}h10v10h-10z`;
      case 2:
        return `M${x} ${y - 6}l6 11h-12z`;
      default:
        return ring(x, y, shortNumber(5));
    }
  });
  return marks.length > 0 ? `<path class="g" d="${marks.join('')}"/>` : '';
}
