/**
 * A text of the book, parsed: the only nodes that can reach a page. Marks are the book's own:
 * a term, an article, a rule number, an icon.
 */

export interface TextNode {
  readonly type: 'text';
  readonly value: string;
}

export interface TermMark {
  readonly type: 'term';
  readonly id: string;
  /** The form in the text; null for the term's singular. */
  readonly shown: string | null;
}

export interface ArticleMark {
  readonly type: 'article';
  readonly id: string;
  /** The words in the text; null for the article's title. */
  readonly shown: string | null;
}

/** The name of a card, found in the words of a text. */
export interface CardMark {
  readonly type: 'card';
  /** The name's part of the card's address. */
  readonly id: string;
  readonly shown: string;
}

export interface NumberMark {
  readonly type: 'number';
  readonly number: string;
  /** Whether words or shape say that this is a rule number and not a decimal. */
  readonly certain: boolean;
}

export interface IconMark {
  readonly type: 'icon';
  readonly name: string;
}

export interface Emphasis {
  readonly type: 'emphasis' | 'strong';
  readonly children: readonly Phrasing[];
}

export interface Link {
  readonly type: 'link';
  readonly url: string;
  readonly children: readonly Phrasing[];
}

export type Mark = TermMark | ArticleMark | CardMark | NumberMark | IconMark;
export type Phrasing = TextNode | Mark | Emphasis | Link;

export interface ParagraphNode {
  readonly type: 'paragraph' | 'heading';
  readonly children: readonly Phrasing[];
}

export interface List {
  readonly type: 'list';
  /** The first number of a numbered list; null for bullets. */
  readonly start: number | null;
  readonly items: readonly (readonly Block[])[];
}

export interface TableNode {
  readonly type: 'table';
  readonly align: readonly ('left' | 'right' | 'center' | null)[];
  /** Rows of cells; the first row is the head. */
  readonly rows: readonly (readonly (readonly Phrasing[])[])[];
}

/** A paragraph of a text that is too long to be read as Markdown. */
export interface Verbatim {
  readonly type: 'verbatim';
  readonly value: string;
}

export type Block = ParagraphNode | List | TableNode | Verbatim;

/**
 * Returns the items of a text's lists, numbered through all its lists: `1`, `2`, and `2.1` for the
 * first item of a list within the second.
 */
export function itemNumbers(
  blocks: readonly Block[],
  above = '',
): ReadonlyMap<readonly Block[], string> {
  const numbers = new Map<readonly Block[], string>();
  let count = 0;
  for (const block of blocks) {
    if (block.type !== 'list') continue;
    for (const item of block.items) {
      const number = `${above}${++count}`;
      numbers.set(item, number);
      for (const [inner, one] of itemNumbers(item, `${number}.`)) numbers.set(inner, one);
    }
  }
  return numbers;
}

/** Replaces every phrasing node by the result of `change`, deepest first, in document order. */
export function mapPhrasing(
  blocks: readonly Block[],
  change: (node: Phrasing) => readonly Phrasing[],
): Block[] {
  const phrasing = (nodes: readonly Phrasing[]): Phrasing[] =>
    nodes.flatMap((node) => {
      if (!('children' in node)) return change(node);
      return change({ ...node, children: phrasing(node.children) });
    });
  const block = (node: Block): Block => {
    switch (node.type) {
      case 'paragraph':
      case 'heading':
        return { ...node, children: phrasing(node.children) };
      case 'list':
        return { ...node, items: node.items.map((item) => item.map(block)) };
      case 'table':
        return { ...node, rows: node.rows.map((row) => row.map(phrasing)) };
      case 'verbatim':
        return node;
    }
  };
  return blocks.map(block);
}

/** Makes one text of texts that stand side by side, and leaves out empty ones. */
export function joinText(nodes: readonly Phrasing[]): Phrasing[] {
  const joined: Phrasing[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (node.type === 'text' && last?.type === 'text') {
      joined[joined.length - 1] = { type: 'text', value: last.value + node.value };
    } else if (node.type !== 'text' || node.value !== '') {
      joined.push(node);
    }
  }
  return joined;
}

/** White space where a line may break: the no-break spaces of French punctuation stay. */
const BREAKABLE = /[^\S\u00a0]+/g;

/**
 * Returns a text on one line without markup. Paragraphs are joined by a space, items get a bullet or
 * their number; `wordOf` says what stands for a mark.
 */
export function plainText(blocks: readonly Block[], wordOf: (mark: Mark) => string): string {
  const phrasing = (nodes: readonly Phrasing[]): string =>
    nodes
      .map((node) => {
        if (node.type === 'text') return node.value;
        return 'children' in node ? phrasing(node.children) : wordOf(node);
      })
      .join('');
  const block = (node: Block): string => {
    switch (node.type) {
      case 'paragraph':
      case 'heading':
        return phrasing(node.children);
      case 'list':
        return node.items
          .map((item, i) => {
            const sign = node.start === null ? '•' : `${node.start + i}.`;
            return `${sign} ${item.map(block).join(' ')}`;
          })
          .join(' ');
      case 'table':
        return node.rows.map((row) => row.map(phrasing).join(' | ')).join(' ; ');
      case 'verbatim':
        return node.value;
    }
  };
  return blocks.map(block).join(' ').replace(BREAKABLE, ' ').trim();
}
