import type { CompetingForms } from '../../checks.ts';

/** Meanings with several possible French forms, of which cards print one. */
export const PRINTED_FORMS: readonly CompetingForms[] = [
  {
    meaning: 'the first card of a deck',
    forms: {
      'première carte': /première carte/iu,
      'carte du dessus': /cartes? du dessus/iu,
    },
    namedIn: ['3.2.2.b', '3.2.2.f'],
  },
  {
    meaning: 'what a player controls',
    forms: {
      'que vous contrôlez': /que vous contrôlez/iu,
      'sous votre contrôle': /sous votre contrôle/iu,
    },
  },
  {
    meaning: 'what is about to happen',
    forms: {
      'si … devait': /(?:^|[^\p{L}])si [^.;:]*? devai(?:t|ent)(?!\p{L})/iu,
      'qui devrait': /(?:^|[^\p{L}])(?:qui|elles?|ils?|je) devrai(?:s|t|ent)(?!\p{L})/iu,
    },
  },
  {
    meaning: 'a move by one region',
    forms: { 'd’une région': /d[’']une région/iu, 'de 1 région': /de 1 région/iu },
  },
  {
    meaning: 'a replacement',
    forms: { 'à la place': /à la place/iu, 'au lieu de cela': /au lieu de cela/iu },
  },
  {
    meaning: 'what a card faces, as a condition',
    forms: {
      'si je suis face à': /(?<!\p{L})si je suis face à/iu,
      'si l’Expédition qui me fait face est':
        /(?<!\p{L})si l[’']Expédition qui me fait face (?:est|n[’']est)/iu,
    },
  },
];
