import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';

/** The data from the tags of a built page. */
export interface BuiltPage {
  /** Its address, such as `/fr/2024-09/6.1.e/`. */
  readonly path: string;
  readonly lang: string;
  readonly title: string;
  readonly canonical: string | null;
  /** The same page in each language, by its code, as its head or its language switch names it. */
  readonly alternates: Readonly<Record<string, string>>;
  readonly meta: Readonly<Record<string, string>>;
  /** Its ids, which links can lead to. */
  readonly ids: ReadonlySet<string>;
  /** The ids that occur in it more than once. */
  readonly repeatedIds: readonly string[];
  readonly links: readonly string[];
  /** The plays that can be watched in it: an example, and its variants as `example/variant`. */
  readonly plays: ReadonlySet<string>;
  /** Its content policy, and whether an element has a style of its own. */
  readonly policy: string | null;
  readonly isStyled: boolean;
  /** Hashes of its style elements, as a policy names them. */
  readonly styles: readonly string[];
}

/** Returns all files of the built site as addresses, without `index.html`. */
export function builtFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll(sep, '/'))
    .map((file) => file.replace(/\/index\.html$/, '/'));
}

/** Returns the parsed HTML of a page. */
export function readPage(folder: string, path: string): Root {
  return fromHtml(readSource(folder, path));
}

/** Returns the HTML of a page as it is served. */
export function readSource(folder: string, path: string): string {
  const file = path.endsWith('/') ? `${path}index.html` : path;
  return readFileSync(join(folder, file), 'utf8');
}

/**
 * Matches a tag with attributes. For elements that contain only text, such as a script, it matches up
 * to the end of the element, because text in it that looks like a tag is none.
 */
const TAG =
  /<(script|style|textarea|title)\b((?:[^>"]|"[^"]*")*)>([\s\S]*?)<\/\1>|<([a-z][^\s>]*)(\s(?:[^>"]|"[^"]*")*)>/g;
const ATTRIBUTE = /([^\s"=]+)="([^"]*)"/g;
const LINK_OR_ID = /\s(id|href|src|action|poster|data)="([^"]*)"/g;
/** Matches a tag with a style attribute; tags in the text of a page are escaped. */
const STYLED = /<[a-z][a-z0-9-]*(?:[^<>"]|"[^"]*")*?\sstyle=/i;
const RAW_TEXT = /(<(script|style|textarea|title)\b[^>]*>)[\s\S]*?<\/\2>/g;
const FORWARD = /url=(.*)/i;

/** Scans every page of the built site; returns them by address. */
export function scanPages(folder: string, files = builtFiles(folder)): Map<string, BuiltPage> {
  const pages = files.filter((path) => path.endsWith('/') || path.endsWith('.html'));
  return new Map(pages.map((path) => [path, scanPage(path, readSource(folder, path))]));
}

/**
 * Reads the tags of a page by regular expressions, for speed over thousands of pages. Attributes must
 * be in double quotes, as the build writes them.
 */
function scanPage(path: string, source: string): BuiltPage {
  const ids = new Set<string>();
  const repeatedIds: string[] = [];
  const links: string[] = [];
  const plays = new Set<string>();
  const styles: string[] = [];
  const alternates: Record<string, string> = {};
  const meta: Record<string, string> = {};
  const page = { lang: '', title: '', canonical: null as string | null };
  let policy: string | null = null;
  for (const [, raw, rawAttributes, content, name = raw!, attributes] of source.matchAll(TAG)) {
    const given = (attributes ?? rawAttributes)!;
    for (const [, attribute, value] of given.matchAll(LINK_OR_ID)) {
      if (attribute === 'id') {
        const id = unescapeText(value!);
        if (ids.has(id)) repeatedIds.push(id);
        ids.add(id);
      } else links.push(unescapeText(value!));
    }
    if (name === 'html') page.lang = attributesOf(given).lang ?? '';
    else if (name === 'title') page.title ||= unescapeText(content!);
    else if (name === 'option') plays.add(attributesOf(given).value ?? '');
    else if (name === 'a' && given.includes(' data-language=')) {
      const { href, hreflang } = attributesOf(given);
      if (hreflang) alternates[hreflang] ??= href!;
    } else if (given.includes('data-example=')) plays.add(attributesOf(given)['data-example']!);
    else if (name === 'style') styles.push(hashOf(content!));
    else if (name === 'link') {
      const { rel, href, hreflang } = attributesOf(given);
      if (rel === 'canonical') page.canonical = href!;
      if (hreflang) alternates[hreflang] = href!;
    } else if (name === 'meta') {
      const own = attributesOf(given);
      const said = own.content ?? '';
      meta[own.property ?? own.name ?? ''] = said;
      if (own['http-equiv'] === 'content-security-policy') policy = said;
      const forward = own['http-equiv'] === 'refresh' && FORWARD.exec(said)?.[1];
      if (forward) links.push(forward);
    }
  }
  const isStyled = hasStyleAttribute(source);
  const found = { ids, repeatedIds, links, plays, styles };
  return { path, ...page, ...found, alternates, meta, policy, isStyled };
}

/** Whether an element has a style attribute; only the few pages that contain " style=" are scanned. */
function hasStyleAttribute(source: string): boolean {
  return /\sstyle=/i.test(source) && STYLED.test(source.replace(RAW_TEXT, '$1'));
}

function attributesOf(given: string): Readonly<Record<string, string>> {
  const pairs = [...given.matchAll(ATTRIBUTE)];
  return Object.fromEntries(pairs.map(([, name, value]) => [name, unescapeText(value!)]));
}

const hashes = new Map<string, string>();

/** Returns the hash of a style, memoized because many pages have the same. */
function hashOf(css: string): string {
  const hash = hashes.get(css) ?? createHash('sha256').update(css).digest('base64');
  hashes.set(css, hash);
  return `'sha256-${hash}'`;
}

const ESCAPED: Readonly<Record<string, string>> = { amp: '&', quot: '"', lt: '<', gt: '>' };

function unescapeText(value: string): string {
  if (!value.includes('&')) return value;
  return value.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(amp|quot|lt|gt));/gi, (_, hex, decimal, name) => {
    if (name) return ESCAPED[name]!;
    return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal));
  });
}
