import sitemap from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { isLanguage } from '../rulebook/language.ts';
import { parseNumber } from '../rulebook/number.ts';

/** The file that leads search engines to the others, below the site's folder. */
export const SITEMAP = 'sitemap-index.xml';

/** Pages of a language that say nothing of the game. */
const TOOLS = ['search', 'offline'];

/**
 * Lists the pages for search engines, each with its other languages. Other addresses of a page and
 * frames are left out. Wants the site's own address: without one nothing can be listed.
 *
 * Languages are gathered here while the pages are sifted: the library's own `i18n` compares each page
 * with all others, so that a book of twice the rules would take four times as long.
 *
 * @param base the folder that the site is served from
 */
export function siteMap(base: string): AstroIntegration {
  const depth = base.split('/').filter(Boolean).length;
  const folders = (url: string) => new URL(url).pathname.split('/').filter(Boolean).slice(depth);
  /** The addresses of a page in each language, by a key that they share. */
  const pages = new Map<string, Record<string, string>>();
  return sitemap({
    filter: (url) => {
      const [lang = '', ...place] = folders(url);
      if (!isListed(lang, place)) return false;
      pages.set(place.join('/'), { ...pages.get(place.join('/')), [lang]: url });
      return true;
    },
    serialize: (item) => {
      const [, ...place] = folders(item.url);
      const found = Object.entries(pages.get(place.join('/')) ?? {}).sort();
      const links = found.map(([lang, url]) => ({ lang, url }));
      return links.length > 1 ? { ...item, links } : item;
    },
    namespaces: { news: false, image: false, video: false },
  });
}

/** Whether a language and the folders in it are those of a page's one canonical address. */
function isListed(lang: string, [place = '', ...below]: readonly string[]): boolean {
  if (!isLanguage(lang) || TOOLS.includes(place)) return false;
  return below.length > 0 || parseNumber(place) === null;
}
