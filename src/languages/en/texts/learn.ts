/** Texts of the lessons for newcomers. */
export const learn = {
  title: 'Learn to play',
  lead: 'A first game in short lessons, in the order of a Day. Each one is a position with a single thing to do, on the board.',
  start: 'Begin with lesson 1',
  /** In the place of the link to the first lesson, for who has begun. */
  goOn: 'Go on with lesson #',
  lesson: (number: number) => `Lesson ${number}`,
  lessonOf: (number: number, count: number) => `Lesson ${number} of ${count}`,
  /** `#` is how many of the lessons are done. */
  progress: (count: number) => `# of ${count} done`,
  done: 'done',
  forget: 'Forget my progress',
  /** One card explained, by what its face shows, and how the table lies. */
  meet: {
    hand: 'Top left: what it costs from your hand.',
    statistics: 'Below: what it adds in forest, mountain and water.',
    look: 'Colour and figure: its faction and its kind.',
    table:
      'On the table Bo’s side is above and yours, Alma’s, below. Between you runs the Adventure; land grows along it as Characters arrive.',
  },
  task: 'Your turn',
  right: 'Right.',
  /** Shown after a move other than the one asked for. */
  missed: 'The rules allow that, but it is not what was asked.',
  /** A wrong answer to a question. */
  wrong: 'Not quite. Look at how it goes.',
  takeBack: 'Take it back',
  tryAgain: 'Answer again',
  answer: 'The answer',
  trace: 'Every event with its rules',
  rules: 'The rules behind it',
  next: 'Next lesson',
  previous: 'Previous lesson',
  all: 'All lessons',
  /** After the last lesson. */
  finished: 'That was the last lesson. Play a whole game',
  nobody: 'Nobody',
  neighbours: 'Lessons',
  fromArticle: 'Learn it step by step, on the board',
};
