import { collection, examples } from '../../book/collection.ts';
import type { Language } from '../../rulebook/language.ts';
import type { Collection } from '../../sandbox/entry/free-play-page.tsx';
import { DRAWINGS } from '../icons.ts';
import { printedCards } from './printed-card.ts';

/** Every card with its names in all languages and what is printed on it in one, and the titles of all examples, in a language. */
export async function wholeCollection(lang: Language): Promise<Collection> {
  const titles = [...examples.values()].map(({ id, title }) => [id, title[lang]] as const);
  return {
    cards: [...collection.values()],
    printed: await printedCards(collection.values(), lang, (id) => collection.get(id)!),
    icons: DRAWINGS,
    examples: Object.fromEntries(titles.sort(([, a], [, b]) => a.localeCompare(b, lang))),
  };
}
