import { address } from '../i18n/address.ts';
import type { Fragment } from './result.ts';

/** Where the built site keeps its index. */
export const INDEX_FOLDER = 'pagefind/';

/** The part of Pagefind's JavaScript that is used here; it is written beside the index. */
interface PagefindModule {
  createInstance(options: object): {
    options(options: object): Promise<void>;
    search(words: string): Promise<{ results: readonly FoundPage[] }>;
  };
}

/** A page that has all the words; its fragment is fetched when it is asked for. */
export interface FoundPage {
  readonly id: string;
  readonly score: number;
  data(): Promise<Fragment>;
}

/** Finds the pages that have all the words, the best first. Refuses where it lacks a part of the index. */
export type FindWords = (words: string) => Promise<readonly FoundPage[]>;

const OPTIONS = {
  basePath: address.file(INDEX_FOLDER),
  excerptLength: 24,
  excerptEllipsis: '…',
  // A search takes about a millisecond: a worker would cost more than it saves.
  noWorker: true,
};
const RANKING = {
  metaWeights: { title: 6, forms: 6, section: 2, question: 2, example: 0.5, version: 0.5 },
};

let tries = 0;

/**
 * Loads the index of the page's language (about 50 kB, plus the words that are searched).
 * Refuses, with the browser's or Pagefind's error, where it cannot be reached.
 */
export async function loadIndex(): Promise<FindWords> {
  // A browser remembers that a module could not be loaded, so each try has an address of its own.
  const path = `${OPTIONS.basePath}pagefind.js${tries++ > 0 ? `?try=${tries}` : ''}`;
  const { createInstance } = (await import(/* @vite-ignore */ path)) as PagefindModule;
  const index = createInstance(OPTIONS);
  // Waits until the index is there, or says why it is not.
  await index.options({ ranking: RANKING });
  return async (words) => (await index.search(words)).results;
}
