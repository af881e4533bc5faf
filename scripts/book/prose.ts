import { iconWord } from '../../src/languages/icon-word.ts';
import { parseOnce } from '../../src/library/parsed.ts';
import { escapeMarkup } from '../../src/rulebook/escape-markup.ts';
import { type HtmlMark, printHtml } from '../../src/rulebook/html.ts';
import { DRAWINGS, type DrawnIcon } from '../../src/rulebook/icon-drawings.ts';
import type { Language } from '../../src/rulebook/language.ts';
import { ruleOf } from '../../src/rulebook/number.ts';
import type { TextKind } from '../../src/rulebook/text.ts';

/** Writes a text of the book as XHTML. */
export type WriteProse = (text: string, kind: TextKind) => string;

/**
 * Returns the writer of a book's texts: terms, articles and numbers become links into it, icons
 * pictures.
 *
 * @param places the ids that the book has
 */
export function proseWriter(places: ReadonlySet<string>, lang: Language): WriteProse {
  const link = (shown: string, place: string, kind = '') =>
    places.has(place)
      ? `<a href="#${place}"${kind}>${escapeMarkup(shown)}</a>`
      : escapeMarkup(shown);
  const mark: HtmlMark = (node) => {
    switch (node.type) {
      case 'term':
        return link(node.shown ?? node.id, `term-${node.id}`, ' class="term"');
      case 'article':
        return link(node.shown ?? node.id, `article-${node.id}`);
      case 'number':
        return link(node.number, ruleOf(node.number));
      case 'icon':
        return iconText(node.name, lang);
      case 'card':
        return escapeMarkup(node.shown);
    }
  };
  return (text, kind) => printHtml(parseOnce(text, kind).blocks, mark);
}

function iconText(name: string, lang: Language): string {
  const [sign, amount] = name.split(':') as [string, string?];
  if (sign === 'reaction') return '—';
  if (amount) return `<span class="amount">${escapeMarkup(amount)}</span>`;
  const label = escapeMarkup(iconWord(name, lang).replace(/^\(|\)$/g, ''));
  const drawing = DRAWINGS[sign as DrawnIcon];
  const open = '<svg xmlns="http://www.w3.org/2000/svg" class="icon" viewBox="0 0 24 24"';
  return `${open} role="img" aria-label="${label}">${drawing}</svg>`;
}
