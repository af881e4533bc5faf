import type { Forbidden } from '../../checks.ts';

/** Statuses that Spanish cards treat as nouns. */
const NOUN_STATUSES = 'Anclaje|Sueño|Fugacidad';

/** Spanish forms that the book does not use. */
export const FORBIDDEN: readonly Forbidden[] = [
  {
    pattern: /(?<!\p{L})(?:hay que|es necesario|es preciso|ha de|han de)(?!\p{L})/iu,
    instead: 'debe',
  },
  { pattern: /(?<!\p{L})tienen? que(?! tomar)(?!\p{L})/iu, instead: 'debe' },
  { pattern: /(?<!\p{L})no deben?(?!\p{L})/iu, instead: 'no puede' },
  {
    pattern: /(?<!\p{L})(?:salvo|a excepción d|menos si)(?!\p{L})/iu,
    instead: 'excepto, a menos que',
  },
  { pattern: /(?<!\p{L})(?:excepto|salvo) si(?!\p{L})/iu, instead: 'a menos que' },
  { pattern: /(?<!\p{L})sólo(?!\p{L})/iu, instead: 'solo' },
  { pattern: /(?<!\p{L})(?:fuera|fueran) a(?!\p{L})/iu, instead: 'fuese a, as cards print it' },
  {
    pattern: new RegExp(
      `(?<!\\p{L})(?:está|están|es|queda|quedan) (?:${NOUN_STATUSES})(?!\\p{L})`,
      'u',
    ),
    instead: 'tiene, gana, pierde',
  },
  { pattern: /(?<!\p{L})(?:gratis|gratuitamente)(?!\p{L})/iu, instead: 'sin coste' },
  { pattern: /(?<!\p{L})costos?(?!\p{L})/iu, instead: 'coste' },
  {
    pattern:
      /(?<!\p{L})ha[cg]\p{L}+ objetivo (?:un|una|el|la|los|las|est[ae]|varios|hasta)(?!\p{L})/iu,
    instead: 'hace objetivo a, elige como objetivo hasta',
  },
  { pattern: /(?<!\p{L})debido a la ascensión(?!\p{L})/iu, instead: 'por ascender' },
];
