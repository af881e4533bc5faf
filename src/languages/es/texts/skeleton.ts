import type { SkeletonTexts } from '../../texts/skeleton.ts';

export const skeleton: SkeletonTexts = {
  passes: 'Un jugador pasa.',
  question: (id) => `¿Qué ocurre? (${id})`,
  answer: 'Respuesta.',
  reported: 'Un momento que ha comunicado un lector.',
};
