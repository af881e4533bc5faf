import { escapeMarkup } from '../../rulebook/escape-markup.ts';

/** Ways to copy a text into a discussion. */
export const QUOTATION_FORMATS = ['markdown', 'discord', 'bbcode', 'html', 'plain'] as const;

export type QuotationFormat = (typeof QUOTATION_FORMATS)[number];

/** A line of a text: a paragraph, or an item of a list. */
export interface QuotedLine {
  readonly text: string;
  /** The sign before an item: a hyphen, or its number with a full stop. */
  readonly item?: string;
  /** How many lists it lies in, beyond the first. */
  readonly depth?: number;
  /** A label before the text, followed by a colon: the kind of a note. */
  readonly label?: string;
}

/** The content of a quotation. */
export interface Quotation {
  /** A rule's number, or the name of the quoted thing. */
  readonly heading: string;
  /** The text without markup, its lists as lists. */
  readonly lines: readonly QuotedLine[];
  /** The words of the link. */
  readonly source: string;
  readonly url: string;
  /** A colon as the language sets it, and the space after it. */
  readonly colon: string;
}

/** Puts the labels of lines before their texts. */
export function withLabels(lines: readonly QuotedLine[], colon: string): readonly QuotedLine[] {
  return lines.map(({ label, ...line }) =>
    label === undefined ? line : { ...line, text: label + colon + line.text },
  );
}

/**
 * Writes a text as a quotation with its pinned link. Signs of the text that mean something in the
 * format, such as the brackets of a template, are escaped.
 */
export function writeQuotation(quotation: Quotation, format: QuotationFormat): string {
  const { heading, lines, source, url, colon } = quotation;
  switch (format) {
    case 'markdown': {
      const link = `[${escapeMarkdown(source)}](${url})`;
      return [...markdownLines(heading, lines), '', link].map(quoteLine).join('\n');
    }
    case 'discord':
      // The angle brackets keep Discord from showing the same page again as a card.
      return `${markdownLines(heading, lines)
        .filter((line) => line !== '')
        .map(quoteLine)
        .join('\n')}\n<${url}>`;
    case 'bbcode':
      return `[quote][b]${heading}[/b] ${bbcodeLines(lines).join('\n')}\n[url=${url}]${source}[/url][/quote]`;
    case 'html':
      return htmlQuotation(quotation);
    case 'plain':
      return `${plainLines(heading, lines).join('\n')}\n${source}${colon}${url}`;
  }
}

function quoteLine(line: string): string {
  return line === '' ? '>' : `> ${line}`;
}

function indentItem({ item, depth = 0 }: QuotedLine): string {
  return item === undefined ? '' : `${'  '.repeat(depth)}${item} `;
}

/** Paragraphs and lists are parted by empty lines. */
function markdownLines(heading: string, lines: readonly QuotedLine[]): string[] {
  return lines.flatMap((line, i) => {
    const before = lines[i - 1];
    const apart = before && !(before.item !== undefined && line.item !== undefined) ? [''] : [];
    const head = i === 0 ? `**${escapeMarkdown(heading)}** ` : '';
    return [...apart, head + indentItem(line) + escapeMarkdown(line.text)];
  });
}

function plainLines(heading: string, lines: readonly QuotedLine[]): string[] {
  return lines.map((line, i) => `${i === 0 ? `${heading} ` : ''}${indentItem(line)}${line.text}`);
}

function bbcodeLines(lines: readonly QuotedLine[]): string[] {
  return lines.map((line, i) => {
    if (line.item === undefined) return line.text;
    const opens = lines[i - 1]?.item === undefined;
    const closes = lines[i + 1]?.item === undefined;
    const list = line.item === '-' ? '[list]' : '[list=1]';
    return `${opens ? list : ''}[*]${line.text}${closes ? '[/list]' : ''}`;
  });
}

function htmlQuotation({ heading, lines, source, url }: Quotation): string {
  const written = lines.map((line, i) => {
    const text = escapeMarkup(line.text);
    if (line.item === undefined) {
      return i === 0
        ? `<p><strong>${escapeMarkup(heading)}</strong> ${text}</p>`
        : `<p>${text}</p>`;
    }
    const list = line.item === '-' ? 'ul' : 'ol';
    const opens = lines[i - 1]?.item === undefined ? `<${list}>` : '';
    const closes = lines[i + 1]?.item === undefined ? `</${list}>` : '';
    return `${opens}<li>${text}</li>${closes}`;
  });
  const address = escapeMarkup(url);
  const link = `<p><a href="${address}">${escapeMarkup(source)}</a></p>`;
  return `<blockquote cite="${address}">${written.join('')}${link}</blockquote>`;
}

function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>|~]/g, '\\$&');
}
