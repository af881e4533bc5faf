import { FRAGMENT_KEY, stepIn, triedIn } from '../../src/sandbox/model/fragment.ts';
import { fromLink } from '../../src/sandbox/model/open-link.ts';
import type { BuiltPage } from './built.ts';

/** A placeholder for the origin of the site. */
const ORIGIN = 'http://site.invalid';

const MOMENT = `#${FRAGMENT_KEY}=`;

/** The pages and files of a built site, to which its links must lead. */
interface Site {
  readonly files: ReadonlySet<string>;
  readonly pages: ReadonlyMap<string, BuiltPage>;
}

/** Returns every broken internal link and anchor of a site, with the first page that has it. */
export async function brokenLinks(site: Site): Promise<readonly string[]> {
  const faults = new Map<string, string>();
  for (const [address, { path }] of firstLinks(site.pages.values())) {
    const found = await faultOf(site, new URL(address));
    if (found && !faults.has(found)) faults.set(found, `${found}, linked from ${path}`);
  }
  return [...faults.values()];
}

/** Returns each linked address, with the first page that links to it. */
function firstLinks(pages: Iterable<BuiltPage>): ReadonlyMap<string, BuiltPage> {
  const first = new Map<string, BuiltPage>();
  for (const page of pages) {
    for (const link of new Set(page.links)) {
      const address = link.startsWith('/') ? ORIGIN + link : new URL(link, ORIGIN + page.path).href;
      if (!first.has(address)) first.set(address, page);
    }
  }
  return first;
}

/** Returns the error of a link, or null. Links to other sites are not followed. */
async function faultOf({ files, pages }: Site, url: URL): Promise<string | null> {
  if (url.origin !== ORIGIN) return null;
  const path = decodeURIComponent(url.pathname);
  if (!files.has(path)) return `no page ${path}`;
  if (url.hash.startsWith(MOMENT)) {
    const opened = await fromLink(url.hash.slice(MOMENT.length));
    return opened.ok ? null : `no moment of a game at ${path}${url.hash}: ${opened.why}`;
  }
  const tried = triedIn(url.hash);
  if (tried !== null) return isVersion(pages, tried) ? null : `no card ${tried} to try out`;
  const asked = stepIn(url.hash);
  if (asked) {
    const example = path.split('/').at(-2)!;
    const play = asked.variant === null ? example : `${example}/${asked.variant}`;
    return pages.get(path)?.plays.has(play) ? null : `no play ${play} at ${path}`;
  }
  const [, day] = /^#day=(.*)$/.exec(url.hash) ?? [];
  if (day !== undefined) return files.has(`/day/${day}/`) ? null : `no question of the day ${day}`;
  const anchor = decodeURIComponent(url.hash.slice(1));
  if (anchor === '' || pages.get(path)?.ids.has(anchor)) return null;
  return `no anchor ${path}#${anchor}`;
}

const versions = new WeakMap<Site['pages'], ReadonlySet<string>>();

/** Whether an id is that of a version on the page of a card. */
function isVersion(pages: Site['pages'], id: string): boolean {
  const known =
    versions.get(pages) ??
    new Set([...pages].flatMap(([path, { ids }]) => (/\/en\/cards\/./.test(path) ? [...ids] : [])));
  versions.set(pages, known);
  return known.has(id);
}
