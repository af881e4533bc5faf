import type { Forbidden } from '../../checks.ts';

/** German forms that the book does not use. */
export const FORBIDDEN: readonly Forbidden[] = [
  { pattern: /(?<!\p{L})(?:darf|dürfen) nicht(?!\p{L})/iu, instead: 'kann nicht' },
  { pattern: /(?<!\p{L})(?:muss|müssen) nicht(?!\p{L})/iu, instead: 'braucht nicht zu' },
  { pattern: /(?<!\p{L})anvisier\p{L}*/iu, instead: 'als Ziel haben, … deiner Wahl' },
  { pattern: /(?<!\p{L})Permanent(?:e[ns]?|s)?(?!\p{L})/u, instead: 'Bleibende Karte' },
  { pattern: /(?<!\p{L})Spielstein(?:e[ns]?|s)?(?!\p{L})/u, instead: 'Marke' },
  { pattern: /(?<!\p{L})Friedhof(?:s)?(?!\p{L})/u, instead: 'Ablagestapel' },
  { pattern: /(?<!\p{L})Dämmerung(?!\p{L})/u, instead: 'Abend' },
  { pattern: /(?<!\p{L})Token(?:s)?(?!\p{L})/u, instead: 'Marke' },
  { pattern: /(?<!\p{L})Fähigkeitsw[oö]rt/u, instead: 'Schlüsselwort' },
  { pattern: /(?<!\p{L})es sei denn(?!,)/iu, instead: 'es sei denn, …' },
];
