import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { visit } from 'unist-util-visit';

/** One built page: what can be linked in it, and what it links to. */
export interface BuiltPage {
  /** Its address, such as `/fr/2024-09/6.1.e/`. */
  readonly path: string;
  readonly ids: ReadonlySet<string>;
  readonly links: readonly string[];
}

const LINKING = ['href', 'src', 'action', 'poster', 'data'] as const;

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

/** What can be linked in a page, and what it links to. */
export function scanPage(folder: string, path: string): BuiltPage {
  const ids = new Set<string>();
  const links: string[] = [];
  visit(readPage(folder, path), 'element', ({ tagName, properties }) => {
    if (typeof properties.id === 'string') ids.add(properties.id);
    for (const name of LINKING) {
      if (typeof properties[name] === 'string') links.push(properties[name]);
    }
    if (tagName === 'meta' && properties.httpEquiv) {
      links.push(/url=(.*)$/i.exec(String(properties.content))?.[1] ?? '');
    }
  });
  return { path, ids, links };
}
