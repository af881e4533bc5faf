import type { TerminalTexts } from '../../texts/terminal.ts';

export const terminal: TerminalTexts = {
  enterForNothing: 'Eingabe für keine',
  expectations: (count) => `${count} ${count === 1 ? 'Erwartung' : 'Erwartungen'}`,
  rules: (count) => `${count} ${count === 1 ? 'Regel' : 'Regeln'}`,
  failed: 'nicht, wie es sein soll',
  moment: (at, last) => `hier ist der Moment: Schritt ${at} von ${last}`,
};
