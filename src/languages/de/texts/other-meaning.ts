import type { OtherMeaningWords } from '../../texts/other-meaning.ts';

export const otherMeaning: OtherMeaningWords = {
  said: (edition, title) => `In ${edition}: ${title ?? 'eine andere Regel'}`,
  now: 'jetzt',
  here: 'hier',
  gone: 'die es nicht mehr gibt',
  lacking: 'die diese Ausgabe nicht hat',
};
