import { languageName } from '../../language-name.ts';
import { MANY_RESULTS } from '../../many-results.ts';
import type { SearchWords } from '../../texts/search.ts';
import { englishName, otherMeaning } from './marks.ts';

export const search: SearchWords = {
  englishName,
  label: 'Regelnummer oder Wörter',
  placeholder: '6.1.e, Sabotage, darf ich…',
  close: 'Die Suche schließen',
  results: 'Ergebnisse',
  keys: 'Pfeiltasten zum Wählen, Eingabe zum Öffnen, Esc zum Schließen.',
  loading: 'Der Suchindex wird geladen…',
  found: (count) => {
    if (count === 1) return '1 Ergebnis';
    return count > MANY_RESULTS ? `mehr als ${MANY_RESULTS} Ergebnisse` : `${count} Ergebnisse`;
  },
  nearest: (count) =>
    count === 1
      ? 'Diese Nummer gibt es nicht; hier ist die nächstliegende'
      : 'Diese Nummer gibt es nicht; hier sind die nächstliegenden',
  elsewhere: (edition, number) =>
    `${number} ist eine Nummer der Ausgabe ${edition}; hier ist, was ihr in dieser entspricht`,
  onlyElsewhere: (edition, number) =>
    `${number} ist eine Nummer der Ausgabe ${edition}; in dieser entspricht ihr nichts`,
  otherMeaning,
  none: 'Nichts gefunden. Frage mit anderen Worten, oder sieh hier nach:',
  failed: 'Der Suchindex konnte nicht geladen werden. Regelnummern gehen trotzdem, ebenso',
  retry: 'Erneut versuchen',
  outline: 'die Gliederung der Regeln',
  terms: 'die Liste der Begriffe',
  all: (count) =>
    count > MANY_RESULTS ? 'Alle Ergebnisse ansehen' : `Alle ${count} Ergebnisse ansehen`,
  kind: {
    rule: 'Regel',
    chapter: 'Kapitel',
    group: 'Gruppe',
    section: 'Abschnitt',
    article: 'Artikel',
    term: 'Begriff',
    ruling: 'Auskunft',
    card: 'Karte',
    example: 'Beispiel',
    record: 'Archiv',
    page: 'Seite',
    unanswered: 'Nicht in den Regeln',
  },
  corrected: (typed, read) => `„${typed}“ wurde als „${read}“ gelesen`,
  meaning: (said, language, name) => `${said} (${language}) = ${name}`,
  readIn: (language) => `Sprache der gelesenen Frage: ${language}`,
  fullText: (count) =>
    count === 1 ? 'Nur ein Text hat diese Wörter' : `Nur ${count} Texte haben diese Wörter`,
  older: (edition) => `Ausgabe ${edition}`,
  also: (edition, number) => `${number} in Ausgabe ${edition}`,
  more: (count) => (count > MANY_RESULTS ? 'Alle anderen zeigen' : `${count} weitere zeigen`),
  refuse: 'Genau nach der Eingabe suchen',
  recent: 'Letzte Suchen',
  forget: 'Löschen',
  everything: 'Alles',
  filters: 'Nur zeigen',
  filteredOut: 'Kein Ergebnis passt zu all diesen Filtern',
  unfilter: 'Alle zeigen',
  edition: 'Ausgabe',
  language: 'Sprache',
  chapter: 'Kapitel',
  anyEdition: 'Jede Ausgabe',
  anyChapter: 'Jedes Kapitel',
  best: 'Beste Antworten',
  near: 'Naheliegend',
  unanswered: 'Keine Regel beantwortet das; hier ist Naheliegendes',
  checkDeck: 'Ein Deck prüfen',
  watch: 'Ansehen',
  nearestTerms: 'Naheliegende Begriffe:',
  searchTexts: 'Auch Anmerkungen, Geschichten und Kartentexte durchsuchen',
  inTexts: 'In den vollen Texten',
  suggested: 'Suchst du vielleicht',
  number: 'Nummer',
  nameLanguage: (language) => languageName(language, 'de'),
  groups: {
    rule: 'Regeln',
    section: 'Abschnitte',
    group: 'Gruppen',
    chapter: 'Kapitel',
    article: 'Artikel',
    term: 'Begriffe',
    ruling: 'Auskünfte',
    card: 'Karten',
    example: 'Beispiele',
    record: 'Das Archiv',
    page: 'Seiten der Website',
    unanswered: 'Nicht in den Regeln',
  },
};
