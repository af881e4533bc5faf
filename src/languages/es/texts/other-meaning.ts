import type { OtherMeaningWords } from '../../texts/other-meaning.ts';

export const otherMeaning: OtherMeaningWords = {
  said: (edition, title) => `En ${edition}: ${title ?? 'otra regla'}`,
  now: 'ahora',
  here: 'aquí',
  gone: 'que ya no existe',
  lacking: 'que esta edición no tiene',
};
