import { createHash } from 'node:crypto';

const STYLE = /<style>([\s\S]*?)<\/style>/g;
/** A style that a page marks as one that its first view can do without. */
const LATER_STYLE = /<style data-later>([\s\S]*?)<\/style>/g;

/** The fewest letters of styles that are worth a file. */
const LEAST = 1000;

/**
 * Whether a page keeps all its styles. Readers come from elsewhere to a card, a term, and a rule with a
 * letter in an edition, so that its first view must not wait for another request. A language's home and
 * the pages right below it are the only ones of their look: no other page would use their file.
 *
 * @param page its address below the site's folder: `fr/5.0/6.1.e/`
 */
export function keepsStyles(page: string, edition: string): boolean {
  const [, folder, name = '', ...rest] = page.split('/');
  if (name === '') return true;
  if (rest.length !== 1) return false;
  return folder === 'cards' || folder === 'terms' || (folder === edition && /\.[a-z]$/.test(name));
}

/**
 * Replaces each style element of a page by a link to a file. The page's own values (see
 * `withHashedStyles`) are marked differently and stay.
 *
 * @param base the folder that the site is served from, with its final slash
 * @param files paths of the linked files, below the site's folder, by their content; new ones are added
 */
export function linkStyles(html: string, base: string, files: Map<string, string>): string {
  return html.replace(STYLE, (element, css: string) =>
    css.length < LEAST ? element : linkTo(css, base, files),
  );
}

/** Replaces the styles marked with `data-later` alone, as `linkStyles` does: all pages do without them. */
export function linkLaterStyles(html: string, base: string, files: Map<string, string>): string {
  return html.replace(LATER_STYLE, (_, css: string) => linkTo(css, base, files));
}

function linkTo(css: string, base: string, files: Map<string, string>): string {
  const file = files.get(css) ?? fileOf(css);
  files.set(css, file);
  return `<link rel="stylesheet" href="${base}${file}">`;
}

function fileOf(css: string): string {
  return `_astro/styles.${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`;
}
