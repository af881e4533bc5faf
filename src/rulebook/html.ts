import { escapeMarkup } from './escape-markup.ts';
import type { Block, Mark, Phrasing, TableNode } from './tree.ts';

/** Writes a mark as HTML. */
export type HtmlMark = (mark: Mark) => string;

/** Prints a linked text as HTML that is also XML. */
export function printHtml(blocks: readonly Block[], mark: HtmlMark): string {
  return blocks.map((block) => htmlBlock(block, mark)).join('\n');
}

function htmlBlock(block: Block, mark: HtmlMark): string {
  switch (block.type) {
    case 'paragraph':
      return `<p>${htmlPhrasing(block.children, mark)}</p>`;
    case 'heading':
      return `<h3>${htmlPhrasing(block.children, mark)}</h3>`;
    case 'verbatim':
      return `<p>${escapeMarkup(block.value)}</p>`;
    case 'list': {
      const isNumbered = block.start !== null;
      const start = isNumbered && block.start !== 1 ? ` start="${block.start}"` : '';
      const name = isNumbered ? 'ol' : 'ul';
      const items = block.items.map((item) => htmlItem(item, mark));
      return `<${name}${start}>\n${items.join('\n')}\n</${name}>`;
    }
    case 'table':
      return htmlTable(block, mark);
  }
}

/** A list whose items have one paragraph each is a list of lines. */
function htmlItem(blocks: readonly Block[], mark: HtmlMark): string {
  const isSpread = blocks.filter(({ type }) => type === 'paragraph').length > 1;
  const parts = blocks.map((block) =>
    block.type === 'paragraph' && !isSpread
      ? htmlPhrasing(block.children, mark)
      : htmlBlock(block, mark),
  );
  const [first] = blocks;
  const before = isSpread || first?.type !== 'paragraph' ? '\n' : '';
  const after = isSpread || blocks.at(-1)?.type !== 'paragraph' ? '\n' : '';
  return `<li>${before}${parts.join('\n')}${after}</li>`;
}

function htmlTable({ align, rows }: TableNode, mark: HtmlMark): string {
  const row = (cells: readonly (readonly Phrasing[])[], name: 'th' | 'td') => {
    const inner = cells.map((cell, column) => {
      const side = align[column];
      return `<${name}${side ? ` align="${side}"` : ''}>${htmlPhrasing(cell, mark)}</${name}>`;
    });
    return `<tr>\n${inner.join('\n')}\n</tr>`;
  };
  const [head = [], ...body] = rows;
  const lines = body.map((cells) => row(cells, 'td'));
  const filled = lines.length > 0 ? `\n<tbody>\n${lines.join('\n')}\n</tbody>` : '';
  return `<table>\n<thead>\n${row(head, 'th')}\n</thead>${filled}\n</table>`;
}

function htmlPhrasing(nodes: readonly Phrasing[], mark: HtmlMark): string {
  return nodes
    .map((node) => {
      switch (node.type) {
        case 'text':
          return escapeMarkup(node.value);
        case 'emphasis':
          return `<em>${htmlPhrasing(node.children, mark)}</em>`;
        case 'strong':
          return `<strong>${htmlPhrasing(node.children, mark)}</strong>`;
        case 'link':
          return `<a href="${escapeMarkup(node.url)}">${htmlPhrasing(node.children, mark)}</a>`;
        default:
          return mark(node);
      }
    })
    .join('');
}
