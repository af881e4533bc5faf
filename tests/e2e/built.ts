import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';

/** One built page: what can be linked in it, and what it links to. */
export interface BuiltPage {
  /** Its address, such as `/fr/2024-09/6.1.e/`. */
  readonly path: string;
  readonly ids: ReadonlySet<string>;
  readonly links: readonly string[];
}

/** Every file of the built site, as addresses; `index.html` is left out of a page's address. */
export function builtFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll(sep, '/'))
    .map((file) => file.replace(/\/index\.html$/, '/'));
}

/** The parsed HTML of a page. */
export function readPage(folder: string, path: string): Root {
  return fromHtml(readSource(folder, path));
}

/** The HTML of a page as it is served. */
export function readSource(folder: string, path: string): string {
  const file = path.endsWith('/') ? `${path}index.html` : path;
  return readFileSync(join(folder, file), 'utf8');
}

/** The parsed head of a page. */
export function readHead(folder: string, path: string): Root {
  const source = readSource(folder, path);
  return fromHtml(source.slice(0, source.indexOf('</head>')));
}

/** Elements whose content is text, also where it looks like tags. */
const RAW_TEXT = /(<(script|style|textarea|title)\b[^>]*>)[\s\S]*?<\/\2>/g;
const TAG = /<[a-z][^\s>]*\s(?:[^>"]|"[^"]*")*>/g;
const LINK_OR_ID = /\s(id|href|src|action|poster|data)="([^"]*)"/g;
const FORWARD = /^<meta\b.*\shttp-equiv=.*url=([^"]*)"/i;

/** The tags and texts of a page, without what stands in elements whose content is only text. */
export function markupOf(html: string): string {
  return html.replace(RAW_TEXT, '$1');
}

/**
 * What can be linked in a page, and what it links to. Reads tags only, with their attributes in
 * double quotes, as the build writes them: thousands of pages are scanned.
 */
export function scanPage(folder: string, path: string): BuiltPage {
  const ids = new Set<string>();
  const links: string[] = [];
  for (const [tag] of markupOf(readSource(folder, path)).matchAll(TAG)) {
    for (const [, name, value] of tag.matchAll(LINK_OR_ID)) {
      if (name === 'id') ids.add(unescaped(value!));
      else links.push(unescaped(value!));
    }
    const forward = FORWARD.exec(tag)?.[1];
    if (forward !== undefined) links.push(unescaped(forward));
  }
  return { path, ids, links };
}

const ESCAPED: Readonly<Record<string, string>> = { amp: '&', quot: '"', lt: '<', gt: '>' };

function unescaped(value: string): string {
  return value.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(amp|quot|lt|gt));/gi, (_, hex, decimal, name) => {
    if (name) return ESCAPED[name]!;
    return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal));
  });
}
