import type { OtherMeaningWords } from '../../texts/other-meaning.ts';

export const otherMeaning: OtherMeaningWords = {
  said: (edition, title) => `Nell’edizione ${edition}: ${title ?? 'un’altra regola'}`,
  now: 'ora',
  here: 'qui',
  gone: 'che non esiste più',
  lacking: 'che questa edizione non ha',
};
