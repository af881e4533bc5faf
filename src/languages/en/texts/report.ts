/** The texts of a report about a moment of a play that looks wrong. */
export const reportWords = {
  title: 'Something is wrong here',
  /** The contents of the report, and that it holds nothing about its author. */
  lead: 'This report lets whoever maintains the site see the very same moment. It contains the position and the answers, and nothing about you.',
  expected: 'What should have happened?',
  text: 'The report',
  copy: 'Copy the report',
  open: 'Open in the tracker',
  copied: 'Report copied',
  /** The browser copies nothing: the text is selected, for the reader to copy. */
  notCopied: 'The browser refused to copy. The text is selected: copy it yourself.',
  /** The report does not fit into the address of the tracker. */
  tooLong: 'The report is too long for a link. It has been copied: paste it there.',
  /** The title of an issue: the play, its edition, and the step. */
  issue: (played: string, edition: string, step: number) =>
    `${played}, edition ${edition}, step ${step}`,
  /** The name of a play that is no worked example. */
  freePlay: 'Free play',
  /** A picture of a moment, and a clip of several, to be shared. */
  clip: {
    title: 'Picture and clip',
    from: 'From step',
    to: 'to step',
    make: 'Make a clip',
    drawing: 'Drawing…',
    failed: 'The browser could not draw it.',
    share: 'Share',
    copy: 'Copy the picture',
    copied: 'Picture copied',
    save: 'Save',
    saved: 'Saved',
    alt: 'Text for those who do not see it',
    copyAlt: 'Copy the text',
    altCopied: 'Text copied',
  },
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
  /** Proposing a ruling about a moment. */
  proposal: {
    title: 'Propose a ruling',
    lead: 'A question that comes up at the table, with the answer that the engine gives here and the rules that decide it. Nothing is sent: you copy the text for the tracker, or save the file that an editor of this project takes over. Until it is sealed, it shows as a proposal.',
    question: 'The question, in one sentence',
    answer: 'The answer that the engine gives',
    rules: 'Rules that decide it',
    noRules: 'The play cites no rule here: step to the event that the question is about.',
    text: 'The proposal',
    /** Before the contents of the file. */
    file: (path: string) => `File ${path}`,
    copy: 'Copy the proposal',
    save: 'Save the file',
    copied: 'Proposal copied',
    saved: 'File saved',
    lacking: 'A proposal needs a question, an answer and a rule.',
  },
  /** In place of a part that the reader has left out. */
  nothing: '(not said)',
};
