import type { TerminalTexts } from '../../texts/terminal.ts';

export const terminal: TerminalTexts = {
  enterForNothing: 'Intro para ninguna',
  expectations: (count) => `${count} ${count === 1 ? 'expectativa' : 'expectativas'}`,
  rules: (count) => `${count} ${count === 1 ? 'regla' : 'reglas'}`,
  failed: 'no como debería ser',
  moment: (at, last) => `este es el momento: paso ${at} de ${last}`,
};
