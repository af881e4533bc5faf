import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toMdast } from 'hast-util-to-mdast';
import type { Nodes as MdastNodes } from 'mdast';
import { CELL, EMPHASIS, HEADING, ROW, STRONG, settleEmphasis } from './held.ts';

/** The lines of a text in HTML, and the names of the elements that were removed. */
export interface HtmlLines {
  readonly lines: readonly string[];
  readonly refused: readonly string[];
}

/** Elements that are kept for their structure; of all others only the text is kept. */
const ALLOWED: ReadonlySet<string> = new Set(
  'p br b strong i em ul ol li table thead tbody tr th td h1 h2 h3 h4 h5 h6 div span a'.split(' '),
);
/** Elements whose content is not text for readers. */
const SILENT: ReadonlySet<string> = new Set(
  'script style iframe object embed template noscript svg math head title select textarea'.split(
    ' ',
  ),
);
const HTML =
  /<\/?(?:p|br|b|strong|i|em|u|ul|ol|li|table|tr|td|th|h[1-6]|div|span|a|img|script|style|iframe|svg)\b[^>]*>|&(?:nbsp|amp|lt|gt|quot|#\d+|#x[\da-f]+);/i;
/** Matches elements that end lines; a text without them has line breaks as plain text does. */
const LINES = /<(?:p|br|h[1-6]|div)\b/i;
const PARTS = '</?(?:ul|ol|li|table|thead|tbody|tr|t[dh])\\b[^>]*>';
const LINE_END = new RegExp(`(?<!${PARTS}\\s*)\\r?\\n(?!\\s*${PARTS})`, 'gi');

/** The deepest nesting of elements that is read, because the readers are recursive. */
const DEEPEST = 100;
/** Matches tags, except those of elements that end implicitly or contain only text. */
const NESTING_TAG =
  /<(\/?)(?!(?:p|li|t[dhr]|br|hr|img|input|script|style)\b)([a-z][a-z\d]*)\b[^>]*>/gi;
/** Matches tags, except those that end lines and those of elements without text for readers. */
const TAG_IN_LINE = /<\/?(?!(?:p|br|script|style)\b)([a-z][a-z\d]*)\b[^>]*>/gi;

/** Whether a text is meant as HTML. */
export function isHtml(text: string): boolean {
  return HTML.test(text);
}

/**
 * Reads simple HTML as lines of text: one line per block, bullets and numbers before items, markers for
 * emphasis and table cells.
 * Elements that are not on the allow list lose their tags; scripts and the like are removed with their
 * content. A text whose elements are nested too deeply loses all tags.
 */
export function readHtml(html: string): HtmlLines {
  const whole = LINES.test(html) ? html : html.replace(LINE_END, '<br>');
  const refused: string[] = [];
  const source = isTooDeep(whole) ? withoutElements(whole, refused) : whole;
  const root = fromHtml(source, { fragment: true });
  allowOnly(root, refused);
  const lines: string[] = [];
  writeLines(toMdast(root, { document: true }), lines, '');
  return { lines, refused: [...new Set(refused)] };
}

function isTooDeep(html: string): boolean {
  let depth = 0;
  for (const [, end] of html.matchAll(NESTING_TAG)) {
    depth = Math.max(0, depth + (end ? -1 : 1));
    if (depth > DEEPEST) return true;
  }
  return false;
}

function withoutElements(html: string, refused: string[]): string {
  return html.replace(TAG_IN_LINE, (_, name: string) => {
    refused.push(name.toLowerCase());
    return ' ';
  });
}

/** Removes from a tree all elements and attributes that are not allowed. */
function allowOnly(parent: Root | Element, refused: string[]): void {
  parent.children = parent.children.flatMap((child): Element['children'] => {
    if (child.type === 'text') return [child];
    if (child.type !== 'element') return [];
    if (SILENT.has(child.tagName)) {
      refused.push(child.tagName);
      return [];
    }
    allowOnly(child, refused);
    if (child.tagName === 'img') return [{ type: 'text', value: iconName(child) }];
    const { start } = child.properties;
    child.properties = child.tagName === 'ol' && start !== undefined ? { start } : {};
    if (ALLOWED.has(child.tagName)) return [child];
    refused.push(child.tagName);
    return child.children;
  }) as typeof parent.children;
}

/** Returns the name of the icon that a picture shows: its alternative text, or the name of its file. */
function iconName({ properties }: Element): string {
  const alternative = String(properties.alt ?? '').trim();
  if (alternative !== '') return alternative;
  return /([\w-]+)\.\w+$/.exec(String(properties.src ?? ''))?.[1] ?? '';
}

/** Writes the lines of a Markdown tree; a blank line follows every block but an item. */
function writeLines(node: MdastNodes, lines: string[], sign: string): void {
  switch (node.type) {
    case 'root':
      for (const child of node.children) writeLines(child, lines, '');
      break;
    case 'list':
      for (const [i, item] of node.children.entries()) {
        const mark = node.ordered ? `${(node.start ?? 1) + i}. ` : '- ';
        for (const [j, child] of item.children.entries())
          writeLines(child, lines, j === 0 ? mark : '');
      }
      break;
    case 'table':
      for (const row of node.children) {
        const cells = row.children.map((cell) => oneLine(textOf(holdMarkup(cell))));
        lines.push(ROW + cells.join(CELL));
      }
      lines.push('');
      break;
    case 'heading': {
      const line = settleEmphasis(oneLine(textOf(node)));
      lines.push(/^\d/.test(line) ? line : HEADING + line, '');
      break;
    }
    default:
      for (const [i, line] of textOf(holdMarkup(node)).split('\n').entries()) {
        lines.push((i === 0 ? sign : '') + settleEmphasis(oneLine(line)));
      }
      if (sign === '') lines.push('');
  }
}

/** Returns the text in a tree. */
function textOf(node: MdastNodes): string {
  if ('children' in node) return node.children.map(textOf).join('');
  return 'value' in node ? node.value : '';
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Returns a tree with its line breaks and emphasis as markers in its text. */
function holdMarkup(node: MdastNodes): MdastNodes {
  if (node.type === 'break') return { type: 'text', value: '\n' };
  if (node.type === 'text') return { type: 'text', value: node.value.replace(/\s*\n\s*/g, ' ') };
  if (!('children' in node)) return node;
  const inner = {
    ...node,
    children: node.children.map((child) => holdMarkup(child)),
  } as MdastNodes;
  if (node.type !== 'strong' && node.type !== 'emphasis') return inner;
  const sign = node.type === 'strong' ? STRONG : EMPHASIS;
  // Markdown does not read emphasis that begins or ends with a space.
  const value = textOf(inner).replace(/\S(?:[\s\S]*\S)?/, (text) => `${sign}${text}${sign}`);
  return { type: 'text', value };
}
