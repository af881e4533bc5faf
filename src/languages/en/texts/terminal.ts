/** Texts of `npm run play` in a terminal. */
export const terminal = {
  /** The key that chooses nothing. */
  enterForNothing: 'Enter for none',
  expectations: (count: number) => `${count} ${count === 1 ? 'expectation' : 'expectations'}`,
  rules: (count: number) => `${count} ${count === 1 ? 'rule' : 'rules'}`,
  /** A play did not end as expected. */
  failed: 'not as it should be',
  /** Marks the moment of a link. */
  moment: (at: number, last: number) => `here is the moment: step ${at} of ${last}`,
};
