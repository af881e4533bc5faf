import type { Lot } from './lot.ts';
import { mirrorPair, pathOf as path, circleAt as ring } from './strokes.ts';

/** What shows who a person is: what is worn, and what is carried or stands beside. */
interface Person {
  readonly worn: string;
  readonly carried: string;
  /** The radius of the head. */
  readonly head?: number;
  /** The only clothing that hides the body. */
  readonly cloak?: true;
}

export const PEOPLE: Readonly<Record<string, Person>> = {
  mage: {
    worn: path('M26 36Q46 26 52 0Q58 26 74 36Q50 42 26 36Z') + path('M37 31Q50 35 63 31', 's'),
    carried: path('M82 22V104', 't') + path(ring(82, 20, 7)) + path(ring(82, 20, 3), 'c'),
  },
  soldier: {
    worn:
      path('M36 46V32Q36 22 50 22T64 32V46H58V38H42V46Z') +
      path('M50 22Q52 4 72 8Q62 12 57 24Z') +
      path('M42 39H58', 's'),
    carried: path('M84 14V104', 't') + path('M84 2l6 14h-12z'),
  },
  noble: {
    worn:
      path('M34 32L31 12L42 22L50 8L58 22L69 12L66 32Z') +
      path('M36 29H64M34 60l8 7 8-7 8 7 8-7', 's'),
    carried: path('M84 30V104', 't') + path('M84 14l7 7-7 12-7-12z'),
  },
  engineer: {
    worn:
      path('M34 36Q34 20 50 20T66 36L71 38H29Z') +
      path(ring(44, 42, 4.5) + ring(56, 42, 4.5), 'c') +
      path(ring(44, 42, 1.8) + ring(56, 42, 1.8)),
    carried: path('M84 44V104', 't') + path('M76 22v12q0 10 8 10t8-10V22l-5 5v7h-6v-7z'),
  },
  artist: {
    worn: path('M30 32Q32 18 52 20Q72 20 72 30Q60 36 30 32Z') + path('M52 20l3-6', 't'),
    carried: path('M84 38V104', 't') + path('M84 12q8 12 5 24h-10q-3-12 5-24z'),
  },
  bureaucrat: {
    worn: path('M37 30V6H63V30H72V35H28V30Z') + path('M38 25H62', 's'),
    carried: path('M72 104Q84 60 94 22Q76 36 72 72Z') + path('M74 92Q82 60 90 34', 's'),
  },
  scholar: {
    worn: path('M50 14L80 26L50 38L20 26Z') + path('M72 28V46', 't') + path(ring(72, 48, 3.5)),
    carried:
      path('M34 78Q42 72 50 78Q58 72 66 78V98Q58 92 50 98Q42 92 34 98Z', 'c') +
      path('M50 78V98', 'u'),
  },
  apprentice: {
    worn: path('M38 32Q40 22 50 22T62 32Z'),
    carried: path('M82 40V104', 't') + path('M82 18l4 9 9 1-7 6 2 9-8-5-8 5 2-9-7-6 9-1z'),
    head: 10,
  },
  druid: {
    worn:
      mirrorPair(path('M44 30C36 22 30 20 26 2M34 20L18 18M30 12L18 4', 't')) +
      path('M42 50Q50 70 58 50', 's'),
    carried: path('M84 104Q80 60 84 30', 't') + path('M84 40Q98 34 96 16Q80 20 84 40Z'),
  },
  rogue: {
    worn:
      path('M50 10C26 16 28 44 30 64H70C72 44 74 16 50 10Z') +
      path('M50 24Q36 28 38 50Q50 60 62 50Q64 28 50 24Z', 'c') +
      path('M39 38H61V45L50 42 39 45Z'),
    carried: path('M86 30l5 6-3 30h-4l-3-30zM78 66h16v5H78zM84 70h4v14h-4z'),
    cloak: true,
  },
  merchant: {
    worn: path('M32 34Q30 18 50 16T68 34Q50 28 32 34Z') + path(ring(50, 24, 3), 'c'),
    carried:
      path('M82 28V104M66 34H98', 't') + path('M60 48h14q-2 8-7 8t-7-8zM90 48h14q-2 8-7 8t-7-8z'),
  },
  trainer: {
    worn: path('M34 36Q34 22 50 22T66 36L82 38Q66 30 34 36Z'),
    carried: path('M80 60Q98 40 88 24Q80 12 92 6', 't'),
  },
  messenger: {
    worn: path('M36 34Q36 22 50 22T64 34Z') + mirrorPair(path('M36 32Q20 26 14 8Q30 10 40 26Z')),
    carried: path('M34 70H66V92H34Z', 'c') + path('M34 70L50 83L66 70', 'u'),
  },
  adventurer: {
    worn:
      path('M34 31Q36 12 44 14Q50 18 56 14Q64 12 66 31Q84 29 86 34Q50 44 14 34Q16 29 34 31Z') +
      path('M35 29Q50 34 65 29M24 60L76 100', 's'),
    carried: path('M84 36V104', 't') + path('M85 12H99L94 20L99 28H85Z') + path('M84 12V40', 't'),
  },
  citizen: {
    worn: path('M36 40Q32 22 50 22T64 40Q50 26 36 40Z') + path(ring(50, 17, 6)),
    carried: path('M74 78H98L94 100H78Z') + path('M78 78Q86 58 94 78', 't'),
  },
  scientist: {
    worn:
      path('M30 38L34 20L44 24L50 14L56 24L66 20L70 38Q50 26 30 38Z') +
      path(ring(44, 42, 4) + ring(56, 42, 4), 'c'),
    carried: path('M82 34H92V56L102 82H72L82 56Z') + path('M76 74H98', 's'),
  },
};

const BODIES = [
  'M18 104C20 70 34 57 50 57S80 70 82 104Z',
  'M24 104L30 66Q38 56 50 56T70 66L76 104Z',
  'M14 104L32 60Q50 52 68 60L86 104Z',
];

const EMBLEMS = [
  path(ring(50, 74, 5), 'c'),
  path('M50 66l6 8-6 8-6-8z', 'c'),
  path('M40 68l10 12 10-12', 's'),
  path('M50 60V96', 's'),
  path('M38 64L60 92M62 64L40 92', 's'),
  path('M36 72H64M34 80H66', 's'),
  path(ring(42, 72, 3) + ring(50, 78, 3) + ring(58, 72, 3), 'c'),
  path('M50 64l3 7 7 0-6 5 2 8-6-5-6 5 2-8-6-5 7 0z', 'c'),
];

/** Returns a person: first who it is, then, from another of its sub-types, what it carries. */
export function drawPerson(who: Person, carries: Person, lot: Lot): string {
  if (who.cloak) return path(BODIES[2]!) + who.worn + carries.carried;
  const body = path(BODIES[lot.below(3)]!) + path(ring(50, 40, who.head ?? 12));
  return body + path('M40 55Q50 62 60 55', 's') + emblemOf(lot) + who.worn + carries.carried;
}

/** Returns a body without a head, as a Deity and a Hero have it. */
export function bodyOf(lot: Lot): string {
  return path(BODIES[lot.below(3)]!);
}

/** Returns a sign on the chest. */
export function emblemOf(lot: Lot): string {
  return EMBLEMS[lot.below(EMBLEMS.length)]!;
}
