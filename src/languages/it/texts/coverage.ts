import type { SwitchedTexts } from '../../texts/coverage.ts';

export const coverage: SwitchedTexts = {
  title: (caught, switchable) =>
    `Regole spente: un esempio se ne accorge per ${caught} su ${switchable}`,
  lead: (switchable, carriedOut, date) =>
    `Delle ${carriedOut} regole che il motore esegue, ${switchable} vi si possono spegnere una alla volta. Una regola è protetta se almeno uno dei suoi esempi allora fallisce. Provato il ${date}.`,
  missed: 'Spente senza che ancora nessun esempio se ne accorga:',
};
