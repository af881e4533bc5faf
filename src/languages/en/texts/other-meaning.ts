import type { OtherMeaningWords } from '../../texts/other-meaning.ts';

export const otherMeaning: OtherMeaningWords = {
  said: (edition, title) => `In ${edition}: ${title ?? 'another rule'}`,
  now: 'now',
  here: 'here',
  gone: 'which is gone',
  lacking: 'which this edition lacks',
};
