import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';

/** Headings of a page's parts that follow each other and say the same. */
export function headingsTwice(page: Root): string[] {
  const headings: string[] = [];
  visit(page, 'element', (element) => {
    if (/^h[12]$/.test(element.tagName)) headings.push(textIn(element));
  });
  return headings.filter((heading, index) => index > 0 && headings[index - 1] === heading);
}

function textIn(element: Element): string {
  let text = '';
  visit(element, 'text', ({ value }) => {
    text += value;
  });
  return text.replace(/\s+/g, ' ').trim().toLowerCase();
}
