import kept from '../../data/kept-addresses.json';
import { citedIn } from '../engine/rules/edition.ts';
import { LANGUAGES, type Language } from '../rulebook/language.ts';
import { memo } from './memo.ts';
import { editions, hasNumber, type Volume, volumesOf, writtenVolumes } from './volume.ts';

/** One path for each language, for pages that every language has. */
export function languagePaths() {
  return LANGUAGES.map((lang) => ({ params: { lang }, props: { lang } }));
}

/** Every edition in every language that has pages of it. */
export async function allVolumes(): Promise<readonly Volume[]> {
  return (await Promise.all(LANGUAGES.map(writtenVolumes))).flat();
}

/** The numbers of a volume that have a page: chapters, groups, sections and rules. */
export function numbersOf(book: Volume): readonly string[] {
  return [...new Set([...book.nodes.keys(), ...book.rules.keys()])];
}

/** The rules that other editions of the same language have and this one lacks. */
export function lackedRules(book: Volume, all: readonly Volume[]): readonly string[] {
  const others = all.filter(({ lang }) => lang === book.lang);
  const numbers = new Set(others.flatMap(({ rules }) => [...rules.keys()]));
  return [...numbers].filter((number) => !hasNumber(book, number));
}

/** For each number of a language, the newest edition that has it. */
export const currentNumbers = memo(async (lang: Language): Promise<ReadonlyMap<string, Volume>> => {
  const numbers = new Map<string, Volume>();
  for (const book of await writtenVolumes(lang)) {
    for (const number of numbersOf(book)) {
      if (!numbers.has(number)) numbers.set(number, book);
    }
  }
  return numbers;
});

const keptNumbers: Readonly<Record<string, readonly string[]>> = kept.numbers;

/**
 * The numbers that have a short address, with the edition that it leads to. An edition that got most of
 * its numbers when a newer one was in force already has short addresses for those it had before.
 */
export const shortNumbers = memo(async (lang: Language): Promise<ReadonlyMap<string, Volume>> => {
  const [current] = await editions();
  const numbers = [...(await currentNumbers(lang))].filter(
    ([number, { edition }]) =>
      edition === current?.edition || (keptNumbers[edition]?.includes(number) ?? true),
  );
  return new Map(numbers);
});

/**
 * Where the rules of a trace can be read in a language: the editions that have pages and, as
 * `2024-09!6.1.g`, the rules that the engine cites and their edition lacks.
 */
export const readable = memo(async (lang: Language): Promise<readonly string[]> => {
  const books = await volumesOf(lang);
  const lacking = books.flatMap((book) =>
    citedIn(book.edition)
      .filter((number) => !hasNumber(book, number))
      .map((number) => `${book.edition}!${number}`),
  );
  return [...books.map(({ edition }) => edition), ...lacking];
});
