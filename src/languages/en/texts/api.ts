/** Texts of the page about the API, for programmers. */
export const api = {
  title: 'Data for programs',
  lead: 'Everything that the pages show, as JSON files: no key, no limit, no query.',
  promise: 'Within version 1, no key is renamed or taken away. New ones may come.',
  answers: 'Addresses',
  /** The contents of each kind of answer. */
  holds: {
    Index: 'What there is, with a hash that changes when anything does',
    Rule: 'A rule; for the number of a section, the section with its rules',
    Section: 'A section with its rules',
    Edition: 'A whole edition in one language',
    Terms: 'Every term in every language',
    Rulings: 'Every ruling in every language',
    Record: 'Official answers, errata, suspensions and formats by date, with their sources',
    Cards: 'Every card, with its abilities as the engine runs them',
    CardTexts: 'What the face of every card says, in one language',
    Examples: 'Every worked example by its title',
    Example: 'A worked example as it is written, and the rules that it cites',
    Coverage: 'The examples and tests that show each rule',
    Lookup: 'Numbers and names in any spelling, with the pages that they mean',
  },
  run: 'Run',
  answer: 'Answer',
  schema: 'Schema',
  failed: 'The request failed.',
  lookup: 'Look anything up',
  lookupLead:
    'One file and a small script find a number in any spelling and a name in any language.',
  marks: 'Links in your own pages',
  marksLead:
    'With this script, [[6.1.e]], [[Sabotage]] and [[!Open the Gates]] become links with a preview.',
  /** The edition of the script's links and previews. */
  marksEdition: (current: string) =>
    `Numbers are those of the current edition, ${current}; data-edition names another one, as in data-edition="4.0", and a mark its own, as in [[6.1.e (4.0)]]. A preview says which edition it is of, and what the number stands for in the others.`,
  /** The purpose of versions of the script, and the address of the newest. */
  marksVersion: (newest: string) =>
    `A version never changes: with its hash, the browser refuses any other file. The newest one is also at ${newest}.`,
  more: 'More files',
};
