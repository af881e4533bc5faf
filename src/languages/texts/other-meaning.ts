import type { otherMeaning } from '../en/texts/marks.ts';
import type { TextsLike } from './texts-like.ts';
/** The words that say that a number means something else in another edition. */
export type OtherMeaningWords = TextsLike<typeof otherMeaning>;

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
