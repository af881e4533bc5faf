/** The service worker's decisions, without browser interfaces: which copy answers, and what to copy. */

import { isLanguage } from '../../rulebook/language.ts';

/** How a request is answered. */
export type Strategy =
  /** Its name changes with its content: a copy is as good as the file. */
  | 'copy-first'
  /** The newest where there is a network, else the last copy. */
  | 'network-first'
  /** Left to the browser. */
  | 'none';

/** The cache of pages. */
export const PAGES = 'altered-codex-pages';

/**
 * The most copies in each cache; the oldest are deleted first. Enough for all that can be taken along in
 * three languages, 4,300 files in each.
 */
export const MOST_COPIES = 15_000;

/** Names, in a copy, the version of the site whose worker kept it. */
export const KEPT_BY = 'X-Altered-Codex-Kept-By';

/** Names, in a copy, the hash of its content when it was stored. */
export const KEPT_HASH = 'X-Altered-Codex-Hash';

/** A meta element in the head of each page of the site; a network's sign-in page does not have it. */
export const SITE_MARK = { name: 'application-name', content: 'Altered Codex' } as const;
const MARK = new RegExp(`<meta name="${SITE_MARK.name}" content="${SITE_MARK.content}"`);

/** Whether the text of a page is one of the site's own. */
export function hasSiteMark(html: string): boolean {
  return MARK.test(html);
}

/** Where the build keeps the hashes of scripts, styles and fonts, below the site's folder. */
export const ASSET_LIST = 'offline/assets.json';

/** Lists of files for offline use: a cached list would hide that a file is new. */
const LIST = /^offline\/[^/]+\.json$/;

/**
 * @param root the address of the site's folder, with its final slash
 */
export function strategyFor(method: string, url: string, root: string): Strategy {
  if (method !== 'GET' || !url.startsWith(root) || LIST.test(url.slice(root.length))) return 'none';
  return url.startsWith(`${root}_astro/`) ? 'copy-first' : 'network-first';
}

/** Types of answers that a file may have, by the end of its name; a folder is a page. */
const TYPES: readonly (readonly [name: RegExp, type: RegExp])[] = [
  [/\/$/, /^text\/html\b/],
  [/\.html$/, /^text\/html\b/],
  [/\.m?js$/, /^(?:text|application)\/(?:x-)?javascript\b/],
  [/\.css$/, /^text\/css\b/],
  [/\.json$/, /^application\/(?:\w+\+)?json\b/],
  [/\.svg$/, /^image\/svg\+xml\b/],
];
const PAGE = /^text\/html\b/;

/**
 * Whether an answer can be what an address names. A host that sends a page under a script's name (an
 * error page, a sign-in page) would break the site for as long as that was kept.
 *
 * @param type the answer's Content-Type
 */
export function isRightType(url: string, type: string | null): boolean {
  const { pathname } = new URL(url);
  const wanted = TYPES.find(([name]) => name.test(pathname));
  return wanted ? wanted[1].test(type ?? '') : !PAGE.test(type ?? '');
}

/** Whether an address is that of a page. */
export function isPage(url: string): boolean {
  return /(?:\/|\.html)$/.test(new URL(url).pathname);
}

/** Addresses of the scripts, styles and fonts that a page or a script names. */
export function assetsIn(text: string, root: string): string[] {
  const named = text.matchAll(/[/"'`(](?:\.|_astro)\/([\w.@-]+\.(?:js|css|woff2))/g);
  return [...new Set([...named].map((match) => `${root}_astro/${match[1]}`))];
}

/**
 * Returns where the content of a page can be read that was never opened itself: a number on a kept page
 * with the whole edition, the site's own address on a kept home page; null where no such page was kept.
 * Pages in the language of the address come first, then the page kept last. The query of a page in
 * another language holds the language that was asked for.
 *
 * @param kept addresses of the pages kept, the oldest first
 */
export function placeKept(url: string, root: string, kept: readonly string[]): string | null {
  const parts = partsOf(url, root);
  if (parts.length === 0) return keptPage(/^[^/]+\/$/, undefined, root, kept);
  const number = parts.at(-1)!;
  const [lang, edition, ...rest] = [
    ...(isLanguage(parts[0]!) ? [] : [undefined]),
    ...parts.slice(0, -1),
  ];
  if (rest.length > 0 || !/^(?:S|\d+)(?:\.\d+)*(?:\.[a-z])?$/.test(number)) return null;
  const wholes = kept.filter((page) => !edition || partsOf(page, root)[1] === edition);
  const whole = keptPage(/^[^/]+\/[^/]+\/all\/$/, lang, root, wholes);
  const isOther = whole && lang && partsOf(whole, root)[0] !== lang;
  return whole && `${whole}${isOther ? `?asked=${lang}` : ''}#${number}`;
}

/** The kept page that says what can be read offline, in the language of the address if there is one. */
export function offlinePage(url: string, root: string, kept: readonly string[]): string | null {
  return keptPage(/^[^/]+\/offline\/$/, partsOf(url, root)[0], root, kept);
}

/** The kept page of a kind in a language or, where that was not kept, the one kept last. */
function keptPage(
  kind: RegExp,
  lang: string | undefined,
  root: string,
  kept: readonly string[],
): string | null {
  const fitting = kept.filter((page) => {
    const path = page.slice(root.length);
    return kind.test(path) && isLanguage(path.split('/')[0]!);
  });
  return fitting.find((page) => partsOf(page, root)[0] === lang) ?? fitting.at(-1) ?? null;
}

/** The folders of an address below the site's own. */
function partsOf(url: string, root: string): string[] {
  const path = new URL(url).pathname.slice(new URL(root).pathname.length);
  return path.split('/').filter((part) => part !== '');
}
