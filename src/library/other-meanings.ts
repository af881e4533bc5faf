import { interfaceTexts } from '../languages/texts/interface.ts';
import { beforeNumbers, sayOtherMeaning } from '../languages/texts/other-meaning.ts';
import { type OtherMeaning, otherMeanings } from '../rulebook/other-meaning.ts';
import { crosswalk } from './counterparts.ts';
import { isCurrentEdition, type Volume, volumesOf } from './volume.ts';

/** The meaning of a number in another edition, in words. */
export interface SaidMeaning extends OtherMeaning {
  /** `In 4.0: Resupply, now 7.3.31`. */
  readonly text: string;
  /** Its two parts, for a page that links them: `In 4.0: Resupply`, and `now` before the numbers. */
  readonly said: string;
  readonly before: string;
}

/** Returns the meanings of a number in the other editions of its language, where they differ. */
export async function meaningsElsewhere(
  book: Volume,
  number: string,
): Promise<readonly SaidMeaning[]> {
  const words = interfaceTexts(book.lang).rule.otherMeaning;
  const isCurrent = await isCurrentEdition(book.edition);
  const found = otherMeanings(number, book, await volumesOf(book.lang), await crosswalk());
  return found.map((meaning) => ({
    ...meaning,
    text: sayOtherMeaning(words, meaning.edition, meaning.title, meaning.here, isCurrent),
    said: words.said(meaning.edition, meaning.title),
    before: beforeNumbers(words, meaning.here, isCurrent),
  }));
}
