import type { Lot } from './lot.ts';
import { bodyOf, emblemOf } from './people.ts';
import { mirrorPair, pathOf as path, circleAt as ring, shortNumber } from './strokes.ts';

/** Drawings of beings that are neither people nor animals. */
export const CREATURES: Readonly<Record<string, (lot: Lot) => string>> = {
  robot: (lot) =>
    path('M20 104V74Q20 64 30 64H70Q80 64 80 74V104ZM44 56h12v10H44z') +
    path(
      lot.next() < 0.5
        ? 'M28 26Q28 20 34 20H66Q72 20 72 26V52Q72 58 66 58H34Q28 58 28 52Z'
        : 'M28 58V38Q28 18 50 18T72 38V58Z',
    ) +
    path('M50 20V8', 't') +
    path(ring(50, 6, 4)) +
    path(ring(41, 38, 6) + ring(59, 38, 6), 'c') +
    path(ring(41, 38, 2.2) + ring(59, 38, 2.2)) +
    path('M40 50H60M34 76H66M50 76V100', 's') +
    path('M18 36h8v14h-8zM74 36h8v14h-8z'),
  deity: (lot) =>
    path(raysOf(9 + lot.below(3) * 4), 't') +
    path(ring(50, 40, 25), 'h') +
    bodyOf(lot) +
    path(ring(50, 40, 13)) +
    path('M41 40Q44 43 47 40M53 40Q56 43 59 40', 's') +
    emblemOf(lot) +
    path('M38 30Q50 18 62 30L58 34Q50 28 42 34Z'),
  dragon: (lot) =>
    path('M34 72L2 16L14 46L0 44L14 64L4 68L26 92Z') +
    path(
      lot.next() < 0.5
        ? 'M22 104Q24 74 44 66Q34 56 40 40L30 22L46 30L48 10L60 30Q78 30 94 50Q92 58 84 58L66 58Q74 74 72 104Z'
        : 'M26 104Q20 78 40 68Q30 54 36 38Q22 34 18 18Q32 26 42 28Q50 26 58 29Q62 18 74 10Q72 24 68 34L96 52Q94 62 86 62L66 60Q78 80 74 104Z',
    ) +
    path(ring(58, 43, 3.5), 'c') +
    path('M70 53H90M40 80H68M38 88H70M36 96H72', 's') +
    path('M78 66l-6 8 8 2-6 8 8 2-6 9 10 9h-14z'),
  elemental: () =>
    path('M50 2C58 24 80 34 78 64Q76 104 50 104T22 64C22 46 36 44 36 24Q46 30 46 42Q54 26 50 2Z') +
    path(ring(41, 62, 5) + ring(59, 62, 5), 'c') +
    path('M34 86Q50 74 66 88', 's'),
  fairy: () =>
    mirrorPair(
      path('M48 54Q22 6 4 26Q2 52 46 60Q12 62 18 86Q32 96 49 66Z') +
        path('M42 52Q24 34 14 32M40 64Q28 74 24 82', 's') +
        path('M47 36Q42 24 36 22', 't'),
    ) + path(`M42 104L46 56H54L58 104Z${ring(50, 44, 9)}`),
  spirit: () =>
    path('M50 10C24 12 26 44 24 70Q22 92 12 104H88Q78 92 76 70C74 44 76 12 50 10Z') +
    mirrorPair(path('M37 38q6-5 9 3q-4 8-9-3z', 'c')) +
    path('M50 56q5 6 0 12q-5-6 0-12z', 'c') +
    path('M34 84Q42 76 50 86T66 84', 's'),
  plant: (lot) =>
    path('M46 104Q44 60 50 40Q56 60 54 104Z') +
    mirrorPair(path('M50 82Q18 84 10 52Q38 50 50 76Z') + path('M44 76Q30 70 20 60', 's')) +
    BLOSSOMS[lot.below(BLOSSOMS.length)],
  leviathan: () =>
    path(
      'M4 104Q4 40 46 36Q74 36 84 60L84 44Q76 32 64 30Q76 16 88 30Q98 14 108 28Q98 36 94 48V104Z',
    ) +
    path(ring(28, 62, 4), 'c') +
    path('M8 80Q26 88 44 80M14 90Q30 98 46 90', 's') +
    path('M36 34Q34 18 24 14M38 34Q42 18 52 14', 't'),
  titan: () =>
    path('M2 104L8 66L22 50L34 56L30 28L40 10L50 16L60 10L70 28L66 56L78 50L92 66L98 104Z') +
    path('M38 30l9 3-9 5zM62 30l-9 3 9 5z', 'c') +
    path('M42 46H58M34 56L50 68L66 56M22 50L28 74L18 86M78 50L72 74L82 86M50 68L44 84L54 100', 's'),
  companion: () =>
    path(
      'M28 104Q20 76 30 62Q22 50 28 36L24 18L40 26Q50 22 60 26L76 18L72 36Q78 50 70 62Q80 76 72 104Z',
    ) +
    path(ring(40, 44, 5) + ring(60, 44, 5), 'c') +
    path(ring(40, 44, 2) + ring(60, 44, 2)) +
    path('M44 58Q50 62 56 58', 's'),
  illusion: () =>
    path(
      'M50 50Q20 10 6 30Q4 56 44 60Q16 66 24 86Q40 88 50 66Q60 88 76 86Q84 66 56 60Q96 56 94 30Q80 10 50 50Z',
    ) + path(ring(24, 38, 5) + ring(76, 38, 5), 'c'),
  ore: () =>
    path('M50 8L82 36L70 88L30 92L16 42Z') + path('M50 8L46 46L16 42M46 46L70 88M46 46L82 36', 's'),
  sap: () =>
    path('M50 6Q80 46 76 68Q70 94 50 94T24 68Q20 46 50 6Z') + path('M36 66Q38 82 52 84', 's'),
};

const BLOSSOMS = [
  path('M50 54Q26 34 50 4Q74 34 50 54Z') + path('M50 50V18', 's'),
  path(
    'M50 28Q38 12 50 4Q62 12 50 28Q57 9 70 16Q69 30 50 28Q69 26 72 40Q60 46 50 30Q58 50 46 54Q36 46 50 30Q36 46 27 36Q31 24 50 28Q28 26 32 12Q44 8 50 28Z',
  ) + path(ring(50, 29, 7), 'c'),
  path('M20 44Q22 8 50 6T80 44Q66 34 50 44T20 44Z') +
    path(ring(38, 24, 4) + ring(58, 18, 5) + ring(66, 32, 3), 'c'),
  path('M50 60L30 40L40 42L28 22L40 26L50 2L60 26L72 22L60 42L70 40Z') + path('M50 52V20', 's'),
];

/** Rays round a head, every second one shorter. */
function raysOf(count: number): string {
  return Array.from({ length: count }, (_, ray) => {
    const angle = Math.PI * (1 + ray / (count - 1));
    const at = (radius: number) =>
      `${shortNumber(50 + radius * Math.cos(angle))} ${shortNumber(42 + radius * Math.sin(angle))}`;
    return `M${at(28)}L${at(ray % 2 ? 40 : 47)}`;
  }).join('');
}
