/** The words that say that a number means something else in another edition. */
export interface OtherMeaningWords {
  /** `In 4.0: Resupply`; for null, another rule. */
  readonly said: (edition: string, title: string | null) => string;
  /** Before the numbers of that rule in the current edition: `now 7.3.31`. */
  readonly now: string;
  /** Before its numbers in the older edition whose page is read. */
  readonly here: string;
  /** In place of the numbers: the current edition no longer has it. */
  readonly gone: string;
  /** In place of the numbers: the older edition that is read lacks it. */
  readonly lacking: string;
}

/**
 * `In 4.0: Resupply, now 7.3.31`.
 *
 * @param numbers its numbers in the edition whose page is read
 */
export function sayOtherMeaning(
  words: OtherMeaningWords,
  edition: string,
  title: string | null,
  numbers: readonly string[],
  isCurrent: boolean,
): string {
  const before = beforeNumbers(words, numbers, isCurrent);
  return `${words.said(edition, title)}, ${[before, numbers.join(', ')].filter(Boolean).join(' ')}`;
}

/** Returns the words before the numbers, or in their place where there are none. */
export function beforeNumbers(
  words: OtherMeaningWords,
  numbers: readonly string[],
  isCurrent: boolean,
): string {
  if (numbers.length > 0) return isCurrent ? words.now : words.here;
  return isCurrent ? words.gone : words.lacking;
}
