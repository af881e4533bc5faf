import { getCollection } from 'astro:content';
import { Crosswalk, type EditionStep } from '../rulebook/crosswalk.ts';
import { memo } from './memo.ts';
import { hasNumber, type Volume, volumesOf } from './volume.ts';

/** The history of each rule from edition to edition. */
export const crosswalk = memo(
  async () => new Crosswalk((await getCollection('changes')).map(({ data }) => data)),
);

/** The numbers that something has in another edition that can be read in the same language. */
export interface Counterpart {
  readonly book: Volume;
  /** Empty where that edition lacks it. */
  readonly numbers: readonly string[];
}

/**
 * Returns the counterparts of a number in each other edition of its language: a rule's by its number,
 * a section's by those of its rules; chapters and groups keep their numbers.
 */
export async function counterparts(book: Volume, number: string): Promise<readonly Counterpart[]> {
  const walk = await crosswalk();
  const isRule = book.rules.has(number);
  const section = book.sections.find((one) => one.number === number);
  const found = isRule
    ? walk.counterparts(book.edition, number)
    : walk.sectionCounterparts(book.edition, section?.rules.map((rule) => rule.number) ?? []);
  const others = (await volumesOf(book.lang)).filter(({ edition }) => edition !== book.edition);
  return others.map((other) => {
    const same = isRule || section ? [] : [number];
    const numbers = found.find(({ edition }) => edition === other.edition)?.numbers ?? same;
    return { book: other, numbers: numbers.filter((one) => hasNumber(other, one)) };
  });
}

/** The changes before and after a rule, the oldest first; empty where there is only one edition. */
export async function historyOf(book: Volume, number: string): Promise<readonly EditionStep[]> {
  return (await crosswalk()).history(book.edition, number);
}
