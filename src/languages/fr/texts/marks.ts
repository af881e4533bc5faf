import type { OtherMeaningWords } from '../../texts/other-meaning.ts';

/** Says beside a name that it is English because the one in the language of the page is not known. */
export const englishName = 'Nom anglais\u00a0; le nom français n’est pas connu.';

export const otherMeaning: OtherMeaningWords = {
  said: (edition, title) => `Dans l’édition ${edition}\u00a0: ${title ?? 'une autre règle'}`,
  now: 'désormais',
  here: 'ici',
  gone: 'qui n’existe plus',
  lacking: 'que cette édition n’a pas',
};
