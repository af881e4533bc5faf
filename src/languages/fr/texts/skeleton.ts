import type { SkeletonTexts } from '../../texts/skeleton.ts';

export const skeleton: SkeletonTexts = {
  passes: 'Une joueuse passe.',
  question: (id) => `Que se passe-t-il\u00a0? (${id})`,
  answer: 'Réponse.',
  reported: 'Un moment signalé par un lecteur.',
};
