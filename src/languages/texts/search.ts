import type { Language } from '../../rulebook/language.ts';
import type { search } from '../en/texts/search.ts';
import type { TextsLike } from './texts-like.ts';

/** Texts of the search in one language; all other texts of the page are in `site.ts`. */
export type SearchWords = TextsLike<typeof search>;

/** Loads the texts of the search in one language. */
export async function loadSearchWords(language: Language): Promise<SearchWords> {
  const loaded: { search: SearchWords } = await import(`../${language}/texts/search.ts`);
  return loaded.search;
}
