import type { TerminalTexts } from '../../texts/terminal.ts';

export const terminal: TerminalTexts = {
  enterForNothing: 'Enter for none',
  expectations: (count) => `${count} ${count === 1 ? 'expectation' : 'expectations'}`,
  rules: (count) => `${count} ${count === 1 ? 'rule' : 'rules'}`,
  failed: 'not as it should be',
  moment: (at, last) => `here is the moment: step ${at} of ${last}`,
};
