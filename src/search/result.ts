import { address } from '../i18n/address.ts';
import type { Language } from '../rulebook/language.ts';
import { joinElisions } from './elision.ts';
import type { NumberHit } from './numbers.ts';

const KINDS = [
  'rule',
  'section',
  'group',
  'chapter',
  'article',
  'term',
  'ruling',
  'card',
  'example',
] as const;
export type ResultKind = (typeof KINDS)[number];

/** A piece of an excerpt; `found` pieces are what the reader searched. */
export interface Piece {
  readonly text: string;
  readonly found: boolean;
}

/** One line of a list of results. `title` is a number for rules and what they stand in. */
export interface Result {
  readonly kind: ResultKind;
  readonly url: string;
  readonly title: string;
  readonly section: string;
  readonly excerpt: readonly Piece[];
}

/** What Pagefind keeps of a page, as far as it is used here. */
export interface Fragment {
  readonly url: string;
  readonly excerpt: string;
  readonly meta: Readonly<Record<string, string>>;
  readonly filters: Readonly<Record<string, readonly string[]>>;
}

/** A result from a page that the index has found. */
export function indexResult({ url, excerpt, meta, filters }: Fragment): Result {
  const kind = KINDS.find((known) => known === filters.kind?.[0]) ?? 'article';
  const isTitled = kind === 'section' || kind === 'group' || kind === 'chapter';
  return {
    kind,
    url,
    title: joinElisions(meta.title ?? meta.question ?? meta.example ?? url),
    section: joinElisions([meta.section, meta.version].filter(Boolean).join(' · ')),
    // Their only text is their title.
    excerpt: isTitled ? [] : readExcerpt(excerpt),
  };
}

/** A result from a number that the number list has. */
export function numberResult(hit: NumberHit, language: Language, edition: string): Result {
  return {
    kind: hit.kind,
    url: address.number(language, edition, hit.number),
    title: hit.number,
    section: hit.title,
    excerpt: [],
  };
}

/**
 * Reads Pagefind's excerpt, a text with `<mark>` around the words found and with `<` and `>` of the
 * text itself escaped. The pieces are plain text, to be shown as such.
 */
export function readExcerpt(excerpt: string): Piece[] {
  return joinElisions(excerpt)
    .split(/(<mark>.*?<\/mark>)/s)
    .flatMap((part): Piece[] => {
      const found = part.startsWith('<mark>');
      const text = unescaped(found ? part.slice('<mark>'.length, -'</mark>'.length) : part);
      // The index marks what stands between two spaces: the comma behind a word was not searched.
      const word = found ? text.replace(/[\s.,;:!?»”)…]+$/, '') : text;
      return [
        { text: word, found },
        { text: text.slice(word.length), found: false },
      ];
    })
    .filter(({ text }) => text !== '');
}

function unescaped(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>');
}
