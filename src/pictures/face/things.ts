import type { Lot } from './lot.ts';
import { emblemOf } from './people.ts';
import { mirrorPair, pathOf as path, circleAt as ring } from './strokes.ts';

/** Drawings of a sub-type that is a thing, one of which a card has by lot. */
const VARIANTS: Readonly<Record<string, readonly string[]>> = {
  disruption: [
    path('M58 4L22 56H44L36 96L80 38H54Z') +
      path('M10 28L24 34M8 66l16-4M92 70L76 64M90 20L78 28', 't'),
    path('M50 2L60 34L94 26L70 50L94 76L60 68L50 98L40 68L6 76L30 50L6 26L40 34Z') +
      path(ring(50, 50, 8), 'c'),
    path('M14 20L40 46L34 60L8 88L44 74L54 98L62 70L94 78L74 54L92 34L64 38L56 4L46 34Z') +
      path('M44 52L60 60', 's'),
  ],
  maneuver: [
    mirrorPair(path('M12 84L62 26L52 18H84V50L75 40L26 92Z')) + path('M40 50L58 68', 's'),
    path('M10 60Q20 16 62 22V6L94 34L62 60V44Q34 40 30 70Q22 76 10 60Z') +
      path('M40 84H74M48 94H66', 't'),
    path('M6 34H50V16L94 50L50 84V66H6L20 50Z') + path('M26 50H66', 's'),
  ],
  conjuration: [
    path('M50 6l9 27 29 0-23 17 9 28-24-17-24 17 9-28-23-17 29 0z') +
      path(ring(50, 44, 6), 'c') +
      path('M18 92Q50 76 82 92', 't'),
    path('M50 8Q60 40 92 50Q60 60 50 92Q40 60 8 50Q40 40 50 8Z') +
      path(`${ring(84, 18, 6)}${ring(16, 82, 6)}`) +
      path(ring(50, 50, 7), 'c'),
    path('M6 50Q50 4 94 50Q50 96 6 50Z') +
      path(ring(50, 50, 18), 'c') +
      path(ring(50, 50, 9)) +
      path('M50 4V14M20 14L26 24M80 14L74 24', 't'),
  ],
  boon: [
    path('M20 30H80Q80 62 56 66V80H68V90H32V80H44V66Q20 62 20 30Z') +
      path('M32 40Q50 48 68 40', 's') +
      path('M50 24V4M34 22L28 8M66 22L72 8', 't'),
    path('M50 90Q6 58 12 32Q22 10 50 32Q78 10 88 32Q94 58 50 90Z') +
      path('M28 36Q32 30 40 34', 's'),
    path(
      'M18 96Q14 60 34 54L30 20Q36 10 42 20L46 46L48 8Q54 0 58 8V46L66 16Q74 10 76 20L70 52Q84 56 80 74Q76 92 62 98Z',
    ) + path('M40 66Q54 60 64 70', 's'),
  ],
  song: [
    path('M38 18L80 8V70A13 11 0 1 1 72 60V28L46 34V80A13 11 0 1 1 38 70Z') +
      path('M42 26L76 18', 's'),
    path(
      'M24 94Q10 80 22 66L16 22Q16 8 30 14Q34 24 26 26L32 58Q58 42 60 20L54 12Q62 2 76 10Q72 24 68 22Q74 54 44 80Q34 96 24 94Z',
    ) + path('M36 30V56M44 28V52M52 24V44', 't'),
  ],
  corruption: [
    path('M50 4Q78 30 74 56Q86 60 84 82Q76 98 50 96Q24 98 16 82Q14 60 26 56Q22 30 50 4Z') +
      mirrorPair(path('M32 56Q40 48 46 58Q38 66 32 56Z', 'c')) +
      path('M36 78L42 84L46 78L50 84L54 78L58 84L64 78', 's'),
    path('M48 104Q40 76 50 60Q60 76 56 104Z') +
      mirrorPair(path('M50 66Q14 64 18 20Q26 40 38 42Q34 20 44 4Q42 36 50 66Z')) +
      path('M30 44Q40 54 48 58', 's'),
  ],
  construction: [
    path('M30 104V36H24V22H34V28H44V22H56V28H66V22H76V36H70V104Z') +
      doorWith('M50 20V4', 'M50 2L68 7L50 13Z'),
    path('M22 104V58H34V34H44V14H56V34H66V58H78V104Z') + doorWith('M50 14V2', 'M50 0L64 5L50 10Z'),
    path('M20 104L36 40V22H64V40L80 104Z') + doorWith('M50 22V8', 'M50 4L66 12L50 18Z'),
    path('M10 104V60H24V40L36 28L48 40V52L62 40V52L76 40V60H90V104Z') +
      path('M74 40V12', 't') +
      path('M22 74H34V86H22ZM66 74H78V86H66ZM44 104V80H56V104Z', 'c'),
    path('M50 2L60 30H56V44H84V104H16V44H44V30H40Z') + doorWith('M26 54H36', 'M64 52H74V64H64Z'),
  ],
  site: [
    path('M16 104V44H12V32H88V44H84V104H68V60Q50 44 32 60V104Z') + path('M16 40H84', 's'),
    path('M14 104L22 44L34 42L38 104ZM42 104L46 28L58 30L60 104ZM64 104L68 48L82 50L88 104Z') +
      path('M18 42L26 28L78 34L84 46Z'),
    path('M50 10Q88 20 76 52Q70 62 58 60V104H42V60Q28 64 22 50Q14 20 50 10Z') +
      path('M36 36Q50 46 64 32', 's'),
    path('M8 44L50 8L92 44H82V92H90V104H10V92H18V44Z') +
      path('M30 50V92M44 50V92M56 50V92M70 50V92', 's') +
      path(ring(50, 32, 5), 'c'),
    path('M14 104Q18 40 50 22Q82 40 86 104Z') +
      path('M34 104Q36 66 50 58Q64 66 66 104Z', 'c') +
      path('M50 22V6', 't') +
      path(ring(50, 6, 4)),
  ],
  gear: [
    path('M46 4H54L56 62H44ZM30 62H70V70H30ZM46 70H54V92H46Z') + path('M50 12V58', 's'),
    path('M20 12H80V40H58V96H42V40H20Z') + path('M28 26H72', 's'),
    path('M50 8C74 8 84 22 84 40C84 72 66 86 50 94C34 86 16 72 16 40C16 22 26 8 50 8Z') +
      path('M50 18V84M26 40H74', 's'),
    path('M14 66Q50 50 86 66L90 54Q94 50 96 54L88 80H14Q8 74 14 66ZM22 60V34H70V56Z') +
      path('M10 92H92', 't'),
    path('M50 6A44 44 0 1 1 49.9 6Z') +
      path('M50 22A28 28 0 1 1 49.9 22Z', 'c') +
      path('M50 50L62 28L68 44L50 50L32 58L38 72Z'),
    path('M30 8H70V18H62V36L84 84Q88 96 76 96H24Q12 96 16 84L38 36V18H30Z') +
      path('M28 70H72M46 54L50 62', 's'),
  ],
};

