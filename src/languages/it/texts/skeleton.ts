import type { SkeletonTexts } from '../../texts/skeleton.ts';

export const skeleton: SkeletonTexts = {
  passes: 'Una giocatrice passa.',
  question: (id) => `Che cosa succede? (${id})`,
  answer: 'Risposta.',
  reported: 'Un momento segnalato da un lettore.',
};
