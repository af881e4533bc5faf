import { createHash } from 'node:crypto';
import { LANGUAGES, type Language } from '../../rulebook/language.ts';
import { plainLetters } from '../../rulebook/plain-letters.ts';
import known from './known-articles.json' with { type: 'json' };

/** An article of the glossary: its titles, and beginnings of its text for pages without the title. */
interface KnownArticle {
  readonly id: string;
  readonly titles: Readonly<Partial<Record<Language, readonly string[]>>>;
  readonly openings: readonly RegExp[];
}

/** The articles that pages of the glossary are known to have. The first title is the usual one. */
const KNOWN: readonly KnownArticle[] = known.map(({ openings, ...article }) => ({
  ...article,
  openings: openings.map((opening) => new RegExp(opening, 'i')),
}));

const BY_TITLE = new Map(
  KNOWN.flatMap(({ id, titles }) =>
    LANGUAGES.flatMap((language) =>
      (titles[language] ?? []).map((title) => [foldTitle(title), id] as const),
    ),
  ),
);

/** Returns the id of the article with this title in any language; null for any other line. */
export function articleTitled(line: string): string | null {
  return BY_TITLE.get(foldTitle(line)) ?? null;
}

/** Returns the id of the article whose text begins with this line; null for any other line. */
export function articleOpeningWith(line: string): string | null {
  return KNOWN.find(({ openings }) => openings.some((opening) => opening.test(line)))?.id ?? null;
}

/** Returns the usual title of a known article. */
export function titleOf(id: string, language: Language): string | null {
  return KNOWN.find((article) => article.id === id)?.titles[language]?.[0] ?? null;
}

/** The most characters of an id, which is the name of a file and part of an address. */
const LONGEST_ID = 80;

/**
 * Returns an id for the title of an unknown article: its Latin letters and digits. A title without any,
 * or a too long one, is distinguished by a hash of the whole title.
 */
export function idOfTitle(title: string): string {
  const id = foldTitle(title).replace(/ /g, '-');
  if (id !== '' && id.length <= LONGEST_ID) return id;
  const hash = createHash('sha256').update(title.normalize('NFC')).digest('hex').slice(0, 10);
  return `${id.slice(0, LONGEST_ID).replace(/-$/, '') || 'article'}-${hash}`;
}

/** Returns a title without case, accents and punctuation. */
export function foldTitle(title: string): string {
  return plainLetters(title)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
