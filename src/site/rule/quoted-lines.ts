import type { QuotedLine } from './quotation.ts';

/** Parts of a text that are not of the text itself. */
const ASIDE = 'summary, .provenance, .item, .important, .scripted, .sandbox, svg, script, style';

/** Icons that a sentence reads without: what they say stands beside them, or is their use. */
const SILENT =
  '.icon:is(.join, .hand, .reserve, .exhaust, .discard-from-reserve, .support, .common, .rare, .unique)';

/**
 * The text of a page as lines: paragraphs, items of lists, rows of tables.
 *
 * @param notes whether the notes under a rule come along
 */
export function quotedLines(text: Element, notes: boolean): readonly QuotedLine[] {
  return [...text.children].flatMap((element) => linesOf(element, notes, 0));
}

function linesOf(element: Element, notes: boolean, depth: number): QuotedLine[] {
  if (element.matches(ASIDE) || (!notes && element.matches('.note'))) return [];
  if (element.matches('.rule-block')) return ruleLines(element, notes);
  if (element.matches('.note')) return noteLines(element);
  switch (element.tagName) {
    case 'UL':
    case 'OL':
      return itemsOf(element as HTMLElement, notes, depth);
    case 'TABLE':
      return [...element.querySelectorAll('tr')].map((row) => ({
        text: [...row.children].map(wordsOf).join(' | '),
      }));
    case 'P':
    case 'H1':
    case 'H2':
    case 'H3':
      return lineOf(element);
    default:
      return element.querySelector('p, ul, ol, table, h2')
        ? [...element.children].flatMap((child) => linesOf(child, notes, depth))
        : lineOf(element);
  }
}

/** A rule among others of its section: its number begins its first line. */
function ruleLines(block: Element, notes: boolean): QuotedLine[] {
  const number = block.querySelector('.number')?.textContent?.trim() ?? '';
  const parts = [...block.querySelectorAll('.prose')];
  const [first, ...others] = parts.flatMap((part) => quotedLines(part, notes));
  return first ? [{ ...first, text: `${number} ${first.text}` }, ...others] : [];
}

/** A note: its kind and whether it is official begin its first line. */
function noteLines(note: Element): QuotedLine[] {
  const [kind = '', official = ''] = [...note.querySelectorAll('.note-label > *')]
    .map((part) => part.textContent?.trim() ?? '')
    .filter((words) => words !== '');
  const inner = [...note.children].filter((child) => !child.matches('.note-label'));
  const [first, ...others] = inner.flatMap((child) => linesOf(child, true, 0));
  return first ? [{ ...first, label: `${kind} (${official})` }, ...others] : [];
}

function lineOf(element: Element): QuotedLine[] {
  const text = wordsOf(element);
  return text === '' ? [] : [{ text }];
}

function itemsOf(list: HTMLElement, notes: boolean, depth: number): QuotedLine[] {
  const start = list instanceof HTMLOListElement ? list.start : null;
  return [...list.children].flatMap((item, place) => {
    const inner = [...item.children].filter((child) => child.matches('ul, ol'));
    const own = item.cloneNode(true) as Element;
    for (const child of own.querySelectorAll('ul, ol')) child.remove();
    const sign = start === null ? '-' : `${start + place}.`;
    const line = { text: wordsOf(own), item: sign, ...(depth > 0 ? { depth } : {}) };
    return [line, ...inner.flatMap((child) => linesOf(child, notes, depth + 1))];
  });
}

/** The words of an element on one line: a drawn icon by what it stands for. */
function wordsOf(element: Element): string {
  const words = [...element.childNodes].map((node): string => {
    if (!(node instanceof Element)) return node.textContent ?? '';
    if (node.matches(SILENT)) return '';
    if (node.getAttribute('role') === 'img') return node.getAttribute('aria-label') ?? '';
    return node.matches(ASIDE) ? '' : wordsOf(node);
  });
  return words
    .join('')
    .replace(/[^\S\u00a0\u202f]+/g, ' ')
    .trim();
}
