import type { SwitchedTexts } from '../../texts/coverage.ts';

export const coverage: SwitchedTexts = {
  title: (caught, switchable) =>
    `Abgeschaltete Regeln: Ein Beispiel bemerkt ${caught} von ${switchable}`,
  lead: (switchable, carriedOut, date) =>
    `Von ${carriedOut} Regeln, die im Spiel wirken, lassen sich ${switchable} einzeln abschalten. Eine Regel ist abgesichert, falls dann mindestens eines ihrer Beispiele anders ausgeht. Geprüft am ${date}.`,
  missed: 'Abgeschaltet, ohne dass es bisher ein Beispiel bemerkt:',
};
