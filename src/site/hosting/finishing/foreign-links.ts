import { isLanguage, isPartial, LENDING_LANGUAGE } from '../../../rulebook/language.ts';

const PAGE_LANGUAGE = /<html\b[^>]*?\slang="?([a-z]{2})\b/;

/**
 * Returns the HTML of a page in a partial language with `hreflang` on links to pages that are lent in
 * English, and with `data-lent`, which the styles use to mark them for readers.
 *
 * @param base the folder that the site is served from, with its final slash
 */
export function markForeignLinks(html: string, base: string): string {
  const lang = PAGE_LANGUAGE.exec(html)?.[1] ?? '';
  if (!isLanguage(lang) || !isPartial(lang)) return html;
  const place = `${base}${LENDING_LANGUAGE}/`;
  return html.replaceAll(/<a\s[^>]*>/g, (tag) =>
    tag.includes(`href="${place}`) && !/\s(?:hreflang|data-language)=/.test(tag)
      ? `<a data-lent hreflang="${LENDING_LANGUAGE}"${tag.slice('<a'.length)}`
      : tag,
  );
}
