import type { OtherMeaningWords } from '../../texts/other-meaning.ts';

/** Says beside a name that it is English because the one in the language of the page is not known. */
export const englishName = 'Der englische Name; der deutsche ist nicht bekannt.';

export const otherMeaning: OtherMeaningWords = {
  said: (edition, title) => `In ${edition}: ${title ?? 'eine andere Regel'}`,
  now: 'jetzt',
  here: 'hier',
  gone: 'die es nicht mehr gibt',
  lacking: 'die diese Ausgabe nicht hat',
};
