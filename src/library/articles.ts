import type { CollectionEntry } from 'astro:content';
import type { Language } from '../rulebook/language.ts';
import { memo } from './memo.ts';
import { type Volume, volumesOf } from './volume.ts';

/** An article and the edition that it belongs to. */
export interface BookArticle {
  readonly book: Volume;
  readonly article: CollectionEntry<'articles'>;
}

/** The articles of a language by id, each in the newest edition that has it. */
export const articlesOf = memo(
  async (lang: Language): Promise<ReadonlyMap<string, BookArticle>> => {
    const found = new Map<string, BookArticle>();
    for (const book of await volumesOf(lang)) {
      for (const article of book.articles) {
        if (!found.has(article.data.id)) found.set(article.data.id, { book, article });
      }
    }
    return found;
  },
);
