import { mirrorPair, pathOf as path, circleAt as ring } from './strokes.ts';

/** An animal: its drawing, and English words in the names of cards that show it. */
interface Animal {
  readonly named: RegExp;
  readonly drawing: string;
}

export const ANIMALS: readonly Animal[] = [
  {
    named: /fox|wolf|dog|hound|cat|lynx|tiger|lion|panther|jackal/i,
    drawing:
      path('M22 104Q24 70 32 58L26 14L46 32H54L74 14L68 58Q76 70 78 104Z') +
      mirrorPair(path(ring(41, 50, 3), 'c') + path('M30 22l9 9', 's')) +
      path('M44 64L50 72L56 64Z', 'c'),
  },
  {
    named: /bear|ox|mammoth|back|yak|boar|bison|badger/i,
    drawing:
      path(
        'M14 104Q16 66 28 56Q22 40 32 32Q22 16 36 16Q42 18 43 24H57Q58 18 64 16Q78 16 68 32Q78 40 72 56Q84 66 86 104Z',
      ) +
      path(ring(42, 44, 3) + ring(58, 44, 3), 'c') +
      path('M42 56Q50 50 58 56Q56 66 50 66T42 56Z', 'c') +
      path(ring(50, 56, 3)),
  },
  {
    named:
      /puffin|owl|bird|crow|raven|hawk|eagle|goose|swan|finch|penguin|parrot|crane|heron|chick|roc|pigeon/i,
    drawing:
      path('M24 104Q18 60 36 40Q40 16 60 20Q70 22 72 32L92 40L72 46Q80 80 76 104Z') +
      path(ring(62, 32, 4), 'c') +
      path(ring(62, 32, 1.6)) +
      path('M38 62Q46 84 62 90M34 74Q42 92 52 96', 's') +
      path('M46 20L38 6L54 16Z'),
  },
  {
    named: /hare|rabbit|bunny|mouse|rat|squirrel|kangaroo/i,
    drawing:
      path(
        'M24 104Q26 72 36 62Q32 50 40 42Q28 6 38 4Q48 8 47 36H53Q52 8 62 4Q72 6 60 42Q68 50 64 62Q74 72 76 104Z',
      ) +
      path(ring(43, 50, 2.6) + ring(57, 50, 2.6), 'c') +
      path('M50 58V66M44 70Q50 66 56 70', 's'),
  },
  {
    named: /frog|toad|kappa|newt|turtle/i,
    drawing:
      path(
        'M14 104Q16 74 30 62Q16 52 22 38Q28 26 40 34Q50 30 60 34Q72 26 78 38Q84 52 70 62Q84 74 86 104Z',
      ) +
      path(ring(31, 42, 6) + ring(69, 42, 6), 'c') +
      path(ring(31, 42, 2.4) + ring(69, 42, 2.4)) +
      path('M30 60Q50 70 70 60', 's'),
  },
  {
    named: /snake|serpent|naga|eel|worm|wyrm/i,
    drawing:
      path(
        'M30 104Q22 84 46 76Q64 70 58 56Q50 46 40 42Q26 34 34 20Q44 8 62 12Q84 18 86 38Q72 40 66 36Q82 60 70 78Q58 88 62 104Z',
      ) +
      path(ring(58, 23, 3.6), 'c') +
      path('M86 38l12 2M44 84l12-6M42 96l16-2', 's'),
  },
  {
    named: /deer|stag|elk|goat|ram|moose|antelope|cow|bull|horse|unicorn/i,
    drawing:
      path('M26 104Q24 74 38 60L34 40L18 34Q26 28 38 32H62Q74 28 82 34L66 40L62 60Q76 74 74 104Z') +
      mirrorPair(path('M42 30Q36 18 24 14M36 21L36 6', 't') + path(ring(43, 44, 2.6), 'c')) +
      path('M45 56H55', 's'),
  },
  {
    named: /fish|shark|carp|salmon|whale|seal|octopus|crab|ray\b/i,
    drawing:
      path('M8 58Q30 22 64 42Q78 50 84 58L98 38Q94 58 98 80L84 62Q70 84 50 88Q24 88 8 58Z') +
      path(ring(28, 54, 4), 'c') +
      path('M46 44Q54 58 46 74M58 48Q64 58 58 70', 's') +
      path('M44 34Q54 16 70 20Q62 28 64 42Z'),
  },
];
