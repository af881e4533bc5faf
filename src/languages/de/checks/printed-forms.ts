import type { CompetingForms } from '../../checks.ts';

/** Meanings with several possible German forms, of which cards print one. */
export const PRINTED_FORMS: readonly CompetingForms[] = [
  {
    meaning: 'the first card of a deck',
    forms: {
      'oberste Karte': /oberste[nr]? Karte/iu,
      'erste Karte': /(?<!\p{L})erste[nr]? Karte .{0,12}Decks/iu,
    },
  },
  {
    meaning: 'the terrain that moves an Expedition',
    forms: {
      'aufgrund von': /aufgrund von/iu,
      dank: /(?<!\p{L})dank (?:von )?\{/iu,
    },
  },
  {
    meaning: 'equal statistics',
    forms: { gleichauf: /gleichauf/iu, unentschieden: /(?<!\p{L})unentschieden/u },
  },
  {
    meaning: 'taking a turn',
    forms: {
      Runde: /in (?:dieser|deiner|seiner|ihrer) Runde/iu,
      Zug: /(?:in|während) (?:diese[sm]|deine[sm]|seine[sm]) Zuge?s?(?!\p{L})/iu,
    },
  },
];
