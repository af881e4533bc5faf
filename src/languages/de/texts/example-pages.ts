import type { PageTexts } from '../../texts/language-texts.ts';

export const examplePages: PageTexts = {
  lead: 'Kleine Positionen, Schritt für Schritt von der Spiellogik gespielt. Bei jedem Schritt die Regel, die ihn bestimmt.',
  one: '# Beispiel',
  many: '# Beispiele',
  other: 'Andere Situationen',
  shows: 'Gezeigte Regeln',
  variants: 'Dieselbe Geschichte anders',
  more: 'Weitere Beispiele zu dieser Regel',
  open: 'Die Seite des Beispiels öffnen',
  playHere: 'Hier spielen',
  cards: 'Karten in diesem Beispiel',
  embed: 'Einbetten',
  embedLead:
    'Dieser Code zeigt das Beispiel auf einer anderen Seite, in seiner eigenen Höhe. In der Adresse bestimmen ?edition=2024-09&step=3&theme=dark&language=fr, womit es beginnt.',
  copy: 'Den Code kopieren',
  copied: 'Code kopiert',
  example: 'Gespieltes Beispiel',
  notLive:
    'Das Beispiel konnte nicht gestartet werden: Etwas, was es braucht, wurde nicht geladen.',
  whole: 'Auf Altered Codex ansehen',
  sandbox: 'Freies Spiel',
  sandboxLead:
    'Stelle eine beliebige Position auf, spiele sie, nimm Züge zurück, teile sie als Link. Nichts wird an einen Server geschickt.',
  needsScript: 'Für das freie Spiel ist JavaScript nötig. Die Beispiele lassen sich ohne lesen.',
  switchedOff: {
    title: (caught, switchable) =>
      `Abgeschaltete Regeln: Ein Beispiel bemerkt ${caught} von ${switchable}`,
    lead: (switchable, carriedOut, date) =>
      `Von ${carriedOut} Regeln, die im Spiel wirken, lassen sich ${switchable} einzeln abschalten. Eine Regel ist abgesichert, falls dann mindestens eines ihrer Beispiele anders ausgeht. Geprüft am ${date}.`,
    missed: 'Abgeschaltet, ohne dass es bisher ein Beispiel bemerkt:',
  },
};
