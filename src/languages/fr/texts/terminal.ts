import type { TerminalTexts } from '../../texts/terminal.ts';

export const terminal: TerminalTexts = {
  enterForNothing: 'Entrée pour rien',
  expectations: (count) => `${count} ${count > 1 ? 'attentes' : 'attente'}`,
  rules: (count) => `${count} ${count > 1 ? 'règles' : 'règle'}`,
  failed: 'pas comme il faut',
  moment: (at, last) => `le moment est ici\u00a0: étape ${at} sur ${last}`,
};
