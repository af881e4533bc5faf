import type { Forbidden } from '../../checks.ts';

/** French forms that the book does not use. */
export const FORBIDDEN: readonly Forbidden[] = [
  { pattern: /(?<!\p{L})il (?:ne )?(?:faut|faudra)(?!\p{L})/iu, instead: 'doit' },
  { pattern: /(?<!\p{L})(?:est|sont) tenue?s? de(?!\p{L})/iu, instead: 'doit' },
  { pattern: /(?<!\p{L})ne doi(?:t|vent) pas(?!\p{L})/iu, instead: 'ne peut pas' },
  { pattern: /(?<![\p{L}-])(?:l’)?on (?=\p{L})/iu, instead: 'le joueur, un infinitif' },
  { pattern: /(?<!\p{L})(?:hormis|excepté|à l’exception d)/iu, instead: 'sauf' },
  { pattern: /(?<!\p{L})à moins qu/iu, instead: 'sauf si' },
  {
    pattern: /(?<!\p{L})(?:qui|elles?|ils?) devrai(?:t|ent)(?!\p{L})/iu,
    instead: 'si … devait, as cards print what is about to happen',
  },
  { pattern: /(?<!\p{L})prête?s?(?!\p{L})/iu, instead: 'redressé' },
  { pattern: /(?<!\p{L})et non seulement(?!\p{L})/iu, instead: 'et non pas seulement' },
];

/** Forms that only stories were found to use. */
export const FORBIDDEN_IN_STORIES: readonly Forbidden[] = [
  { pattern: /(?<!\p{L})cartes? du dessus(?!\p{L})/iu, instead: 'première carte' },
  { pattern: /(?<!\p{L})qui devai(?:t|ent)(?!\p{L})/iu, instead: 'qui irait, si … devait' },
];
