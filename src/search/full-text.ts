import { address } from '../addresses/address.ts';
import type { TextPiece } from './box/excerpt.ts';
import { dropElisions, joinElisions } from './elision.ts';
import { KINDS } from './index/record.ts';
import { plainResult, type SearchResult } from './result.ts';
import { fold, foldedWords } from './words/fold.ts';

/** Where the built site keeps Pagefind's index of the full texts. */
export const FULL_TEXT_FOLDER = 'pagefind/';

/** The part of Pagefind's JavaScript that is used here; it is written beside the index. */
interface PagefindModule {
  createInstance(options: object): {
    options(options: object): Promise<void>;
    search(words: string): Promise<{ results: readonly FoundPage[] }>;
  };
}

/** A page that has all the words; its fragment is fetched when it is asked for. */
interface FoundPage {
  data(): Promise<Fragment>;
}

/** The data that Pagefind keeps of a page, as far as they are used here. */
export interface Fragment {
  readonly url: string;
  readonly excerpt: string;
  readonly meta: Readonly<Record<string, string>>;
  readonly filters: Readonly<Record<string, readonly string[]>>;
}

/** Finds pages whose full text has all the words of a query. */
export type FindFullText = (words: string, most: number) => Promise<readonly SearchResult[]>;

const OPTIONS = {
  basePath: address.file(FULL_TEXT_FOLDER),
  excerptLength: 24,
  // A search takes about a millisecond: a worker would cost more than it saves.
  noWorker: true,
};

let tries = 0;

/**
 * Loads Pagefind and its index of the page's language: about 70 kB, plus the words that are searched.
 * Rejects with the browser's or Pagefind's error if it cannot be loaded.
 */
export async function loadFullText(): Promise<FindFullText> {
  // Browsers cache the failure to load a module, so each try has an address of its own.
  const path = `${OPTIONS.basePath}pagefind.js${tries++ > 0 ? `?try=${tries}` : ''}`;
  const { createInstance } = (await import(/* @vite-ignore */ path)) as PagefindModule;
  const index = createInstance(OPTIONS);
  // Waits until the index is loaded, and rejects if it cannot be.
  await index.options({});
  return async (words, most) => {
    const { results } = await index.search(dropElisions(words).trim());
    const fragments = await Promise.all(results.slice(0, most).map((page) => page.data()));
    return fragments.filter((fragment) => isAbout(fragment, words)).map(fullTextResult);
  };
}

/**
 * Whether an excerpt has one of the words, perhaps in another form. Pagefind replaces an unknown word
 * by the longest word that it begins with, even a single letter; such excerpts are not wanted.
 */
function isAbout({ excerpt }: Fragment, words: string): boolean {
  const typed = foldedWords(words);
  const found = readExcerpt(excerpt).filter((piece) => piece.found);
  return found.some(({ text }) => {
    const said = fold(text);
    return typed.some((word) => said.startsWith(word.slice(0, Math.max(4, word.length - 3))));
  });
}

/** A result from a page that Pagefind has found. */
export function fullTextResult({ url, excerpt, meta, filters }: Fragment): SearchResult {
  const kind = KINDS.find((known) => known === filters.kind?.[0]) ?? 'article';
  const [title, section] = [meta.title ?? url, meta.section ?? ''].map(joinElisions);
  return { ...plainResult(kind, url, title!, section), excerpt: readExcerpt(excerpt) };
}

/**
 * Reads Pagefind's excerpt, a text with `<mark>` around the words found and with `<` and `>` of the
 * text itself escaped. The pieces are plain text, to be shown as such.
 */
export function readExcerpt(excerpt: string): TextPiece[] {
  return joinElisions(excerpt)
    .split(/(<mark>.*?<\/mark>)/s)
    .flatMap((part): TextPiece[] => {
      const found = part.startsWith('<mark>');
      const text = unescapeText(found ? part.slice('<mark>'.length, -'</mark>'.length) : part);
      // Pagefind marks all characters between two spaces, so punctuation after a word is unmarked here.
      const word = found ? text.replace(/[\s.,;:!?»”)…]+$/, '') : text;
      return [
        { text: word, found },
        { text: text.slice(word.length), found: false },
      ];
    })
    .filter(({ text }) => text !== '');
}

function unescapeText(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>');
}
