import type { OtherMeaningWords } from '../../texts/other-meaning.ts';

/** Says beside a name that it is English because the one in the language of the page is not known. */
export const englishName = 'Nombre inglés; el nombre español no se conoce.';

export const otherMeaning: OtherMeaningWords = {
  said: (edition, title) => `En ${edition}: ${title ?? 'otra regla'}`,
  now: 'ahora',
  here: 'aquí',
  gone: 'que ya no existe',
  lacking: 'que esta edición no tiene',
};
