import type { BlockContent, Html, ListItem, PhrasingContent, Root, TableCell } from 'mdast';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import { type Block, joinText, type Mark, type Phrasing, type Verbatim } from './tree.ts';

/** The notation of marks in a text that is printed as Markdown. */
export interface MarkWriter {
  readonly term: (id: string, shown: string) => string;
  readonly article: (id: string, shown: string) => string;
  readonly number: (number: string) => string;
  readonly icon: (name: string) => string;
}

/** The marks as the dictionaries write them, for programs that make links or pictures of them. */
export const AS_WRITTEN: MarkWriter = {
  term: (id, shown) => `[[${id}|${shown}]]`,
  article: (id, shown) => `[[article/${id}|${shown}]]`,
  number: (number) => number,
  icon: (name) => `{${name}}`,
};

/** How a kind of node is printed. */
type Handler = (node: never, parent: unknown, state: unknown, info: Beside) => string;

/** The signs beside a node in the printed text. */
export interface Beside {
  readonly before: string;
  readonly after: string;
}

/**
 * Returns a processor that prints trees as Markdown with tables, in which a change of one cell changes
 * one line.
 *
 * @param handlers print those kinds of nodes that the project escapes by its own rules
 */
export function markdownPrinter(handlers: Readonly<Record<string, Handler>>) {
  const settings = { bullet: '-', emphasis: '*', strong: '*', listItemIndent: 'one' } as const;
  return remark()
    .data('settings', { ...settings, handlers: handlers as object })
    .use(remarkGfm, { tablePipeAlign: false });
}

const PRINTER = markdownPrinter({
  text: (node: { value: string }, _parent, _state, { before, after }) =>
    escapeText(node.value, before === '\n', after === '\n'),
  verbatim: ({ value }: Verbatim) => value,
}).freeze();

/** Prints a linked text as the Markdown that `parseText` reads, with its marks written in a way. */
export function printMarkdown(blocks: readonly Block[], writer: MarkWriter): string {
  return PRINTER.stringify(new NotedTree(writer).root(blocks)).replace(/\n+$/, '');
}

/** What the book does not use of Markdown, and of GitHub's additions: it stays text. */
const UNUSED = [
  'autolink',
  'blockQuote',
  'characterReference',
  'codeFenced',
  'codeIndented',
  'codeText',
  'definition',
  'hardBreakEscape',
  'htmlFlow',
  'htmlText',
  'labelStartImage',
  'setextUnderline',
  'thematicBreak',
  'wwwAutolink',
  'protocolAutolink',
  'emailAutolink',
  'gfmFootnoteDefinition',
  'gfmFootnoteCall',
  'gfmPotentialFootnoteCall',
  'strikethrough',
  'tasklistCheck',
];

/** What a text may have besides paragraphs, lists, tables and links. */
export interface Allowed {
  readonly hasHeadings: boolean;
  readonly hasEmphasis: boolean;
}

const readers = new Map<string, ReturnType<typeof markdownReader>>();

/** Reads Markdown with tables; markup that is not allowed stays text. */
export function readMarkdown(text: string, { hasHeadings, hasEmphasis }: Allowed): Root {
  const unused = [
    ...UNUSED,
    ...(hasHeadings ? [] : ['headingAtx']),
    ...(hasEmphasis ? [] : ['attention']),
  ];
  const key = unused.join();
  const reader = readers.get(key) ?? markdownReader(unused);
  readers.set(key, reader);
  return reader.parse(text);
}

function markdownReader(unused: string[]) {
  return remark()
    .data('micromarkExtensions', [{ disable: { null: unused } }])
    .use(remarkGfm)
    .use(function keepTables() {
      // The other extensions would turn web addresses in a text into links.
      const { fromMarkdownExtensions = [] } = this.data();
      const tables = fromMarkdownExtensions.flat().filter(({ enter }) => enter && 'table' in enter);
      this.data('fromMarkdownExtensions', tables);
    })
    .freeze();
}

/** Makes the Markdown tree of a text of the book. How marks are written is up to each format. */
export abstract class MarkdownTree {
  protected abstract mark(mark: Mark): PhrasingContent;

  root(blocks: readonly Block[]): Root {
    return { type: 'root', children: blocks.map((block) => this.block(block)) };
  }

  protected block(block: Block): BlockContent {
    switch (block.type) {
      case 'verbatim':
        return block as unknown as BlockContent;
      case 'heading':
        return { type: 'heading', depth: 3, children: this.phrasing(block.children) };
      case 'paragraph':
        return { type: 'paragraph', children: this.phrasing(block.children) };
      case 'list':
        return {
          type: 'list',
          ordered: block.start !== null,
          start: block.start,
          spread: false,
          children: block.items.map((item) => this.item(item)),
        };
      case 'table':
        return {
          type: 'table',
          align: [...block.align],
          children: block.rows.map((row) => ({
            type: 'tableRow',
            children: row.map(
              (cell): TableCell => ({ type: 'tableCell', children: this.phrasing(cell) }),
            ),
          })),
        };
    }
  }

  protected item(blocks: readonly Block[]): ListItem {
    const spread = blocks.filter((block) => block.type === 'paragraph').length > 1;
    return { type: 'listItem', spread, children: blocks.map((block) => this.block(block)) };
  }

  protected phrasing(nodes: readonly Phrasing[]): PhrasingContent[] {
    return joinText(nodes).map((node) => {
      switch (node.type) {
        case 'text':
          return node;
        case 'emphasis':
        case 'strong':
          return { type: node.type, children: this.phrasing(node.children) };
        case 'link':
          return { type: 'link', url: node.url, children: this.phrasing(node.children) };
        default:
          return this.mark(node);
      }
    });
  }
}

/** A text whose marks are written in a notation. */
class NotedTree extends MarkdownTree {
  readonly #writer: MarkWriter;

  constructor(writer: MarkWriter) {
    super();
    this.#writer = writer;
  }

  protected override mark(mark: Mark): PhrasingContent {
    switch (mark.type) {
      case 'term':
      case 'article':
        return asWritten(this.#writer[mark.type](mark.id, escapeText(mark.shown ?? mark.id)));
      case 'number':
        return asWritten(this.#writer.number(mark.number));
      case 'icon':
        return asWritten(this.#writer.icon(mark.name));
      case 'card':
        return { type: 'text', value: mark.shown };
    }
  }
}

/** Text that is printed as it is. */
function asWritten(value: string): Html {
  return { type: 'html', value };
}

/** Matches the start of a block: a list or, in an article, a heading. */
const BLOCK_START = /^(?:[-+#](?=\s|$)|\d{1,9}(?=[.)](?:\s|$)))/;

/** Removes the spaces that Markdown would drop at the beginning and at the end of a block. */
export function trimBlock(text: string, isFirst: boolean, isLast: boolean): string {
  const begun = isFirst ? text.replace(/^[ \t]+/, '') : text;
  return isLast ? begun.replace(/[ \t]+$/, '') : begun;
}

/** Escapes what `parseText` would read as markup. */
function escapeText(value: string, isFirst = false, isLast = false): string {
  const text = trimBlock(value, isFirst, isLast);
  const escaped = text.replace(/[\\[\]*_<`|]/g, '\\$&');
  if (!isFirst) return escaped;
  return escaped.replace(BLOCK_START, (start) => (/\d/.test(start) ? `${start}\\` : `\\${start}`));
}
