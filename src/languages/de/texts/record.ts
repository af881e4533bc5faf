import type { RecordDate } from '../../en/texts/record.ts';
import type { RecordTexts } from '../../texts/language-texts.ts';

const sinceText = ({ precision, text }: RecordDate) =>
  precision === 'before' ? `schon vor dem ${text}` : `seit dem ${text}`;

export const record: RecordTexts = {
  title: 'Das Archiv',
  lead: 'Jede bekannte offizielle Antwort, jedes Erratum, jede Sperre und jedes Format, nach Datum, jeweils mit Quelle.',
  feeds: 'Feeds:',
  one: '# Eintrag',
  many: '# Einträge',
  edition: 'Geltendes Regelwerk',
  kinds: {
    answer: 'Offizielle Antwort',
    erratum: 'Erratum',
    suspension: 'Sperre',
    end: 'Ende einer Sperre',
    format: 'Format',
  },
  natures: { functional: 'was gemeint war', balancing: 'Balance' },
  textChanged: (name) => `${name}: Der Text wurde geändert`,
  inFaction: (faction, versions) => `${faction}: ${versions}`,
  suspended: (name, kind) => `${name}: ${kind === 'banned' ? 'verboten' : 'gesperrt'}`,
  ended: (name) => `${name}: Sperre beendet`,
  formatNamed: (name) => `Format: ${name}`,
  everyVersion: 'jede Version',
  unique: 'einzigartig',
  constructed: 'Constructed',
  allowed: (format: string) => `${format}: erlaubt`,
  suspension: (kind, formats, since, until) => {
    const word = kind === 'banned' ? 'Verboten' : 'Gesperrt';
    if (!until) return `${word} in ${formats} ${sinceText(since)}.`;
    const start =
      since.precision === 'before' ? `schon vor dem ${since.text} und` : `vom ${since.text}`;
    return `${word} in ${formats} ${start} bis zum ${until.text}.`;
  },
  noRule: 'Keine Regel des Regelwerks sagt das.',
  uniques: {
    changed: 'Auch einzigartige Versionen wurden geändert.',
    unchanged: 'Einzigartige Versionen behalten die Worte, die auf ihnen gedruckt sind.',
  },
  before: 'Vorher',
  now: 'Jetzt',
  changedOn: (days) => `Geändert am ${days}`,
  changedSince: (name, days) => `${name}: Der Text wurde nach dieser Antwort geändert (${days}).`,
  newestPlayed: 'Das Beispiel wird mit dem neuesten Text gespielt.',
  legality: 'Wo sie gespielt werden darf',
  differ: 'Die Quellen sagen nicht dasselbe; jede ist gezeigt.',
  source: 'Quelle:',
  sources: 'Woher es kommt',
  knownUntil: (day) => `bekannt bis zum ${day}`,
  inEffectTitle: 'Heute gesperrt',
  inEffect:
    'Was die Quellen ohne Ende haben. Keine Regel des Regelwerks sperrt eine Karte: Wer eine Partie ausrichtet, sagt, was dort gilt.',
  authorityTitle: 'Was wovor Vorrang hat',
  authority: [
    {
      name: 'Das neueste Regelwerk',
      text: 'Es gelten die Regeln der neuesten Ausgabe. Wo eine ältere Antwort etwas anderes sagt, gilt das Regelwerk.',
    },
    {
      name: 'Ein Erratum',
      text: 'Eine Karte wird mit ihren neuesten Worten gespielt, was auch immer auf deinem Exemplar gedruckt ist.',
    },
    {
      name: 'Eine offizielle Antwort',
      text: 'Sie sagt, wie der Verlag die Regeln an jenem Tag gelesen hat. Antworten, die ein späteres Regelwerk oder Erratum überholt hat, sagen das.',
    },
    {
      name: 'Unsere Lesart',
      text: 'Wo niemand Offizielles gesprochen hat, sagt diese Website, was aus den Regeln folgt. Das ist als nicht offiziell gekennzeichnet, und ein Judge am Tisch entscheidet.',
    },
  ],
  missingTitle: 'Was fehlen kann',
  missing: [
    'Der Dienst des Verlags endete im Juli 2026. Was er anderswo geantwortet hat, etwa in Chats und auf Turnieren, ist nicht hier, sofern es nicht vorher kopiert wurde.',
    'Die Chronik des Verlags endet am 12. Oktober 2025. Die eigene Liste gesperrter Karten der Vereinigung konnte nicht gelesen werden.',
    'Errata einzigartiger Karten sind nur bekannt, wo eine Antwort von ihnen spricht.',
    'Alte Texte sind aus denselben Fähigkeiten geschrieben, die diese Website spielt, also haben sie nicht den gedruckten Wortlaut.',
  ],
  formatsTitle: 'Formate',
  formatsLead:
    'Karten sind ohne den Helden gezählt. Jedes Deck hat einen Helden und nur Karten aus dessen Fraktion.',
  columns: {
    cards: 'Karten',
    perName: 'Eines Namens',
    rare: 'Seltene',
    exalted: 'Erhabene',
    unique: 'Einzigartige',
    online: 'Auf Board Game Arena',
  },
  perNameAndRarity: (perName, each) => `${perName}, ${each} von jeder Seltenheit`,
  byHero: 'nach Held',
  ofList: (most) => `${most}, aus einer Liste`,
  anyNumber: 'beliebig viele',
  yes: 'ja',
  no: 'nein',
};
