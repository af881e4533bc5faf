import type { CompetingForms } from '../../checks.ts';

/** Meanings with several possible Spanish forms, of which cards print one. */
export const PRINTED_FORMS: readonly CompetingForms[] = [
  {
    meaning: 'the first card of a deck',
    forms: { 'primera carta': /primera carta/iu, 'carta de arriba': /carta de arriba/iu },
  },
  {
    meaning: 'what is about to happen',
    forms: {
      'fuese a': /(?<!\p{L})fuesen? a(?!\p{L})/iu,
      'fuera a': /(?<!\p{L})fuera a(?!\p{L})/iu,
    },
  },
  {
    meaning: 'the terrain that moves an Expedition',
    forms: { 'debido a': /debido a/iu, 'gracias a': /avanz\p{L}+ gracias a/iu },
  },
  {
    meaning: 'joining a zone or an Expedition',
    forms: { incorporarse: /incorpor/iu, unirse: /se (?:une|unen|unió)(?!\p{L})/iu },
  },
  {
    meaning: 'a statistic as printed',
    forms: {
      'estadística base': /estadísticas? base de 0/iu,
      'estadística básica': /estadísticas? básicas? de 0/iu,
    },
  },
];
