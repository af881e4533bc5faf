/** The texts of a report about a moment of a play that looks wrong. */
export const reportWords = {
  title: 'Something is wrong here',
  /** The contents of the report, and that it holds nothing about its author. */
  lead: 'This report lets whoever maintains the site see the very same moment. It holds the position and the answers, and nothing about you.',
  expected: 'What should have happened?',
  text: 'The report',
  copy: 'Copy the report',
  open: 'Open in the tracker',
  copied: 'Report copied',
  /** The browser copies nothing: the text is selected, for the reader to copy. */
  notCopied: 'The browser refused to copy. The text is selected: copy it yourself.',
  /** The report does not fit into the address of the tracker. */
  tooLong: 'The report is too long to be taken along. It has been copied: paste it there.',
  /** The title of an issue: the play, its edition, and the step. */
  issue: (played: string, edition: string, step: number) =>
    `${played}, edition ${edition}, step ${step}`,
  /** The name of a play that is no worked example. */
  freePlay: 'Free play',
  /** The label of each line of the report. */
  lines: {
    expected: 'Expected',
    link: 'Moment',
    example: 'Example',
    edition: 'Edition',
    step: 'Step',
    version: 'Version',
    rules: 'Rules cited',
    position: 'Position at the start',
    answers: 'Answers',
    cards: 'Written cards',
  },
  /** In place of a part that the reader has left out. */
  nothing: '(not said)',
};
