/** Ways to copy a rule into a discussion. */
export const QUOTATION_FORMATS = ['markdown', 'discord', 'plain'] as const;

export type QuotationFormat = (typeof QUOTATION_FORMATS)[number];

/** What is quoted. `text` is the rule without markup, `source` the link's words. */
export interface Quotation {
  readonly number: string;
  readonly text: string;
  readonly source: string;
  readonly url: string;
}

/**
 * Writes a rule as a quotation with its pinned link. Signs of the text that mean something in the
 * format, such as the brackets of a template, are escaped.
 */
export function quote({ number, text, source, url }: Quotation, format: QuotationFormat): string {
  switch (format) {
    case 'markdown':
      return `> **${number}** ${escapeMarkdown(text)}\n>\n> [${escapeMarkdown(source)}](${url})`;
    case 'discord':
      // The angle brackets keep Discord from showing the same rule again as a card.
      return `> **${number}** ${escapeMarkdown(text)}\n<${url}>`;
    case 'plain':
      return `${number} ${text}\n${source}: ${url}`;
  }
}

function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>|~]/g, '\\$&');
}
