import sitemap from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { isLanguage, LANGUAGES } from '../rulebook/language.ts';
import { parseNumber } from '../rulebook/number.ts';

/** The file that leads search engines to the others, below the site's folder. */
export const SITEMAP = 'sitemap-index.xml';

/** Pages of a language that say nothing of the game. */
const TOOLS = ['search', 'offline'];

/**
 * Lists the pages for search engines, each with its other languages. Other addresses of a page and
 * frames are left out. Wants the site's own address: without one nothing can be listed.
 *
 * @param base the folder that the site is served from
 */
export function siteMap(base: string): AstroIntegration {
  const depth = base.split('/').filter(Boolean).length;
  return sitemap({
    filter: (url) => isListed(new URL(url).pathname.split('/').filter(Boolean).slice(depth)),
    i18n: {
      defaultLocale: LANGUAGES[0],
      locales: Object.fromEntries(LANGUAGES.map((lang) => [lang, lang])),
    },
    namespaces: { news: false, image: false, video: false },
  });
}

/** Whether the folders of an address are those of a page's one canonical address. */
function isListed([lang = '', place = '', ...below]: readonly string[]): boolean {
  if (!isLanguage(lang) || TOOLS.includes(place)) return false;
  return below.length > 0 || parseNumber(place) === null;
}
