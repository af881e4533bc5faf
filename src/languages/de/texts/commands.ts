import type { CommandTexts } from '../../texts/language-texts.ts';

export const commands: CommandTexts = {
  skeleton: {
    passes: 'Ein Spieler passt.',
    question: (id) => `Was geschieht? (${id})`,
    answer: 'Antwort.',
    reported: 'Ein Moment, den jemand gemeldet hat.',
  },
  terminal: {
    enterForNothing: 'Eingabe für keine',
    expectations: (count) => `${count} ${count === 1 ? 'Erwartung' : 'Erwartungen'}`,
    rules: (count) => `${count} ${count === 1 ? 'Regel' : 'Regeln'}`,
    failed: 'nicht, wie es sein soll',
    moment: (at, last) => `hier ist der Moment: Schritt ${at} von ${last}`,
  },
};
