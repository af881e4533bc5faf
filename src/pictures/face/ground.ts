import { type FaceFacts, GROUNDS, type Ground } from './facts.ts';
import type { Lot } from './lot.ts';
import { shortNumber } from './strokes.ts';

/** The most contour lines that a terrain is drawn with. */
const MOST_LINES = 6;

/** Where each terrain lies, from its left to its right edge. */
const PLACES: Readonly<Record<Ground, readonly [left: number, right: number]>> = {
  forest: [-2, 38],
  mountain: [24, 76],
  water: [62, 104],
};

/** From the back to the front. */
const DEPTH: readonly Ground[] = ['forest', 'water', 'mountain'];

/** Returns the land at the foot of a face: each terrain as high, and with as many lines, as its statistic says. */
export function drawGround({ statistics }: FaceFacts, lot: Lot): string {
  const [sway, bend] = [lot.next() - 0.5, lot.below(8)];
  if (!statistics) return bareGround(bend);
  if (GROUNDS.every((ground) => statistics[ground] === 0)) {
    return '<path class="b" d="M0 92Q50 84 100 92V101H0Z"/>';
  }
  return DEPTH.map((ground) => landOf(ground, statistics[ground], sway)).join('');
}

function bareGround(bend: number): string {
  return `<path class="b" d="M0 88Q30 ${74 + bend} 56 88T100 86V101H0Z"/><path class="l" d="M0 94Q40 88 100 93"/>`;
}

function landOf(ground: Ground, strength: number, sway: number): string {
  if (strength === 0) return '';
  const height = 8 + Math.min(strength, 9) * 4.6;
  const [left, right] = PLACES[ground];
  const size = { width: right - left, height, middle: (left + right) / 2, sway };
  const lines = Math.min(strength, MOST_LINES);
  const inner = Array.from({ length: lines - 1 }, (_, line) => {
    return OUTLINES[ground](size, (line + 1) / lines, false);
  });
  const contours = inner.length > 0 ? `<path class="l" d="${inner.join('')}"/>` : '';
  return `<path class="${ground[0]}" d="${OUTLINES[ground](size, 1, true)}"/>${contours}`;
}

interface Size {
  readonly width: number;
  readonly height: number;
  readonly middle: number;
  /** From half to the left to half to the right. */
  readonly sway: number;
}

/** The outline of each terrain at a share of its size, closed below or open. */
const OUTLINES: Readonly<Record<Ground, (size: Size, share: number, closed: boolean) => string>> = {
  forest: ({ width, height, middle, sway }, share, closed) => {
    const half = width * 0.62 * share;
    const rise = height * share;
    return `${relativePath(middle - half, 101, 'c', [half * 0.1, -rise, half * 0.5 + sway * 8, -rise, half + sway * 8, -rise])}${curveCommand('s', [half * 0.85 - sway * 8, rise * 0.3, half - sway * 8, rise])}${closed ? 'z' : ''}`;
  },
  mountain: ({ width, height, middle, sway }, share, closed) => {
    const half = width * 0.66 * share;
    const peak = height * 1.1 * share;
    const lean = sway * width * 0.25 * share;
    const steps = closed
      ? [
          half * 0.58,
          -peak * 0.56,
          half * 0.12,
          peak * 0.06,
          half * 0.3 + lean,
          -peak * 0.5,
          half * 0.3 - lean,
          peak * 0.46,
          half * 0.1,
          -peak * 0.08,
          half * 0.6,
          peak * 0.62,
        ]
      : [half + lean, -peak, half - lean, peak];
    return `${relativePath(middle - half, 101, 'l', steps)}${closed ? 'z' : ''}`;
  },
  water: ({ width, height, middle }, share, closed) => {
    const wave = curveCommand('q', [width / 10, -4 - height * 0.04, width / 5, 0]);
    const ripples = `t${shortNumber(width / 10)} 0`;
    const left = shortNumber(middle - width / 2 - 6);
    const top = `M${left} ${shortNumber(100 - height * 0.92 * share)}${(wave + ripples).repeat(4)}`;
    return closed ? `${top}V101H${left}Z` : top;
  },
};

function relativePath(x: number, y: number, command: string, steps: readonly number[]): string {
  return `M${shortNumber(x)} ${y}${curveCommand(command, steps)}`;
}

/** A command of a path with whole numbers, as short as a path can be written. */
function curveCommand(command: string, steps: readonly number[]): string {
  return command + steps.map(Math.round).join(' ').replaceAll(' -', '-');
}
