import { LANGUAGES, type Language } from '../rulebook/language.ts';
import { memo } from './memo.ts';
import { editions, type Volume, volume, volumes } from './volume.ts';

/** One path for each language, for pages that every language has. */
export function languagePaths() {
  return LANGUAGES.map((lang) => ({ params: { lang }, props: { lang } }));
}

/** Every edition in every language that it was loaded in. */
export async function allVolumes(): Promise<readonly Volume[]> {
  return (await Promise.all(LANGUAGES.map(volumes))).flat();
}

/** The numbers of a volume that have a page: chapters, groups, sections and rules. */
export function numbersOf(book: Volume): readonly string[] {
  return [...new Set([...book.nodes.keys(), ...book.rules.keys()])];
}

/** For each number of a language, the newest edition that has it. */
export const currentNumbers = memo(async (lang: Language): Promise<ReadonlyMap<string, Volume>> => {
  const numbers = new Map<string, Volume>();
  for (const { edition } of await editions()) {
    const book = await volume(edition, lang);
    for (const number of book ? numbersOf(book) : []) {
      if (book && !numbers.has(number)) numbers.set(number, book);
    }
  }
  return numbers;
});
