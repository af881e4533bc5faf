/** Texts of the pages on which readers practise. */
export const practice = {
  title: 'What happens?',
  lead: 'A position, what the players do, and a question. The rules engine knows the answer; each wrong answer is what you get if you forget one rule.',
  all: 'All questions',
  allLead:
    'Every question with its answer, grouped by the chapter of the rule you would have to forget.',
  series: 'Ten questions',
  daily: 'Question of the day',
  level: 'Level',
  levels: ['Few rules', 'Several rules', 'Many rules'] satisfies readonly [string, string, string],
  anyLevel: 'All levels',
  chapter: 'Chapter',
  anyChapter: 'All chapters',
  /** Opens the filters that are needed less often. */
  more: 'More filters',
  keyword: 'Keyword',
  anyKeyword: 'All keywords',
  card: 'Card',
  anyCard: 'All cards',
  set: 'Set',
  anySet: 'All sets',
  needsScript: 'Answering needs JavaScript. The questions can be read without it.',
  loading: 'Loading…',
  failed: 'The questions could not be loaded. Try again.',
  none: 'No question fits. Choose fewer conditions.',
  /** The questions about a card, a hand, a Mana zone, an Expedition, the game. */
  whatOf: (card: string) => `What happened to ${card}?`,
  handOf: (player: string) => `How many cards does ${player} have in hand?`,
  manaOf: (player: string) => `How many of ${player}’s Mana Orbs are ready?`,
  whereIs: (expedition: string) => `How far is ${expedition} from its start?`,
  whoWins: 'Who wins the game?',
  nobody: 'Nobody has won yet',
  gone: 'It has ceased to exist',
  /** Said of a card. */
  exhausted: 'exhausted',
  /** How far an Expedition has come. */
  regions: (count: number) => (count === 1 ? '1 region' : `${count} regions`),
  given: 'What the players do',
  /** Folds what the players do before the last choices. */
  earlier: (count: number) => `${count} earlier ${count === 1 ? 'choice' : 'choices'}`,
  /** A player or a question, and the choice. */
  does: (player: string, what: string) => `${player}: ${what}`,
  /** How often one after the other the same answer was given. */
  times: (count: number) => `(${count} times)`,
  /** The word of an icon before the text that it begins. */
  heading: (word: string) => `${word}:`,
  /** The moment until which the game goes on. */
  until: (day: number, phase: string) => `The game goes on until ${phase} of Day ${day} begins.`,
  toTheEnd: 'The rest happens by itself.',
  answers: 'Answers',
  right: 'Right.',
  wrong: 'Wrong. The mistake behind it:',
  /** Before the rule that a wrong answer ignores. */
  forgets: 'Forgotten:',
  next: 'Next question',
  result: 'Result',
  /** `#` of so many were right. */
  score: '# of 10 right',
  place: (number: number, of: number) => `Question ${number} of ${of}`,
  again: 'Another series',
  share: 'Copy the result',
  shared: 'Result copied',
  notShared: 'The browser refused to copy',
  /** The first line of a result to share. */
  dailyResult: (date: string) => `Altered Codex, question of ${date}`,
  noDay: 'There is no question for this day.',
  /** The heading of the days before, each with its question. */
  daysBefore: 'The days before',
  /** Of at least two days, one after the other, on which the question was answered. */
  streak: (days: number) => `${days} days in a row`,
  dayOutcome: { right: 'right', wrong: 'wrong', open: 'not answered' },
  example: 'The whole example',
};
