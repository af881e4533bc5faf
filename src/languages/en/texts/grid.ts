/** Texts of the page that has every status, keyword and zone against every other. */
export const grid = {
  title: 'The grid',
  lead: 'Statuses, keywords and zones, each against every other: the outcome, played in the smallest position, with the rules that decide. Or why they do not meet.',
  /** The caption of the table. */
  caption: 'Each square leads to the outcome of its row and its column',
  /** The labels of the two pickers. */
  pick: ['The one', 'The other'],
  /** The label of each outcome of a pair, one for pairs that never meet too. */
  outcomes: {
    holds: 'holds, or works as ever',
    lost: 'one of the two is lost',
    stopped: 'a rule stops it',
    twice: 'happens in two places',
    never: 'they do not meet',
  },
  groups: { status: 'Statuses', keyword: 'Keywords', zone: 'Zones' },
  /** Before links to the pairs that stand with another row. */
  above: 'Further up:',
  /** Leads to the play of a pair, at the step that decides. */
  watch: (title: string) => `Watch it: ${title}`,
  /** Before the outcome in an edition in which it differs. */
  inEdition: (edition: string) => `In ${edition}:`,
  rulesOf: (edition: string) => `Rules ${edition}`,
};
