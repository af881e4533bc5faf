import type { SkeletonTexts } from '../../texts/skeleton.ts';

export const skeleton: SkeletonTexts = {
  passes: 'A player passes.',
  question: (id) => `What happens? (${id})`,
  answer: 'Answer.',
  reported: 'A moment that a reader reported.',
};
