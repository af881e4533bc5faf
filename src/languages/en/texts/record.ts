/** A day or month in words; `before` where only a day is known before which it was. */
export interface RecordDate {
  readonly precision: 'day' | 'month' | 'before';
  readonly text: string;
}

const sinceText = ({ precision, text }: RecordDate) =>
  precision === 'before' ? `since before ${text}` : `since ${text}`;

/** The texts of the record: its page, its feeds, and what it says on the page of a card. */
export const record = {
  title: 'The record',
  lead: 'Every official answer, erratum, suspension and format that is known, by date, each with its source.',
  feeds: 'Feeds:',
  one: '# entry',
  many: '# entries',
  edition: 'Book in force',
  kinds: {
    answer: 'Official answer',
    erratum: 'Erratum',
    suspension: 'Suspension',
    end: 'End of a suspension',
    format: 'Format',
  },
  natures: { functional: 'what was meant', balancing: 'balance' },
  textChanged: (name: string) => `${name}: the text changed`,
  /** Versions of a card in a faction: `Axiom: common, rare`. */
  inFaction: (faction: string, versions: string) => `${faction}: ${versions}`,
  suspended: (name: string, kind: 'suspended' | 'banned') =>
    `${name}: ${kind === 'banned' ? 'banned' : 'suspended'}`,
  ended: (name: string) => `${name}: suspension over`,
  formatNamed: (name: string) => `Format: ${name}`,
  /** Every version of a card, the unique ones too. */
  everyVersion: 'every version',
  unique: 'unique',
  constructed: 'constructed play',
  /** Of a version of a card that no known source suspends, where decks are built. */
  allowed: (format: string) => `${format}: allowed`,
  /** A suspension as a sentence. */
  suspension: (
    kind: 'suspended' | 'banned',
    formats: string,
    since: RecordDate,
    until: RecordDate | null,
  ) => {
    const word = kind === 'banned' ? 'Banned' : 'Suspended';
    if (!until) return `${word} in ${formats} ${sinceText(since)}.`;
    const start =
      since.precision === 'before' ? `since before ${since.text}` : `from ${since.text}`;
    return `${word} in ${formats} ${start} until ${until.text}.`;
  },
  /** No rule of the book suspends a card. */
  noRule: 'No rule of the book says so.',
  uniques: {
    changed: 'Unique versions changed too.',
    unchanged: 'Unique versions keep the words that are printed on them.',
  },
  before: 'Before',
  now: 'Now',
  changedOn: (days: string) => `Changed on ${days}`,
  /** On the page of an answer, of a card whose text changed later. */
  changedSince: (name: string, days: string) =>
    `${name}: the text has changed since this answer (${days}).`,
  newestPlayed: 'The example plays the newest text.',
  legality: 'Where it may be played',
  differ: 'The sources do not say the same; each is shown.',
  source: 'Source:',
  sources: 'Where it comes from',
  knownUntil: (day: string) => `known up to ${day}`,
  inEffectTitle: 'Suspended today',
  inEffect:
    'Entries whose end the sources do not give. No rule of the book suspends a card: whoever runs a game says what counts there.',
  authorityTitle: 'What overrules what',
  authority: [
    {
      name: 'The newest book',
      text: 'The rules in force are those of the newest edition. Where an older answer says otherwise, the book holds.',
    },
    {
      name: 'An erratum',
      text: 'A card is played with its newest words, whatever is printed on the copy in your hand.',
    },
    {
      name: 'An official answer',
      text: 'It says how the publisher read the rules on that day. Answers that a later book or erratum has overtaken say so.',
    },
    {
      name: 'Our reading',
      text: 'Where nobody official has spoken, this site says what follows from the rules. That is marked as unofficial, and a judge at the table decides.',
    },
  ],
  missingTitle: 'What may be missing',
  missing: [
    'The publisher’s service ended in July 2026. What it answered elsewhere, such as in chats and at tournaments, is not here unless it was copied before.',
    'The publisher’s history ends on 12 October 2025. The association’s own list of suspended cards could not be read.',
    'Errata of unique cards are known only where an answer speaks of them.',
    'Old texts are written from the same abilities that this site plays, so they do not have the printed wording.',
  ],
  formatsTitle: 'Formats',
  formatsLead:
    'Cards are counted without the Hero. Every deck has one Hero and cards of its faction only.',
  columns: {
    cards: 'Cards',
    perName: 'Of one name',
    rare: 'Rares',
    exalted: 'Exalted',
    unique: 'Uniques',
    online: 'On Board Game Arena',
  },
  perNameAndRarity: (perName: number, each: number) => `${perName}, ${each} of each rarity`,
  byHero: 'by Hero',
  ofList: (most: number) => `${most}, of a list`,
  anyNumber: 'any number',
  yes: 'yes',
  no: 'no',
};
