import { toHtml } from 'hast-util-to-html';
import { toHast } from 'mdast-util-to-hast';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import { iconWord } from '../../src/languages/icon-word.ts';
import type { MarkWriter } from '../../src/library/marked.ts';
import { escapeMarkup } from '../../src/rulebook/escape-markup.ts';
import { DRAWINGS, type DrawnIcon } from '../../src/rulebook/icon-drawings.ts';
import type { Language } from '../../src/rulebook/language.ts';
import { ruleOf } from '../../src/rulebook/number.ts';

const MARKDOWN = remark().use(remarkGfm);

/** Icons are written as links to this scheme until the Markdown is read. */
const ICON = 'icon:';

/**
 * Returns a writer for the marks of a book's texts: terms, articles and numbers become links into it.
 *
 * @param places the ids that the book has
 */
export function bookMarks(places: ReadonlySet<string>): MarkWriter {
  const link = (shown: string, place: string) =>
    places.has(place) ? `[${shown}](#${place})` : shown;
  return {
    term: (id, shown) => link(shown, `term-${id}`),
    article: (id, shown) => link(shown, `article-${id}`),
    number: (number) => link(number, ruleOf(number)),
    icon: (name) => `[${name}](${ICON}${name})`,
  };
}

/** Converts Markdown to XHTML, with icons as pictures. */
export function markdownToXhtml(markdown: string, lang: Language): string {
  const hast = toHast(MARKDOWN.parse(markdown), {
    handlers: {
      link(state, node) {
        if (node.url.startsWith(ICON)) {
          return { type: 'raw', value: iconText(node.url.slice(ICON.length), lang) };
        }
        const kind = node.url.startsWith('#term-') ? { className: ['term'] } : {};
        return {
          type: 'element',
          tagName: 'a',
          properties: { href: node.url, ...kind },
          children: state.all(node),
        };
      },
    },
  });
  return toHtml(hast, { closeSelfClosing: true, allowDangerousHtml: true });
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
