/** The files of the site that its pages, styles, scripts and manifests name. */
import { posix } from 'node:path';

/** Elements that load a file: a link is followed only on demand, and is tested elsewhere. */
const LOADING =
  /<(?:script|img|source|iframe|use|image)\b[^>]*?\s(?:src|href)=(?:"([^"]*)"|'([^']*)'|([^\s>]+))|<link\b(?![^>]*\srel="?(?:canonical|alternate|next|prev|author|license)\b)[^>]*?\shref=(?:"([^"]*)"|'([^']*)'|([^\s>]+))/g;

const STYLE_URL = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^)"']*?))\s*\)/g;

/** A module that a script loads: `from"./x.js"`, `import("./x.js")`, and the styles and scripts to preload. */
const IMPORTED = /(?:\bfrom|\bimport)\s*\(?\s*["'`](\.{1,2}\/[^"'`$]+)["'`]/g;
const PRELOADED = /["'`]((?:\/[\w./-]*)?_astro\/[\w.@+-]+\.\w+)["'`]/g;

const ICON = /"src"\s*:\s*"([^"]+)"/g;

/**
 * Returns the paths, from the root of the host, of the files of its own site that a file names.
 *
 * @param path of the file itself, `/base/en/index.html`
 * @param base the folder of the site on its host, `/` or `/base/`
 */
export function filesNamedIn(path: string, text: string, base: string): readonly string[] {
  const named = namedIn(path, text, base);
  return named.flatMap((name) => {
    const url = URL.parse(decodeEntities(name), `${HOST}${path}`);
    return url?.origin === HOST ? [decodeURIComponent(url.pathname)] : [];
  });
}

const HOST = 'http://site.invalid';

/** Tags as a browser reads them: what looks like one in a comment, a script or a value is none. */
const TAG =
  /<!--[\s\S]*?-->|(<(script|style|textarea|title)\b(?:[^>"']|"[^"]*"|'[^']*')*>)[\s\S]*?<\/\2\s*>|(<[a-z](?:[^>"']|"[^"]*"|'[^']*')*>)/gi;

/**
 * Returns a page without its texts: its tags, those that only look like one left out. It takes longer than
 * all else, so it is for a page that seems to name a file that is not there.
 */
export function withTagsAlone(html: string): string {
  const tags = Array.from(html.matchAll(TAG), ([, raw, , tag]) => raw ?? tag ?? '');
  // A value may hold a tag as text.
  return tags.map((tag) => tag.slice(0, 1) + tag.slice(1).replaceAll('<', ' ')).join('\n');
}

function namedIn(path: string, text: string, base: string): readonly string[] {
  switch (posix.extname(path)) {
    case '.html':
      return [...matchesOf(LOADING, text), ...stylesIn(text)];
    case '.css':
      return matchesOf(STYLE_URL, text);
    case '.svg':
      return matchesOf(LOADING, text);
    case '.js':
      return [
        ...matchesOf(IMPORTED, text),
        ...matchesOf(PRELOADED, text).map((name) => (name.startsWith('/') ? name : base + name)),
      ];
    case '.webmanifest':
      return matchesOf(ICON, text);
    default:
      return [];
  }
}

const STYLE_ELEMENT = /<style\b[^>]*>([\s\S]*?)<\/style>/g;

function stylesIn(html: string): readonly string[] {
  return matchesOf(STYLE_ELEMENT, html).flatMap((css) => matchesOf(STYLE_URL, css));
}

/** Returns what each match has found; names of other kinds (`data:`, `#icon`) are left out. */
function matchesOf(pattern: RegExp, text: string): string[] {
  return Array.from(
    text.matchAll(pattern),
    ([, ...found]) => found.find((one) => one) ?? '',
  ).filter((name) => name !== '' && !/^(?:#|data:|blob:|about:)/.test(name));
}

function decodeEntities(name: string): string {
  return name.replaceAll('&amp;', '&').replaceAll('&#38;', '&');
}
