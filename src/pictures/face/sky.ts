import type { FaceFacts } from './facts.ts';
import type { Lot } from './lot.ts';
import { circleAt as ring, shortNumber } from './strokes.ts';

/** The pattern of each faction, on a grid of 100. */
const PATTERNS: Readonly<Record<string, (lot: Lot) => string>> = {
  axiom: () => GAUGE + ring(50, 40, 30) + ring(50, 40, 46),
  bravos: () =>
    'M-40 100l50-100m16 0l-50 100m32 0l50-100m16 0l-50 100m32 0l50-100m16 0l-50 100m32 0l50-100',
  lyra: () => [8, 22, 36, 50, 64, 78, 92].map((y) => `M-4 ${y}q14-12 27 0t27 0t27 0t27 0`).join(''),
  muna: () => [18, 36, 54, 72, 90, 108].map((radius) => ring(50, 104, radius)).join(''),
  ordis: () => [4, 20, 36, 52, 68, 84, 100].map((x) => `M${x} 100V18a6 8 0 0 1 12 0`).join(''),
  yzmir: (lot) =>
    Array.from({ length: 14 }, () => {
      const size = 2 + lot.below(3);
      return `M${lot.below(100)} ${lot.below(80)}v${2 * size}m${-size}-${size}h${2 * size}`;
    }).join(''),
};

/** Spokes of a gauge round its middle. */
const GAUGE = Array.from({ length: 12 }, (_, spoke) => {
  const angle = (spoke * Math.PI) / 6 + 0.2;
  return `M50 40l${Math.round(90 * Math.cos(angle))} ${Math.round(90 * Math.sin(angle))}`;
}).join('');

/** Divisions of the field, one of which a face has by lot. */
const DIVISIONS = [
  '',
  'M50 0H100V100H50Z',
  'M0 50H100V100H0Z',
  'M0 0L100 100H0Z',
  'M0 0L50 50L0 100ZM100 0L50 50L100 100Z',
  'M0 100L50 38L100 100Z',
  'M50 0H100V50H50ZM0 50H50V100H0Z',
  'M0 34H100V66H0Z',
  'M34 0H66V100H34Z',
  'M100 0L0 100H100Z',
];

/** Shapes behind the sign of a Spell. */
const DISKS = [
  ring(50, 50, 36),
  'M50 10L90 50L50 90L10 50Z',
  'M20 20H80V80H20Z',
  'M50 12L83 31V69L50 88L17 69V31Z',
  'M50 14L86 78H14Z',
  'M14 24H86L50 88Z',
];

/** Returns the ground of the sky: faction's tint and pattern. */
export function drawField({ faction, type }: FaceFacts, lot: Lot): string {
  const tint = `${type === 'spell' ? 'd q' : 'y'}${lot.below(3)}`;
  const pattern = faction ? PATTERNS[faction]?.(lot) : undefined;
  return `<path class="${tint}" d="M0 0H100V100H0Z"/>${pattern ? `<path class="p" d="${pattern}"/>` : ''}`;
}

/** Returns a division of the field. */
export function drawDivision(lot: Lot): string {
  const division = DIVISIONS[lot.below(DIVISIONS.length)]!;
  return division && `<path class="v" d="${division}"/>`;
}

/** Returns the sun: as large as the hand cost, in a ring as wide as the Reserve cost. */
export function drawSun({ hand = 1, reserve }: FaceFacts, lot: Lot): string {
  const x = (lot.next() < 0.5 ? 16 : 64) + lot.below(21);
  const y = 18 + lot.below(17);
  const radius = 7 + hand * 2.4;
  const wide = reserve === undefined || reserve === hand ? radius + 2.5 : 7 + reserve * 2.4;
  return `<path class="n" d="${ring(x, y, radius)}"/><path class="r" d="${ring(x, y, wide)}"/>`;
}

/** Returns what lies behind the sign of a Spell: rays, twice as many as it costs, and a shape. */
export function drawGlow({ hand = 1 }: FaceFacts, lot: Lot): string {
  const count = 2 * Math.max(1, hand);
  const turn = lot.next();
  const at = (angle: number) =>
    `${shortNumber(50 + 72 * Math.cos(angle))} ${shortNumber(50 + 72 * Math.sin(angle))}`;
  const rays = Array.from({ length: count }, (_, ray) => {
    const angle = (ray * 2 * Math.PI) / count + turn;
    return `M50 50L${at(angle - 0.09)} ${at(angle + 0.09)}Z`;
  }).join('');
  const disk = DISKS[lot.below(DISKS.length)]!;
  return `<path class="R" d="${rays}"/><path class="k${lot.below(3)}" d="${disk}"/>`;
}
