import type { CommandTexts } from '../../texts/language-texts.ts';

export const commands: CommandTexts = {
  skeleton: {
    passes: 'Una giocatrice passa.',
    question: (id) => `Che cosa succede? (${id})`,
    answer: 'Risposta.',
    reported: 'Un momento segnalato da un lettore.',
  },
  terminal: {
    enterForNothing: 'Invio per niente',
    expectations: (count) => `${count} ${count === 1 ? 'attesa' : 'attese'}`,
    rules: (count) => `${count} ${count === 1 ? 'regola' : 'regole'}`,
    failed: 'non come dovrebbe',
    moment: (at, last) => `il momento è qui: passaggio ${at} di ${last}`,
  },
};
