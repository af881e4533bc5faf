import type { ReportWords } from '../../texts/report.ts';

export const reportWords: ReportWords = {
  title: 'Something is wrong here',
  lead: 'This report lets whoever maintains the site see the very same moment. It holds the position and the answers, and nothing about you.',
  expected: 'What should have happened?',
  text: 'The report',
  copy: 'Copy the report',
  open: 'Open in the tracker',
  copied: 'Report copied',
  notCopied: 'The browser refused to copy. The text is selected: copy it yourself.',
  tooLong: 'The report is too long to be taken along. It has been copied: paste it there.',
  issue: (played, edition, step) => `${played}, edition ${edition}, step ${step}`,
  freePlay: 'Free play',
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
  nothing: '(not said)',
};
