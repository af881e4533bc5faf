import type { Language } from './language.ts';

/** A rule of one edition, and the numbers that say the same in an edition that lacks its number. */
export interface Lacking {
  /** The edition that has the number. */
  readonly edition: string;
  /** The numbers that say the same in the edition that lacks it; empty where none does. */
  readonly here: readonly string[];
}

/** For each edition, the one in force first, the numbers of rules that only other editions have. */
export type LackingList = Readonly<Record<string, Readonly<Record<string, Lacking>>>>;

/** Returns the path of the file in the built site that has the list of a language. */
export function lackingFile(language: Language): string {
  return `${language}/search/lacking.json`;
}

/** A number that an edition lacks. */
export interface Lacked extends Lacking {
  readonly number: string;
  /** The edition that lacks it. */
  readonly by: string;
}

/**
 * Returns the first of the readings that the edition lacks, with the numbers that say the same there;
 * null when it lacks none of them.
 *
 * @param folder what stands before the number in an address: an edition, or anything else where the one
 *   in force is meant
 * @param readings the numbers that may be meant, the likeliest first
 */
export function findLacked(
  list: LackingList,
  folder: string | undefined,
  readings: readonly string[],
): Lacked | null {
  const by = folder !== undefined && Object.hasOwn(list, folder) ? folder : Object.keys(list)[0];
  const numbers = by === undefined ? {} : list[by]!;
  const number = readings.find((reading) => Object.hasOwn(numbers, reading));
  return by === undefined || number === undefined ? null : { ...numbers[number]!, number, by };
}
