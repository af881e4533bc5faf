import type { Forbidden } from '../../checks.ts';

const STATUSES =
  'Ancorat[oaie]|Addormentat[oaie]|Dormient[ei]|Fugac[ei]|Coriac[ei]|Etern[oaie]|Gigantesc[oaie]|Esperto|Espert[oaie]';

/** Italian forms that the book does not use. Of the statuses, “Ascesa” alone is an adjective. */
export const FORBIDDEN: readonly Forbidden[] = [
  { pattern: /(?<!\p{L})(?:bisogna|occorre)(?!\p{L})/iu, instead: 'deve' },
  { pattern: /(?<!\p{L})(?:è|sono) tenut[oaie] a(?!\p{L})/iu, instead: 'deve' },
  { pattern: /(?<!\p{L})non dev(?:e|ono)(?!\p{L})/iu, instead: 'non può' },
  {
    pattern: /(?<!\p{L})(?:salvo(?! diversa indicazione)|eccetto|ad eccezione d)(?!\p{L})/iu,
    instead: 'tranne, a meno che … non',
  },
  { pattern: /(?<!\p{L})pront[oaie](?! Ritorno)(?!\p{L})/iu, instead: 'ripristinato' },
  { pattern: /(?<!\p{L})tranne se(?!\p{L})/iu, instead: 'a meno che … non' },
  {
    pattern: /(?<!\p{L})a meno che(?![^.;:]*(?<!\p{L})non(?!\p{L}))/iu,
    instead: 'a meno che … non',
  },
  {
    // “Until” before a momentary verb is “finché … non”; “finché” with a lasting state is right.
    pattern: /(?<!\p{L})finché (?:(?!non(?!\p{L}))[^.;:,]){0,60}?(?:hanno|ha) passato(?!\p{L})/iu,
    instead: 'finché … non',
  },
  {
    pattern:
      /(?<!\p{L})(?:che|se) (?:[\p{L}’]+ ){0,6}?(?:dovesser?o?|dovrebber?o?|andrebber?o?)(?!\p{L})/iu,
    instead: 'sta per, as cards print what is about to happen',
  },
  {
    pattern: new RegExp(
      `(?<!\\p{L})(?:è|sono|era|erano|diventa|diventano) (?:${STATUSES})(?![\\p{L},])`,
      'u',
    ),
    instead: 'ha, ottiene, perde',
  },
  { pattern: /(?<!\p{L})(?:ha|hanno|con) Asces[ae](?!\p{L})/u, instead: 'è Ascesa' },
  {
    pattern: /(?<!\p{L})segnalin[oi] (?:del primo giocatore|spedizione)(?!\p{L})/iu,
    instead: 'indicatore',
  },
  { pattern: /(?<!\p{L})(?:i|dei|ai|nei|sui) indicator/iu, instead: 'gli, degli, agli indicatori' },
  { pattern: /(?<!\p{L})(?:il|del|al|dal|nel|sul) indicator/iu, instead: 'l’indicatore' },
];

/** Forms that only stories were found to use. */
export const FORBIDDEN_IN_STORIES: readonly Forbidden[] = [
  {
    pattern: /(?<!\p{L})(?:avanz|muov|mov)\p{L}+ grazie a/iu,
    instead: 'per via di, as cards print it',
  },
  {
    pattern: /(?<!\p{L})cost[oi](?: [\p{L}’]+){0,3} di [\d{}X]+ o meno(?!\p{L})/iu,
    instead: 'pari o inferiore a, as cards print it',
  },
  { pattern: /(?<!\p{L})cart[ae] in cima(?!\p{L})/iu, instead: 'prima carta' },
  { pattern: /(?<!\p{L})magi[ae](?!\p{L})/iu, instead: 'incantesimo, as cards print it' },
  { pattern: /(?<!\p{L})dichiarazion[ei] d’intento(?!\p{L})/iu, instead: 'd’intenti' },
];