/** Returns the door, the flag and its pole, or what else stands for them, of a building. */
function doorWith(pole: string, flag: string): string {
  return (
    path('M44 104V84Q50 76 56 84V104Z', 'c') +
    path('M44 52H56M44 64H56', 's') +
    path(pole, 't') +
    path(flag)
  );
}

const FEAT = mirrorPair(
  path('M46 94Q12 84 14 40Q14 20 30 8Q24 26 28 40Q32 74 48 86Z') +
    path('M30 20L22 34M32 40L18 50M36 58L24 66', 's'),
);

const FEAT_SIGNS = [
  'M50 26l6 13 14 2-10 10 2 14-12-7-12 7 2-14-10-10 14-2z',
  'M36 28H64V44Q62 58 54 60V68H62V74H38V68H46V60Q38 58 36 44Z',
  'M50 24L64 40L58 72H42L36 40Z',
  `${ring(50, 48, 17)}`,
];

/** Drawings of things by sub-type. */
export const THINGS: Readonly<Record<string, (lot: Lot) => string>> = {
  ...Object.fromEntries(
    Object.entries(VARIANTS).map(([subtype, drawings]) => [
      subtype,
      (lot: Lot) => drawings[lot.below(drawings.length)]!,
    ]),
  ),
  feat: (lot) => FEAT + path(FEAT_SIGNS[lot.below(FEAT_SIGNS.length)]!),
  hero: (lot) =>
    path('M2 104Q6 74 22 68Q16 58 20 48L16 34L28 40Q38 38 42 42L50 104Z') +
    path(ring(28, 54, 3), 'c') +
    path(`M34 104Q36 66 60 56Q86 66 96 104Z${ring(62, 38, 14)}`) +
    path(HERO_HAIR[lot.below(HERO_HAIR.length)]!) +
    path('M50 56Q62 66 74 56', 's') +
    `<g transform="translate(12 4)">${emblemOf(lot)}</g>`,
};

const HERO_HAIR = [
  'M48 36Q48 18 64 18T78 34Q64 26 48 36Z',
  'M46 40Q42 16 62 16Q84 16 80 46L72 28Q60 34 46 40Z',
  'M42 34Q60 26 84 34Q82 28 74 28Q72 10 62 14Q50 10 50 28Q44 28 42 34Z',
  'M47 32L46 14L56 22L62 10L68 22L78 14L77 32Z',
];
