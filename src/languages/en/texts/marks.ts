/** Says beside a name that it is English because the one in the language of the page is not known. */
export const englishName = 'The English name; the name in this language is not known.';

/** The words that say that a number means something else in another edition. */
export const otherMeaning = {
  /** `In 4.0: Resupply`; for null, another rule. */
  said: (edition: string, title: string | null) => `In ${edition}: ${title ?? 'another rule'}`,
  /** Before the numbers of that rule in the current edition: `now 7.3.31`. */
  now: 'now',
  /** Before its numbers in the older edition whose page is read. */
  here: 'here',
  /** In place of the numbers: the current edition no longer has it. */
  gone: 'which is gone',
  /** In place of the numbers: the older edition that is read lacks it. */
  lacking: 'which this edition lacks',
};
