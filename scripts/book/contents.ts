import type { OutlineNode } from '../../src/library/outline.ts';
import { escapeMarkup } from '../../src/rulebook/escape-markup.ts';
import type { Part } from './parts.ts';

/**
 * The contents as a list in a list.
 *
 * @param pageOf what stands at the end of a line; nothing where books have no pages
 */
export function contentsList(
  parts: readonly Part[],
  hrefOf: (place: string) => string,
  pageOf?: (place: string) => string,
): string {
  const line = (place: string, title: string) => {
    const page = pageOf ? `<span class="page">${pageOf(place)}</span>` : '';
    return `<a href="${hrefOf(place)}"><span class="entry">${escapeMarkup(title)}</span>${page}</a>`;
  };
  const list = (nodes: readonly OutlineNode[]): string => {
    if (nodes.length === 0) return '';
    const items = nodes.map(
      (node) =>
        `<li>${line(node.number, `${node.number} ${node.title}`)}${list(node.children)}</li>`,
    );
    return `<ol>${items.join('\n')}</ol>`;
  };
  const items = parts.map((part) => `<li>${line(part.id, part.title)}${list(part.listed)}</li>`);
  return `<ol>${items.join('\n')}</ol>`;
}
