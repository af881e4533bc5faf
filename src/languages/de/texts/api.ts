import type { ApiTexts } from '../../texts/language-texts.ts';

export const api: ApiTexts = {
  title: 'Daten für Programme',
  lead: 'Alles, was die Seiten zeigen, als JSON-Dateien: kein Schlüssel, keine Grenze, keine Abfrage.',
  promise:
    'Innerhalb von Version 1 wird kein Feld umbenannt oder entfernt. Neue können hinzukommen.',
  answers: 'Adressen',
  holds: {
    Index: 'Was es gibt, mit einer Prüfsumme, die sich mit jeder Änderung ändert',
    Rule: 'Eine Regel; zur Nummer eines Abschnitts der Abschnitt mit seinen Regeln',
    Section: 'Ein Abschnitt mit seinen Regeln',
    Edition: 'Eine ganze Ausgabe in einer Sprache',
    Terms: 'Jeder Begriff in jeder Sprache',
    Rulings: 'Jede Auskunft in jeder Sprache',
    Record: 'Offizielle Antworten, Errata, Sperren und Formate nach Datum, mit ihren Quellen',
    Cards: 'Jede Karte mit ihren Fähigkeiten, wie die Spiellogik sie ausführt',
    CardTexts: 'Was auf jeder Karte steht, in einer Sprache',
    Examples: 'Jedes gespielte Beispiel mit seinem Titel',
    Example: 'Ein gespieltes Beispiel, wie es geschrieben ist, und die Regeln, die es nennt',
    Coverage: 'Die Beispiele und Tests, die jede Regel zeigen',
    Lookup: 'Nummern und Namen in jeder Schreibweise, mit den Seiten, die sie meinen',
  },
  run: 'Ausführen',
  answer: 'Antwort',
  schema: 'Schema',
  failed: 'Die Anfrage ist fehlgeschlagen.',
  lookup: 'Alles nachschlagen',
  lookupLead:
    'Eine Datei und ein kleines Skript finden eine Nummer in jeder Schreibweise und einen Namen in jeder Sprache.',
  marks: 'Links auf deinen eigenen Seiten',
  marksLead:
    'Mit diesem Skript werden [[6.1.e]], [[Sabotage]] und [[!Öffnet die Tore]] zu Links mit Vorschau.',
  marksEdition: (current) =>
    `Die Nummern sind die der aktuellen Ausgabe, ${current}; data-edition nennt eine andere, wie in data-edition="4.0", und eine Marke ihre eigene, wie in [[6.1.e (4.0)]]. Eine Vorschau sagt, zu welcher Ausgabe sie gehört und wofür die Nummer in den anderen steht.`,
  marksVersion: (newest) =>
    `Eine Version ändert sich nie: Mit ihrer Prüfsumme lehnt der Browser jede andere Datei ab. Die neueste gibt es auch unter ${newest}.`,
  more: 'Weitere Dateien',
};
