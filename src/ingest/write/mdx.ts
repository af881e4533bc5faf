import type { BlockContent, ListItem, PhrasingContent } from 'mdast';
import { type MdxJsxTextElement, mdxToMarkdown } from 'mdast-util-mdx';
import { MarkdownTree, markdownPrinter } from '../../rulebook/markdown.ts';
import {
  type Block,
  itemNumbers,
  type Mark,
  type Phrasing,
  type Verbatim,
} from '../../rulebook/tree.ts';
import { characterReference, escapeProse } from './prose.ts';

/**
 * Writes a linked text as MDX. Markup comes from the tree alone: all prose is escaped, so that no
 * text can become an element, an expression, an import, or Markdown.
 *
 * @param edition the edition whose pages its rule numbers lead to
 * @param rule the rule whose text it is; the items of its lists can then be linked
 */
export function writeMdx(blocks: readonly Block[], edition: string, rule?: string): string {
  const writer = new MdxTree(edition, rule === undefined ? null : { rule, blocks });
  // Other space is not trimmed: the text after it is escaped only at the beginning of a line.
  return PRINTER.stringify(writer.root(blocks)).replace(/\n+$/, '');
}

/**
 * Prints Markdown with the elements of MDX. Prose is escaped by the project's own rules (`prose.ts`). A
 * paragraph too long for Markdown becomes an attribute, which is one token for the compiler, however many
 * characters would need escaping.
 */
const PRINTER = markdownPrinter({
  text: (node: { value: string }, _parent, _state, { before, after }) =>
    escapeProse(node.value, before === '\n', after === '\n'),
  verbatim: ({ value }: Verbatim) =>
    `<p children="${value.replace(/[&"<>{}]/g, characterReference)}" />`,
})
  .data('toMarkdownExtensions', [mdxToMarkdown()])
  .freeze();

/** Makes the Markdown tree of a text, with its marks as elements that link to their pages. */
class MdxTree extends MarkdownTree {
  readonly #edition: string;
  readonly #items = new Map<readonly Block[], string>();

  constructor(edition: string, numbered: { rule: string; blocks: readonly Block[] } | null) {
    super();
    this.#edition = edition;
    for (const [item, number] of itemNumbers(numbered?.blocks ?? [])) {
      this.#items.set(item, `${numbered?.rule}.${number}`);
    }
  }

  protected override block(block: Block, wrap: 'p' | null = 'p'): BlockContent {
    const node = super.block(block);
    if (block.type !== 'paragraph' || node.type !== 'paragraph') return node;
    if (!hasOnlyMarks(block.children)) return node;
    return { ...node, children: [elementNode(wrap, {}, node.children)] };
  }

  protected override item(blocks: readonly Block[]): ListItem {
    const children = blocks.map((block) => this.block(block, null));
    const id = this.#items.get(blocks);
    const [first] = children;
    if (id !== undefined && first?.type === 'paragraph') {
      children[0] = { ...first, children: [elementNode('Item', { id }, []), ...first.children] };
    }
    return { ...super.item(blocks), children };
  }

  protected override mark(mark: Mark): PhrasingContent {
    switch (mark.type) {
      case 'icon':
        return elementNode('Icon', { name: mark.name }, []);
      case 'number':
        return elementNode('Ref', { edition: this.#edition, number: mark.number }, [
          textNode(mark.number),
        ]);
      case 'term':
        return elementNode('Term', { id: mark.id }, [textNode(mark.shown ?? mark.id)]);
      case 'article':
        return elementNode('Entry', { id: mark.id }, [textNode(mark.shown ?? mark.id)]);
      case 'card':
        return elementNode('Card', { id: mark.id }, [textNode(mark.shown)]);
    }
  }
}

function textNode(value: string): PhrasingContent {
  return { type: 'text', value };
}

/**
 * An element of the page. Components of the site learn their language from the address of the page;
 * `p` and the nameless fragment only hold others together.
 */
function elementNode(
  name: string | null,
  attributes: Readonly<Record<string, string>>,
  children: PhrasingContent[],
): MdxJsxTextElement {
  const given = Object.entries(attributes).map(([key, value]) => ({
    type: 'mdxJsxAttribute' as const,
    name: key,
    value,
  }));
  return { type: 'mdxJsxTextElement', name, attributes: given, children };
}

/**
 * Whether a paragraph consists of marks and spaces. MDX would take such a line apart and lose the
 * spaces between its elements, so that it has to be held together by one.
 */
function hasOnlyMarks(nodes: readonly Phrasing[]): boolean {
  return nodes.every(
    (node) =>
      (node.type === 'text' && node.value.trim() === '') ||
      !('children' in node || node.type === 'text'),
  );
}
