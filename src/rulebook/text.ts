import type { BlockContent, ListItem, PhrasingContent, Root, RootContent, TableRow } from 'mdast';
import { isSafeUrl } from './checked-text.ts';
import { cleanText } from './clean.ts';
import { type Protected, protectMarks, restoreMarks, splitMarks } from './mark.ts';
import { readMarkdown } from './markdown.ts';
import { type Block, joinText, type Phrasing } from './tree.ts';

/** The part of the site that a text belongs to. Only articles have headings. */
export type TextKind = 'rule' | 'article';

/** A problem with how a text is written. The text is kept, without the markup concerned. */
export type Finding =
  | { readonly kind: 'characters'; readonly count: number }
  | { readonly kind: 'length'; readonly length: number }
  | { readonly kind: 'depth' | 'emphasis' }
  | {
      readonly kind: 'icon' | 'term' | 'open' | 'markup' | 'link' | 'heading';
      readonly raw: string;
    };

export interface ParsedText {
  readonly blocks: readonly Block[];
  readonly findings: readonly Finding[];
}

/** Beyond this many characters a text is not read as Markdown, only split into paragraphs. */
export const LONGEST_TEXT = 20_000;
/** Lists within lists beyond this depth become paragraphs of the innermost list. */
export const DEEPEST_LIST = 4;
const DEEPEST_EMPHASIS = 4;
/** With more signs than this, emphasis stays text: pairing them takes quadratic time. */
const MOST_EMPHASIS = 1_000;

/**
 * Parses a text of a dictionary: paragraphs, lists, tables, emphasis, links to https addresses,
 * headings in articles, and the book's marks. Never throws; whatever else is written stays text,
 * and what an editor should know about is among the findings.
 */
export function parseText(input: string, kind: TextKind): ParsedText {
  const { text, removed } = cleanText(input);
  const findings: Finding[] = removed > 0 ? [{ kind: 'characters', count: removed }] : [];
  if (text.length > LONGEST_TEXT) {
    findings.push({ kind: 'length', length: text.length });
    return { blocks: splitVerbatim(text), findings };
  }
  const shielded = protectMarks(limitDepth(text, findings));
  findings.push(...shielded.bad, ...unusedMarkup(shielded.text, kind));
  const hasEmphasis = (text.match(/[*_]/g)?.length ?? 0) <= MOST_EMPHASIS;
  if (!hasEmphasis) findings.push({ kind: 'emphasis' });
  const root = readMarkdown(shielded.text, { hasHeadings: kind === 'article', hasEmphasis });
  return { blocks: new TreeReader(shielded, findings).blocks(root), findings };
}

