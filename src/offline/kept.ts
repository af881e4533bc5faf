/** What the service worker decides, apart from the browser: which copy answers, and what to copy. */

/** How a request is answered. */
export type Strategy =
  /** Its name changes with its content: a copy is as good as the file. */
  | 'copy-first'
  /** The newest where there is a network, else the last copy. */
  | 'network-first'
  /** Left to the browser. */
  | 'none';

/** Days after which what was kept is fetched anew. */
const FRESH_DAYS = 7;

/**
 * @param root the address of the site's folder, with its final slash
 */
export function strategyFor(method: string, url: string, root: string): Strategy {
  if (method !== 'GET' || !url.startsWith(root)) return 'none';
  return url.startsWith(`${root}_astro/`) ? 'copy-first' : 'network-first';
}

/** Addresses of the scripts, styles and fonts that a page or a script names. */
export function assetsIn(text: string, root: string): string[] {
  const named = text.matchAll(/[/"'(](?:\.|_astro)\/([\w.@-]+\.(?:js|css|woff2))/g);
  return [...new Set([...named].map((match) => `${root}_astro/${match[1]}`))];
}

/**
 * Where a number can be read though its own page was never opened: its place on a kept page that
 * has the whole edition; null where it is no number, or nothing that has it was kept.
 *
 * @param kept addresses of the pages kept
 */
export function placeInWhole(url: string, root: string, kept: readonly string[]): string | null {
  const parts = new URL(url).pathname.slice(new URL(root).pathname.length).split('/');
  const [lang, ...rest] = parts.filter((part) => part !== '');
  const number = rest.pop();
  if (!lang || !number || rest.length > 1 || !/^\d+(?:\.\d+)*(?:\.[a-z])?$/.test(number))
    return null;
  const whole = kept.find((page) => {
    const path = page.slice(root.length);
    return rest[0]
      ? path === `${lang}/${rest[0]}/all/`
      : /^[^/]+\/[^/]+\/all\/$/.test(path) && path.startsWith(`${lang}/`);
  });
  return whole ? `${whole}#${number}` : null;
}

/** The page of a language that says what can be read offline. */
export function offlinePage(url: string, root: string): string | null {
  const lang = url.slice(root.length).split('/')[0];
  return lang ? `${root}${lang}/offline/` : null;
}

/** Whether a copy need not be fetched again; one without a date must be. */
export function isFresh(date: string | null, now: number): boolean {
  return date !== null && now - Date.parse(date) < FRESH_DAYS * 86_400_000;
}
