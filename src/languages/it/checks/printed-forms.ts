import type { CompetingForms } from '../../checks.ts';

/** Meanings with several possible Italian forms, of which cards print one. */
export const PRINTED_FORMS: readonly CompetingForms[] = [
  {
    meaning: 'the first card of a deck',
    forms: { 'prima carta': /prima carta/iu, 'carta in cima': /cart[ae] in cima/iu },
    namedIn: ['3.2.2.b'],
  },
  {
    meaning: 'what a player controls',
    forms: {
      'che controlli': /che controlli/iu,
      'sotto il tuo controllo': /sotto il tuo controllo/iu,
    },
  },
  {
    meaning: 'what is about to happen',
    forms: {
      'sta per': /(?:^|[^\p{L}])st(?:a|anno|o) per(?!\p{L})/iu,
      'che dovrebbe':
        /(?:^|[^\p{L}])(?:che|se) (?:[\p{L}’]+ ){0,6}?(?:dovesser?o?|dovrebber?o?|andrebber?o?)(?!\p{L})/iu,
    },
  },
  {
    meaning: 'the Afternoon that is going on',
    forms: {
      'questo pomeriggio': /(?<!in )questo pomeriggio/iu,
      'in questo pomeriggio': /in questo pomeriggio/iu,
    },
  },
  {
    meaning: 'equal statistics',
    forms: {
      'in situazione di parità': /in situazione di parità/iu,
      'in parità': /(?:^|[^\p{L}])in parità/iu,
    },
  },
  {
    meaning: 'the terrain that moves an Expedition',
    forms: { 'per via di': /per via d/iu, 'grazie a': /avanza(?:no|re|ta|to)? grazie a/iu },
  },
  {
    meaning: 'the status Ascended',
    forms: {
      'è Ascesa': /(?:è|spedizion[ei]) Asces[ae](?!\p{L})/u,
      'ha Ascesa': /(?:ha|hanno|con) Asces[ae](?!\p{L})/u,
    },
  },
  {
    meaning: 'taking a turn',
    forms: {
      effettuare: /effettu(?:a|are|i|ano) (?:\p{L}+ )?turn/iu,
      svolgere: /(?:svolg(?:e|ere|i|ono)) (?:\p{L}+ )?turn/iu,
    },
  },
  {
    meaning: 'what a card faces, as a condition',
    forms: {
      'se sto affrontando': /(?<!\p{L})se sto affrontando/iu,
      'se la spedizione che mi affronta è':
        /(?<!\p{L})se la spedizione che mi affronta (?:è|non è)/iu,
    },
  },
  {
    meaning: 'a move by one region',
    forms: { 'di una regione': /di una regione/iu, 'di 1 regione': /di 1 regione/iu },
  },
];
