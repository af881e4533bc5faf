import type { ReportWords } from '../../texts/report.ts';

export const reportWords: ReportWords = {
  title: 'Hier stimmt etwas nicht',
  lead: 'Mit diesem Bericht sieht, wer die Website betreut, genau denselben Moment. Er enthält die Position und die Antworten und nichts über dich.',
  expected: 'Was hätte geschehen sollen?',
  text: 'Der Bericht',
  copy: 'Den Bericht kopieren',
  open: 'Im Tracker öffnen',
  copied: 'Bericht kopiert',
  notCopied: 'Der Browser hat das Kopieren abgelehnt. Der Text ist markiert: Kopiere ihn selbst.',
  tooLong: 'Der Bericht ist zu lang, um mitgenommen zu werden. Er ist kopiert: Füge ihn dort ein.',
  issue: (played, edition, step) => `${played}, Ausgabe ${edition}, Schritt ${step}`,
  freePlay: 'Freies Spiel',
  lines: {
    expected: 'Erwartet',
    link: 'Moment',
    example: 'Beispiel',
    edition: 'Ausgabe',
    step: 'Schritt',
    version: 'Version',
    rules: 'Genannte Regeln',
    position: 'Position am Anfang',
    answers: 'Antworten',
    cards: 'Geschriebene Karten',
  },
  nothing: '(nicht gesagt)',
};
