import type { OtherMeaningWords } from '../../texts/other-meaning.ts';

/** Says beside a name that it is English because the one in the language of the page is not known. */
export const englishName = 'Nome inglese; il nome italiano non è noto.';

export const otherMeaning: OtherMeaningWords = {
  said: (edition, title) => `Nell’edizione ${edition}: ${title ?? 'un’altra regola'}`,
  now: 'ora',
  here: 'qui',
  gone: 'che non esiste più',
  lacking: 'che questa edizione non ha',
};
