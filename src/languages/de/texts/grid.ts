import type { GridTexts } from '../../texts/language-texts.ts';

export const grid: GridTexts = {
  title: 'Die Tabelle',
  lead: 'Status, Schlüsselwörter und Zonen, jedes gegen jedes andere: was sich aus beiden ergibt, in der kleinsten Position gespielt, mit den Regeln, die entscheiden. Oder warum sie einander nicht begegnen.',
  caption: 'Jedes Feld führt zu dem, was sich aus seiner Zeile und seiner Spalte ergibt',
  pick: ['Das eine', 'Das andere'],
  outcomes: {
    holds: 'gilt oder wirkt wie immer',
    lost: 'eines der beiden geht verloren',
    stopped: 'eine Regel verhindert es',
    twice: 'geschieht an zwei Stellen',
    never: 'sie begegnen einander nicht',
  },
  groups: { status: 'Status', keyword: 'Schlüsselwörter', zone: 'Zonen' },
  above: 'Weiter oben:',
  watch: (title) => `Ansehen: ${title}`,
  inEdition: (edition) => `In ${edition}:`,
  rulesOf: (edition) => `Regeln ${edition}`,
};
