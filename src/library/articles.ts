import type { CollectionEntry } from 'astro:content';
import type { Language } from '../rulebook/language.ts';
import { memo } from './memo.ts';
import { type Volume, writtenVolumes } from './volume.ts';

/** An article, the edition that it belongs to, and what older editions said instead. */
export interface BookArticle {
  readonly book: Volume;
  readonly article: CollectionEntry<'articles'>;
  /** The texts of older editions, the newest first. */
  readonly older: readonly {
    readonly book: Volume;
    readonly article: CollectionEntry<'articles'>;
  }[];
}

/** The articles of a language by id, each in the newest edition that has it. */
export const articlesOf = memo(
  async (lang: Language): Promise<ReadonlyMap<string, BookArticle>> => {
    const found = new Map<string, BookArticle>();
    for (const book of await writtenVolumes(lang)) {
      for (const article of book.articles) {
        const { id } = article.data;
        const newest = found.get(id);
        if (newest) found.set(id, { ...newest, older: [...newest.older, { book, article }] });
        else found.set(id, { book, article, older: [] });
      }
    }
    return found;
  },
);
