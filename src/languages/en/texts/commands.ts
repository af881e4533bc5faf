/** What commands write into new files and say in a terminal. */
export const commands = {
  /** Placeholder texts of examples and rulings, until somebody writes real ones. */
  skeleton: {
    /** The story of an example in which a player passes. */
    passes: 'A player passes.',
    /** The question of a ruling. */
    question: (id: string) => `What happens? (${id})`,
    answer: 'Answer.',
    /** The story of a moment that a reader reported. */
    reported: 'A moment that a reader reported.',
  },
  /** Texts of `npm run play`. */
  terminal: {
    /** The key that chooses nothing. */
    enterForNothing: 'Enter for none',
    expectations: (count: number) => `${count} ${count === 1 ? 'expectation' : 'expectations'}`,
    rules: (count: number) => `${count} ${count === 1 ? 'rule' : 'rules'}`,
    /** A play did not end as expected. */
    failed: 'not as it should be',
    /** Marks the moment of a link. */
    moment: (at: number, last: number) => `here is the moment: step ${at} of ${last}`,
  },
};
