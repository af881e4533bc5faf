import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { Tokenizer, TokenizerMode } from 'parse5';

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

/** The parsed head of a page. */
export function readHead(folder: string, path: string): Root {
  const source = readSource(folder, path);
  return fromHtml(source.slice(0, source.indexOf('</head>')));
}

/** Elements whose content is text, also where it looks like tags. */
const RAW_TEXT: ReadonlyMap<string, Tokenizer['state']> = new Map([
  ['script', TokenizerMode.SCRIPT_DATA],
  ['style', TokenizerMode.RAWTEXT],
  ['textarea', TokenizerMode.RCDATA],
  ['title', TokenizerMode.RCDATA],
]);

/** What can be linked in a page, and what it links to. Reads tags only: thousands of pages are scanned. */
export function scanPage(folder: string, path: string): BuiltPage {
  const ids = new Set<string>();
  const links: string[] = [];
  const ignore = () => {};
  const tokenizer = new Tokenizer(
    {},
    {
      onStartTag({ tagName, attrs }) {
        const values = new Map(attrs.map(({ name, value }) => [name, value]));
        const id = values.get('id');
        if (id !== undefined) ids.add(id);
        links.push(...LINKING.flatMap((name) => values.get(name) ?? []));
        if (tagName === 'meta' && values.has('http-equiv')) {
          links.push(/url=(.*)$/i.exec(values.get('content') ?? '')?.[1] ?? '');
        }
        tokenizer.state = RAW_TEXT.get(tagName) ?? tokenizer.state;
      },
      onEndTag: ignore,
      onComment: ignore,
      onDoctype: ignore,
      onEof: ignore,
      onCharacter: ignore,
      onNullCharacter: ignore,
      onWhitespaceCharacter: ignore,
    },
  );
  tokenizer.write(readSource(folder, path), true);
  return { path, ids, links };
}
