import type { SwitchedTexts } from '../../texts/coverage.ts';

export const coverage: SwitchedTexts = {
  title: (caught, switchable) =>
    `Reglas desactivadas: un ejemplo detecta ${caught} de ${switchable}`,
  lead: (switchable, carriedOut, date) =>
    `De ${carriedOut} reglas que actúan en el juego, ${switchable} pueden desactivarse una por una. Una regla está protegida si entonces al menos uno de sus ejemplos acaba de otro modo. Comprobado el ${date}.`,
  missed: 'Desactivadas sin que ningún ejemplo lo detecte todavía:',
};
