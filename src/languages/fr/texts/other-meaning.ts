import type { OtherMeaningWords } from '../../texts/other-meaning.ts';

export const otherMeaning: OtherMeaningWords = {
  said: (edition, title) => `Dans l’édition ${edition}\u00a0: ${title ?? 'une autre règle'}`,
  now: 'désormais',
  here: 'ici',
  gone: 'qui n’existe plus',
  lacking: 'que cette édition n’a pas',
};
