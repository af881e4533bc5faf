import { type Language, languageOfEdition } from '../rulebook/language.ts';
import { pathOfNumber } from '../rulebook/number.ts';

/** The folder that the site is served from, with its final slash. */
const BASE = (import.meta.env?.BASE_URL ?? '/').replace(/\/?$/, '/');

/** The origin of the site, if the build was given one. */
const SITE: string | undefined = import.meta.env?.SITE;

/** Returns a path of the site with its host, where that is known; else the path itself. */
export function absoluteUrl(path: string): string {
  return SITE ? new URL(path, SITE).href : path;
}

function folderAddress(...parts: string[]): string {
  return BASE + parts.map((part) => `${part}/`).join('');
}

/** Returns the address of a page of an edition, in the language that has it. */
function editionAddress(lang: Language, edition: string, ...parts: string[]): string {
  return folderAddress(languageOfEdition(lang, edition), edition, ...parts);
}

/**
 * Every address of the site. They are linked from discussions, so none of them ever changes:
 * the table in the product description is the contract.
 */
export const address = {
  root: () => BASE,
  home: (lang: Language) => folderAddress(lang),
  edition: (lang: Language, edition: string) => editionAddress(lang, edition),
  /** A chapter, group, section or rule in one edition: the pinned, canonical address. */
  number: (lang: Language, edition: string, number: string) =>
    editionAddress(lang, edition, pathOfNumber(number)),
  /** The same number in the current edition. */
  alias: (lang: Language, number: string) => folderAddress(lang, pathOfNumber(number)),
  /** A number of the current edition, or of the one named, in the reader's own language. */
  neutral: (number: string, edition?: string) =>
    folderAddress(...(edition === undefined ? [] : [edition]), pathOfNumber(number)),
  whole: (lang: Language, edition: string) => editionAddress(lang, edition, 'all'),
  /** The whole edition as one Markdown file. */
  markdown: (lang: Language, edition: string) => `${editionAddress(lang, edition)}all.md`,
  articles: (lang: Language) => folderAddress(lang, 'articles'),
  article: (lang: Language, id: string) => folderAddress(lang, 'articles', id),
  terms: (lang: Language) => folderAddress(lang, 'terms'),
  term: (lang: Language, id: string) => folderAddress(lang, 'terms', id),
  examples: (lang: Language) => folderAddress(lang, 'examples'),
  example: (lang: Language, id: string) => folderAddress(lang, 'examples', id),
  /** An example alone, for an iframe; its page carries the scripts to play it anywhere. */
  embed: (lang: Language, id: string) => folderAddress('embed', lang, id),
  sandbox: (lang: Language) => folderAddress(lang, 'sandbox'),
  /** The lessons for newcomers. */
  learn: (lang: Language) => folderAddress(lang, 'learn'),
  /** One of them, by its place and name, such as `2-from-hand`. */
  lesson: (lang: Language, id: string) => folderAddress(lang, 'learn', id),
  /** A whole game against a simple opponent. */
  wholeGame: (lang: Language) => folderAddress(lang, 'learn', 'game'),
  /** A Day on one page, in the current edition or in another. */
  atTheTable: (lang: Language, edition?: string) =>
    edition === undefined
      ? folderAddress(lang, 'at-the-table')
      : folderAddress(languageOfEdition(lang, edition), 'at-the-table', edition),
  /** Questions to practise on, and the list of all of them. */
  practice: (lang: Language) => folderAddress(lang, 'practice'),
  practiceAll: (lang: Language) => folderAddress(lang, 'practice', 'all'),
  /** The question of a day, such as `2026-11-28`, in the reader's language; without one, today's. */
  day: (date?: string) => folderAddress('day', ...(date === undefined ? [] : [date])),
  /** The same in one language. */
  dayQuestion: (lang: Language, date?: string) =>
    `${folderAddress(lang, 'practice')}#day${date === undefined ? '' : `=${date}`}`,
  /** The table of every status, keyword and zone against every other, or one pair of it by its id. */
  grid: (lang: Language, cell?: string) => folderAddress(lang, 'grid') + (cell ? `#${cell}` : ''),
  /** The page about two cards played together, which are chosen where their ids are given. */
  between: (lang: Language, a?: string, b?: string) => {
    const query = new URLSearchParams({ ...(a ? { a } : {}), ...(b ? { b } : {}) }).toString();
    return folderAddress(lang, 'between') + (query && `?${query}`);
  },
  /** The deck checker. */
  deck: (lang: Language) => folderAddress(lang, 'deck'),
  rulings: (lang: Language) => folderAddress(lang, 'rulings'),
  ruling: (lang: Language, id: string) => folderAddress(lang, 'rulings', id),
  cards: (lang: Language) => folderAddress(lang, 'cards'),
  /** The page of a card's name, and the place of one version in it. */
  card: (lang: Language, name: string, version = name) =>
    folderAddress(lang, 'cards', name) + (version === name ? '' : `#${version}`),
  /** The page of the changes in an edition. */
  changes: (lang: Language, edition: string) => folderAddress(lang, 'changes', edition),
  /** The page of the changes from an edition to another than the next. */
  changesFrom: (lang: Language, before: string, edition: string) =>
    folderAddress(lang, 'changes', `${before}..${edition}`),
  changesJson: (lang: Language) => `${folderAddress(lang)}changes.json`,
  changesFeed: (lang: Language) => `${folderAddress(lang)}changes.atom`,
  /** Official answers, errata, suspensions and formats by date, and their feeds. */
  record: (lang: Language) => folderAddress(lang, 'record'),
  recordJson: (lang: Language) => `${folderAddress(lang)}record.json`,
  recordFeed: (lang: Language) => `${folderAddress(lang)}record.atom`,
  coverage: (lang: Language) => folderAddress(lang, 'coverage'),
  search: (lang: Language) => folderAddress(lang, 'search'),
  /** The manifest with which a phone installs the site as an app. */
  manifest: (lang: Language) => `${folderAddress(lang)}manifest.webmanifest`,
  /** The description with which browsers offer the site's search. */
  openSearch: (lang: Language) => `${folderAddress(lang)}opensearch.xml`,
  /** Numbers, terms and cards by their first letter. */
  aToZ: (lang: Language) => folderAddress(lang, 'a-z'),
  /** The page of questions that players ask and no rule answers, or one such question on it. */
  unanswered: (lang: Language, id?: string) =>
    folderAddress(lang, 'unanswered') + (id === undefined ? '' : `#${id}`),
  sources: (lang: Language) => folderAddress(lang, 'sources'),
  /** The page about the data for programs. */
  api: (lang: Language) => folderAddress(lang, 'api'),
  /** Shown for a page that was never opened, while there is no network. */
  offline: (lang: Language) => folderAddress(lang, 'offline'),
  /** A file beside the pages, by its path below the site's folder. */
  file: (path: string) => BASE + path.replace(/^\//, ''),
};

/** The addresses of one page in the languages that have it. */
export type Alternates = Readonly<Partial<Record<Language, string>>>;

/** Where an entry of the record leads: to a ruling, to a card's name, or to its own place. */
type RecordPlace =
  | { readonly ruling: string }
  | { readonly card: string }
  | { readonly entry: string };

/** Returns the address that an entry of the record leads to. */
export function recordAddress(lang: Language, place: RecordPlace): string {
  if ('ruling' in place) return address.ruling(lang, place.ruling);
  if ('card' in place) return address.card(lang, place.card);
  return `${address.record(lang)}#${place.entry}`;
}
