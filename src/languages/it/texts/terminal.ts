import type { TerminalTexts } from '../../texts/terminal.ts';

export const terminal: TerminalTexts = {
  enterForNothing: 'Invio per niente',
  expectations: (count) => `${count} ${count === 1 ? 'attesa' : 'attese'}`,
  rules: (count) => `${count} ${count === 1 ? 'regola' : 'regole'}`,
  failed: 'non come dovrebbe',
  moment: (at, last) => `il momento è qui: passaggio ${at} di ${last}`,
};
