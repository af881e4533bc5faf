/**
 * The service worker: what was opened once, and the whole edition in the reader's language, can be
 * read without a network.
 */

import {
  assetsIn,
  isFresh,
  isRightType,
  offlinePage,
  PAGES,
  placeKept,
  strategyFor,
} from './kept.ts';
import { type Progress, readRequest } from './request.ts';

interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Extendable {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
interface Telling extends Extendable {
  readonly data: unknown;
  readonly source: { readonly id: string; postMessage(message: Progress): void } | null;
}
/** The part of a service worker's own world that is used here. */
interface WorkerScope {
  readonly registration: { readonly scope: string };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'activate', listener: (event: Extendable) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(type: 'message', listener: (event: Telling) => void): void;
}

const worker = globalThis as unknown as WorkerScope;
const root = worker.registration.scope;

const ASSETS = 'altered-codex-assets';
/** Copies that each cache holds at most; the oldest go first. */
const MOST = 6000;
/** How long a reader waits for the network where there is a copy. */
const SLOW_NETWORK_MS = 3000;

// A newer worker waits until a reader agrees, so that an open page never meets two versions at once.
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener('message', (event) => {
  const request = readRequest(event.data);
  if (request?.do === 'update') event.waitUntil(worker.skipWaiting());
  if (request?.do === 'keep') event.waitUntil(keep(request.urls));
  if (request?.do === 'take') event.waitUntil(take(request.urls, event.source));
  if (request?.do === 'stop') taking.delete(event.source?.id);
  if (request?.do === 'end') copying.abort();
});
worker.addEventListener('fetch', (event) => {
  const strategy = strategyFor(event.request.method, event.request.url, root);
  if (strategy === 'copy-first') event.respondWith(copyFirst(event));
  if (strategy === 'network-first') event.respondWith(networkFirst(event));
});

async function copyFirst(event: Fetching): Promise<Response> {
  return (await copyOf(ASSETS, event.request)) ?? fetchInto(ASSETS, event);
}

async function networkFirst(event: Fetching): Promise<Response> {
  const { request } = event;
  const copy = await copyOf(PAGES, request);
  const answer = fetchInto(PAGES, event);
  try {
    const found = await (copy ? Promise.race([answer, after(SLOW_NETWORK_MS, copy)]) : answer);
    return copy && found.status >= 500 ? copy : found;
  } catch (trouble) {
    const instead = copy ?? (request.mode === 'navigate' ? await insteadOf(request.url) : null);
    if (instead) return instead;
    throw trouble;
  }
}

/** What is shown for a page that was never opened here. */
async function insteadOf(url: string): Promise<Response | null> {
  const cache = await caches.open(PAGES);
  const kept = (await cache.keys()).map((request) => request.url);
  const place = placeKept(url, root, kept);
  if (place) return Response.redirect(place);
  const page = offlinePage(url, root, kept);
  const said = page ? await cache.match(page) : undefined;
  return said ?? null;
}

/** The copy of a page or file; one of the wrong type is dropped, as it would never be right again. */
async function copyOf(name: string, request: Request): Promise<Response | null> {
  const cache = await caches.open(name);
  const found = await cache.match(request.url, { ignoreSearch: true });
  if (!found || isRightType(request.url, found.headers.get('content-type'))) return found ?? null;
  await cache.delete(request.url, { ignoreSearch: true });
  return null;
}

/** Fetches; a copy is stored besides, so that neither a slow nor a full storage keeps the answer. */
function fetchInto(name: string, event: Fetching): Promise<Response> {
  const { origin, pathname } = new URL(event.request.url);
  const answer = fetch(event.request);
  const stored = answer.then((response) => store(name, origin + pathname, response));
  event.waitUntil(stored.then(() => makeRoom(name)).catch(() => {}));
  return answer;
}

/** Stores a copy of a page or file of the site. */
async function store(name: string, url: string, response: Response): Promise<void> {
  if (!response.ok || response.type !== 'basic' || response.redirected) return;
  if (!isRightType(url, response.headers.get('content-type'))) return;
  const copy = response.clone();
  await (await caches.open(name)).put(url, copy);
}

/** Lets the oldest copies go where there are too many. */
async function makeRoom(name: string): Promise<void> {
  const cache = await caches.open(name);
  const kept = await cache.keys();
  for (const request of kept.slice(0, Math.max(0, kept.length - MOST))) await cache.delete(request);
}

async function after(milliseconds: number, copy: Response): Promise<Response> {
  await new Promise((done) => setTimeout(done, milliseconds));
  return copy.clone();
}

/** Ends the fetching of copies. */
const copying = new AbortController();

/** Copies pages with all that they need; what cannot be had now is left for another time. */
async function keep(urls: readonly string[]): Promise<void> {
  const had: Had = new Map();
  for (const url of urls.filter((one) => one.startsWith(root))) {
    await keepPage(url, had).catch(() => false);
  }
  for (const name of [PAGES, ASSETS]) await makeRoom(name);
}

/** So many files are fetched at the same time when the whole rulebook is taken. */
const AT_ONCE = 6;

/** What waits to be copied for each reader who takes the rulebook along, by the reader's id. */
const taking = new Map<string | undefined, readonly string[]>();

/** Copies many pages and files until the reader stops that, and says how far it is; what fails is counted, and left out. */
async function take(urls: readonly string[], reader: Telling['source']): Promise<void> {
  const waiting = urls.filter((url) => url.startsWith(root)).reverse();
  const of = waiting.length;
  let done = 0;
  let failed = 0;
  const had: Had = new Map();
  taking.set(reader?.id, waiting);
  const isWanted = () => taking.get(reader?.id) === waiting;
  const work = async () => {
    for (let url = waiting.pop(); url && isWanted(); url = waiting.pop()) {
      if (!(await keepPage(url, had).catch(() => false))) failed += 1;
      done += 1;
      if (isWanted()) reader?.postMessage({ taken: done, of, failed });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** The files that pages need and that were copied for one of them, each with the files that it names. */
type Had = Map<string, Promise<readonly string[]>>;

/** Copies a page, unless it was copied lately: after its files, because then it counts as kept. Says whether it is there. */
async function keepPage(url: string, had: Had): Promise<boolean> {
  const copy = await (await caches.open(PAGES)).match(url);
  if (copy && isFresh(copy.headers.get('date'), Date.now())) return true;
  const response = await fetch(url, { signal: copying.signal });
  if (!response.ok) return false;
  if (url.endsWith('/')) await keepAssets(await response.clone().text(), had);
  await store(PAGES, url, response);
  return true;
}

/** Copies the files that a page names, those that these name, and so on; each once for all pages. */
async function keepAssets(text: string, had: Had): Promise<void> {
  const seen = new Set(assetsIn(text, root));
  for (const url of seen) {
    const naming = had.get(url) ?? keepAsset(url);
    had.set(url, naming);
    try {
      // A set goes on with what is added while it is gone through.
      for (const named of await naming) seen.add(named);
    } catch (error) {
      had.delete(url);
      throw error;
    }
  }
}

/** Copies a file, and says which others it names. */
async function keepAsset(url: string): Promise<readonly string[]> {
  const response =
    (await (await caches.open(ASSETS)).match(url)) ??
    (await fetch(url, { signal: copying.signal }));
  if (!response.ok) return [];
  await store(ASSETS, url, response);
  return url.endsWith('.js') ? assetsIn(await response.text(), root) : [];
}
