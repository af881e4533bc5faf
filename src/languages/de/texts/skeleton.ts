import type { SkeletonTexts } from '../../texts/skeleton.ts';

export const skeleton: SkeletonTexts = {
  passes: 'Ein Spieler passt.',
  question: (id) => `Was geschieht? (${id})`,
  answer: 'Antwort.',
  reported: 'Ein Moment, den jemand gemeldet hat.',
};
