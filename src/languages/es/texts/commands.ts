import type { CommandTexts } from '../../texts/language-texts.ts';

export const commands: CommandTexts = {
  skeleton: {
    passes: 'Un jugador pasa.',
    question: (id) => `¿Qué ocurre? (${id})`,
    answer: 'Respuesta.',
    reported: 'Un momento que ha comunicado un lector.',
  },
  terminal: {
    enterForNothing: 'Intro para ninguna',
    expectations: (count) => `${count} ${count === 1 ? 'expectativa' : 'expectativas'}`,
    rules: (count) => `${count} ${count === 1 ? 'regla' : 'reglas'}`,
    failed: 'no como debería ser',
    moment: (at, last) => `este es el momento: paso ${at} de ${last}`,
  },
};
