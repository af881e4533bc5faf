import type { Crosswalk } from './crosswalk.ts';
import { isRuleNumber, sectionOf } from './number.ts';

/** The meaning of a number in another edition, where it is a different one. */
export interface OtherMeaning {
  readonly edition: string;
  /** The title of the section there; null where its section has the same title here. */
  readonly title: string | null;
  /** The numbers that it has in the edition that the number was looked up in; none where it is gone. */
  readonly here: readonly string[];
}

/** An edition as far as its numbers are concerned. */
export interface NumberedBook {
  readonly edition: string;
  readonly rules: { has(number: string): boolean };
  readonly sections: Iterable<NumberedSection> | ReadonlyMap<string, NumberedSection>;
}

interface NumberedSection {
  readonly number: string;
  readonly title: string;
  readonly rules: readonly { readonly number: string }[];
}

/**
 * Returns the meanings of a rule's or a section's number in other editions, where they are different.
 * `otherMeanings('7.3.26', book5, [book4], crosswalk)` is Resupply of 4.0, which is 7.3.31 in 5.0.
 *
 * @param books other editions in the language of the book; the book itself may be among them
 */
export function otherMeanings(
  number: string,
  book: NumberedBook,
  books: readonly NumberedBook[],
  crosswalk: Crosswalk,
): readonly OtherMeaning[] {
  const named = (edition: string) =>
    edition === book.edition ? book : books.find((one) => one.edition === edition);
  const found = crosswalk.namesakes(book.edition, number, (edition, one) =>
    rulesUnder(named(edition), one),
  );
  const title = sectionNamed(book, sectionOf(number))?.title;
  return found.map(({ edition, here }) => {
    const theirs = sectionNamed(named(edition), sectionOf(number))?.title ?? null;
    const isKnown = (one: string) => book.rules.has(one) || sectionNamed(book, one) !== undefined;
    return { edition, title: theirs === title ? null : theirs, here: here.filter(isKnown) };
  });
}

/** Returns the rules that a number stands for: itself, or those of a section. */
function rulesUnder(book: NumberedBook | undefined, number: string): readonly string[] {
  if (book?.rules.has(number)) return [number];
  if (isRuleNumber(number)) return [];
  return sectionNamed(book, number)?.rules.map((rule) => rule.number) ?? [];
}

function sectionNamed(book: NumberedBook | undefined, number: string): NumberedSection | undefined {
  const sections = book?.sections ?? [];
  if ('get' in sections) return sections.get(number);
  for (const section of sections) if (section.number === number) return section;
  return undefined;
}
