import type { CommandTexts } from '../../texts/language-texts.ts';

export const commands: CommandTexts = {
  skeleton: {
    passes: 'Une joueuse passe.',
    question: (id) => `Que se passe-t-il\u00a0? (${id})`,
    answer: 'Réponse.',
    reported: 'Un moment signalé par un lecteur.',
  },
  terminal: {
    enterForNothing: 'Entrée pour rien',
    expectations: (count) => `${count} ${count > 1 ? 'attentes' : 'attente'}`,
    rules: (count) => `${count} ${count > 1 ? 'règles' : 'règle'}`,
    failed: 'pas comme il faut',
    moment: (at, last) => `le moment est ici\u00a0: étape ${at} sur ${last}`,
  },
};