const UNUSED_MARKUP =
  /(?<!\\)(?:<\/?[a-z][a-z0-9]*(?:\s[^<>\n]{0,80})?\/?>|!(?=\[)|^(?:```|~~~))/gim;
const HEADING = /^#{1,6}(?=[ \t])/gm;

/**
 * Returns findings for markup that Markdown has and the book does not use, which is shown as it is
 * written. Each kind once.
 */
function unusedMarkup(text: string, kind: TextKind): Finding[] {
  const patterns = kind === 'article' ? [UNUSED_MARKUP] : [UNUSED_MARKUP, HEADING];
  const found = patterns.flatMap((pattern) => text.match(pattern) ?? []);
  return [...new Set(found)].map((raw) => ({ kind: 'markup', raw }));
}

const MOST_PARAGRAPHS = 200;

/** Splits a text at its blank lines, unless there are too many, without reading any markup. */
function splitVerbatim(text: string): Block[] {
  const paragraphs = text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '');
  const values = paragraphs.length > MOST_PARAGRAPHS ? [paragraphs.join(' ')] : paragraphs;
  return values.map((value) => ({ type: 'verbatim', value }));
}

const MARKER = '(?:[-+*]|\\d{1,9}[.)])[ \\t]+';
const TOO_DEEP = new RegExp(
  `^([ \\t]*(?:${MARKER}){${DEEPEST_LIST}}\\d{0,9})([-+*.)])(?=[ \\t]|$)`,
  'gm',
);
const INDENTED = new RegExp(`^[ \\t]{${DEEPEST_LIST * 6},}`, 'gm');

/**
 * Keeps one line from opening more lists than are allowed, and deep indentation from continuing
 * them: parsing takes time in proportion to the depth of every line.
 */
function limitDepth(text: string, findings: Finding[]): string {
  let deep = false;
  const flat = text
    .replace(INDENTED, () => {
      deep = true;
      return ' '.repeat(DEEPEST_LIST * 2);
    })
    .replace(TOO_DEEP, (_, before: string, marker: string) => {
      deep = true;
      return `${before}\\${marker}`;
    });
  if (deep) findings.push({ kind: 'depth' });
  return flat;
}

/** Reads the parser's tree into the book's, one allowed node after the other. */
class TreeReader {
  readonly #source: Protected;
  readonly #findings: Finding[];

  constructor(source: Protected, findings: Finding[]) {
    this.#source = source;
    this.#findings = findings;
  }

  blocks(root: Root): Block[] {
    return root.children.flatMap((node) => this.#block(node, 0));
  }

  #block(node: RootContent, depth: number): Block[] {
    switch (node.type) {
      case 'paragraph': {
        const children = this.#phrasing(node.children, 0);
        return children.length > 0 ? [{ type: 'paragraph', children }] : [];
      }
      case 'heading': {
        if (node.depth !== 3) this.#findings.push({ kind: 'heading', raw: this.#raw(node) });
        const children = this.#phrasing(node.children, 0);
        return children.length > 0 ? [{ type: 'heading', children }] : [];
      }
      case 'list':
        return this.#list(node.children, node.ordered ? (node.start ?? 1) : null, depth);
      case 'table':
        return [
          {
            type: 'table',
            align: node.align ?? [],
            rows: node.children.map((row) => this.#row(row, node.children[0]!.children.length)),
          },
        ];
      default:
        return [{ type: 'paragraph', children: [{ type: 'text', value: this.#raw(node) }] }];
    }
  }

  #list(items: readonly ListItem[], start: number | null, depth: number): Block[] {
    const read = items.map((item) =>
      item.children.flatMap((child: BlockContent | RootContent) => this.#block(child, depth + 1)),
    );
    if (depth < DEEPEST_LIST) return [{ type: 'list', start, items: read }];
    this.#findings.push({ kind: 'depth' });
    return read.flat();
  }

  /** The cells of a row. What goes beyond the head's columns, and would be lost, joins the last. */
  #row(row: TableRow, columns: number): Phrasing[][] {
    const cells = row.children.map((cell) => this.#phrasing(cell.children, 0));
    const surplus = cells.splice(columns);
    const last = cells.pop() ?? [];
    for (const cell of surplus) last.push({ type: 'text', value: ' ' }, ...cell);
    return [...cells, joinText(last)];
  }

  #phrasing(nodes: readonly PhrasingContent[], depth: number): Phrasing[] {
    return joinText(nodes.flatMap((node) => this.#inline(node, depth)));
  }

  #inline(node: PhrasingContent, depth: number): Phrasing[] {
    switch (node.type) {
      case 'text':
        return splitMarks(node.value.replace(/\s*\n\s*/g, ' '), this.#source.marks);
      case 'break':
        return [{ type: 'text', value: ' ' }];
      case 'emphasis':
      case 'strong': {
        const children = this.#phrasing(node.children, depth + 1);
        return depth < DEEPEST_EMPHASIS ? [{ type: node.type, children }] : children;
      }
      case 'link': {
        const children = this.#phrasing(node.children, depth + 1);
        if (isSafeUrl(node.url) && children.length > 0) {
          return [{ type: 'link', url: node.url, children: children.flatMap(withoutMarks) }];
        }
        this.#findings.push({ kind: 'link', raw: this.#raw(node) });
        return [{ type: 'text', value: this.#raw(node) }];
      }
      default:
        return [{ type: 'text', value: this.#raw(node) }];
    }
  }

  #raw(node: RootContent): string {
    const { text, marks } = this.#source;
    const slice = text.slice(node.position?.start.offset, node.position?.end.offset);
    return restoreMarks(slice, marks).replace(/\s+/g, ' ').trim();
  }
}

/** Replaces marks inside a link by their text, as a link cannot contain another one. */
function withoutMarks(node: Phrasing): Phrasing[] {
  switch (node.type) {
    case 'number':
      return [{ type: 'text', value: node.number }];
    case 'term':
    case 'article':
      return [{ type: 'text', value: node.shown ?? node.id }];
    case 'emphasis':
    case 'strong':
    case 'link':
      return [{ ...node, children: node.children.flatMap(withoutMarks) }];
    default:
      return [node];
  }
}
