import type { RecordDate } from '../../en/texts/record.ts';
import type { RecordTexts } from '../../texts/language-texts.ts';

/** Before the eighth and the eleventh the article loses its vowel. */
const withArticle = (word: string, text: string) =>
  /^(?:8|11)\b/.test(text) ? `${word}l’${text}` : `${word} ${text}`;

const sinceText = ({ precision, text }: RecordDate) => {
  if (precision === 'before') return `da prima ${withArticle('del', text)}`;
  return precision === 'day' ? withArticle('dal', text) : `da ${text}`;
};

export const record: RecordTexts = {
  title: 'L’archivio',
  lead: 'Tutte le risposte ufficiali, gli errata, le sospensioni e i formati noti, per data, ognuno con la sua fonte.',
  feeds: 'Feed:',
  one: '# voce',
  many: '# voci',
  edition: 'Libro in vigore',
  kinds: {
    answer: 'Risposta ufficiale',
    erratum: 'Erratum',
    suspension: 'Sospensione',
    end: 'Fine di una sospensione',
    format: 'Formato',
  },
  natures: { functional: 'senso voluto', balancing: 'bilanciamento' },
  textChanged: (name) => `${name}: il testo è cambiato`,
  inFaction: (faction, versions) => `${faction}: ${versions}`,
  suspended: (name, kind) => `${name}: ${kind === 'banned' ? 'messa al bando' : 'sospensione'}`,
  ended: (name) => `${name}: fine della sospensione`,
  formatNamed: (name) => `Formato: ${name}`,
  everyVersion: 'tutte le versioni',
  unique: 'unica',
  constructed: 'gioco costruito',
  allowed: (format: string) => `${format}: ammessa`,
  suspension: (kind, formats, since, until) => {
    const word = kind === 'banned' ? 'Messa al bando' : 'Sospensione';
    const end = until ? ` fino ${withArticle('al', until.text)}` : '';
    return `${word} nel ${formats} ${sinceText(since)}${end}.`;
  },
  noRule: 'Nessuna regola del libro lo dice.',
  uniques: {
    changed: 'Sono cambiate anche le versioni uniche.',
    unchanged: 'Le versioni uniche conservano le parole che vi sono stampate.',
  },
  before: 'Prima',
  now: 'Ora',
  changedOn: (days) => `Cambiamento: ${days}`,
  changedSince: (name, days) => `${name}: il testo è cambiato dopo questa risposta (${days}).`,
  newestPlayed: 'L’esempio si gioca con il testo più recente.',
  legality: 'Dove si può giocare',
  differ: 'Le fonti non dicono lo stesso; ognuna è mostrata.',
  source: 'Fonte:',
  sources: 'Da dove viene l’archivio',
  knownUntil: (day) => `nota fino a: ${day}`,
  inEffectTitle: 'Sospensioni in corso',
  inEffect:
    'Ciò che le fonti riportano senza una fine. Nessuna regola del libro sospende una carta: chi organizza una partita dice che cosa vale lì.',
  authorityTitle: 'Che cosa prevale',
  authority: [
    {
      name: 'Il libro più recente',
      text: 'Le regole in vigore sono quelle dell’ultima edizione. Se una risposta più vecchia dice altro, prevale il libro.',
    },
    {
      name: 'Un erratum',
      text: 'Una carta si gioca con le sue parole più recenti, qualunque cosa sia stampata sulla copia in mano.',
    },
    {
      name: 'Una risposta ufficiale',
      text: 'Dice come l’editore leggeva le regole quel giorno. Quelle superate da un libro o da un erratum successivo lo dicono.',
    },
    {
      name: 'La nostra lettura',
      text: 'Dove nessuno di ufficiale ha parlato, questo sito dice che cosa segue dalle regole. È segnato come non ufficiale, e al tavolo decide l’arbitro.',
    },
  ],
  missingTitle: 'Che cosa può mancare',
  missing: [
    'Il servizio dell’editore è finito a luglio 2026. Ciò che ha risposto altrove, in chat o ai tornei, non è qui se nessuno l’aveva copiato.',
    'La cronologia dell’editore finisce il 12 ottobre 2025. L’elenco di carte sospese dell’associazione non si è potuto leggere.',
    'Gli errata delle carte uniche sono noti solo dove una risposta ne parla.',
    'I vecchi testi sono scritti dalle abilità che questo sito gioca: non hanno le parole stampate.',
  ],
  formatsTitle: 'Formati',
  formatsLead:
    'Le carte si contano senza l’eroe. Ogni mazzo ha un eroe e solo carte della sua fazione.',
  columns: {
    cards: 'Carte',
    perName: 'Con lo stesso nome',
    rare: 'Rare',
    exalted: 'Esaltate',
    unique: 'Uniche',
    online: 'Su Board Game Arena',
  },
  perNameAndRarity: (perName, each) => `${perName}, ${each} per ogni rarità`,
  byHero: 'secondo l’eroe',
  ofList: (most) => `${most}, di un elenco`,
  anyNumber: 'senza limite',
  yes: 'sì',
  no: 'no',
};
