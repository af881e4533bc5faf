/**
 * The service worker: what was opened once, and the whole edition in the reader's language, can be
 * read without a network.
 */

import { contentHash } from './content-hash.ts';
import {
  ASSET_LIST,
  assetsIn,
  hasSiteMark,
  isPage,
  isRightType,
  KEPT_BY,
  KEPT_HASH,
  MOST_COPIES,
  offlinePage,
  PAGES,
  placeKept,
  strategyFor,
} from './kept.ts';
import { type ListedFile, type Progress, readRequest } from './request.ts';

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

declare global {
  /** Names the state of the site that this worker came with; `offline.js` begins with it. */
  var alteredCodexVersion: string;
}

const worker = globalThis as unknown as WorkerScope;
const root = worker.registration.scope;

const ASSETS = 'altered-codex-assets';
/** Milliseconds to wait for the network where there is a copy. */
const SLOW_NETWORK_MS = 3000;

// A newer worker waits until a reader agrees, so that an open page never meets two versions at once.
worker.addEventListener('activate', (event) => {
  isNew = true;
  event.waitUntil(worker.clients.claim());
});
worker.addEventListener('message', (event) => {
  const request = readRequest(event.data);
  if (request?.do === 'update') event.waitUntil(worker.skipWaiting());
  if (request?.do === 'keep') event.waitUntil(keepPages(request.urls));
  if (request?.do === 'take') event.waitUntil(takeFiles(request.list, request.files, event.source));
  if (request?.do === 'stop') taking.delete(takerOf(request.list, event.source));
  if (request?.do === 'end') copying.abort();
});
worker.addEventListener('fetch', (event) => {
  const strategy = strategyFor(event.request.method, event.request.url, root);
  if (strategy === 'copy-first') event.respondWith(copyFirst(event));
  if (strategy === 'network-first') event.respondWith(networkFirst(event));
});

async function copyFirst(event: Fetching): Promise<Response> {
  const copy = await copyOf(ASSETS, event.request);
  return (copy && (await wholeCopy(event.request.url, copy))) ?? fetchInto(ASSETS, event);
}

/**
 * Returns the copy of a script, style or font if it is still what was stored; one that a browser lost a
 * part of is dropped, and then fetched again. A copy without a hash is compared with the site's list,
 * and trusted where that cannot be had.
 */
async function wholeCopy(url: string, copy: Response): Promise<Response | null> {
  const wanted = copy.headers.get(KEPT_HASH) ?? (await listedHash(url));
  const { status, headers } = copy;
  const body = await copy.arrayBuffer();
  if (wanted === undefined || (await contentHash(body)) === wanted) {
    return new Response(body, { status, headers });
  }
  await (await caches.open(ASSETS)).delete(url);
  return null;
}

async function networkFirst(event: Fetching): Promise<Response> {
  const { request } = event;
  const copy = await copyOf(PAGES, request);
  const answer = fetchInto(PAGES, event);
  try {
    // A script that asks for a file anew has met an old copy: another would not help it.
    const mayBeCopy = copy && request.cache !== 'reload';
    const waiting = mayBeCopy ? [answer, copyAfter(SLOW_NETWORK_MS, copy)] : [answer];
    const found = await Promise.race(waiting);
    return copy && !isAnswer(request, found) ? copy : found;
  } catch (trouble) {
    const instead = copy ?? (request.mode === 'navigate' ? await insteadOf(request.url) : null);
    if (instead) return instead;
    throw trouble;
  }
}

/** Whether a host answered, rather than failed; a page is shown in any case, so that one can sign in. */
function isAnswer({ mode, url }: Request, { status, ok, headers }: Response): boolean {
  if (status >= 500) return false;
  return mode === 'navigate' || !ok || isRightType(url, headers.get('content-type'));
}

/** Returns a response for a page that is not in the cache; null where none fits. */
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

/** Fetches, and stores a copy in parallel: a slow or full storage does not delay the response. */
function fetchInto(name: string, event: Fetching): Promise<Response> {
  const { origin, pathname } = new URL(event.request.url);
  const answer = fetch(event.request);
  const stored = answer.then((response) => storeCopy(name, origin + pathname, response));
  event.waitUntil(stored.then(() => makeRoom(name)).catch(() => {}));
  return answer;
}

/** Stores a copy of a page or file of the site; says whether it is one. */
async function storeCopy(
  name: string,
  url: string,
  response: Response,
  wanted?: string,
): Promise<boolean> {
  if (!response.ok || response.type !== 'basic' || response.redirected) return false;
  if (!isRightType(url, response.headers.get('content-type'))) return false;
  const { status } = response;
  const headers = new Headers(response.headers);
  const body = await response.clone().arrayBuffer();
  if (!(await isOwn(name, url, body, wanted))) return false;
  // The decoded body is stored, with the version of the site that it belongs to.
  for (const gone of ['Content-Encoding', 'Content-Length']) headers.delete(gone);
  headers.set(KEPT_BY, alteredCodexVersion);
  headers.set(KEPT_HASH, await contentHash(body));
  await (await caches.open(name)).put(url, new Response(body, { status, headers }));
  return true;
}

/**
 * Whether an answer is the site's own, and whole: networks that ask to sign in answer for any site, and
 * a file whose name stands for what it holds would never be asked for again.
 *
 * @param wanted its hash, where it is known
 */
async function isOwn(
  name: string,
  url: string,
  body: ArrayBuffer,
  wanted?: string,
): Promise<boolean> {
  const expected = wanted ?? (name === ASSETS ? await listedHash(url) : undefined);
  if (expected !== undefined) return (await contentHash(body)) === expected;
  if (name === ASSETS) return false;
  return !isPage(url) || hasSiteMark(new TextDecoder().decode(body));
}

let assetList: Promise<ReadonlyMap<string, string>> | undefined;

/** The hash of a script, style or font by the site's list, which is read anew where it lacks the file. */
async function listedHash(url: string): Promise<string | undefined> {
  const path = url.slice(root.length);
  const known = await assetList?.catch(() => undefined);
  if (known?.has(path)) return known.get(path);
  assetList = fetchAssetList();
  return (await assetList.catch(() => undefined))?.get(path);
}

async function fetchAssetList(): Promise<ReadonlyMap<string, string>> {
  const response = await fetch(root + ASSET_LIST, { cache: 'no-cache', signal: copying.signal });
  if (!response.ok) throw new Error(`${ASSET_LIST}: ${response.status}`);
  return new Map(Object.entries((await response.json()) as Record<string, string>));
}

/** Drops copies that are not what the site's list says: they would answer for as long as they are kept. */
async function dropWrongAssets(): Promise<void> {
  const [cache, list] = [await caches.open(ASSETS), await fetchAssetList()];
  for (const { url } of await cache.keys()) {
    const [copy, wanted] = [await cache.match(url), list.get(url.slice(root.length))];
    if (!copy || wanted === undefined) continue;
    if ((await contentHash(await copy.arrayBuffer())) !== wanted) await cache.delete(url);
  }
}

/** Lets the oldest copies go where there are too many. */
async function makeRoom(name: string): Promise<void> {
  const cache = await caches.open(name);
  const kept = await cache.keys();
  for (const request of kept.slice(0, Math.max(0, kept.length - MOST_COPIES)))
    await cache.delete(request);
}

async function copyAfter(milliseconds: number, copy: Response): Promise<Response> {
  await new Promise((done) => setTimeout(done, milliseconds));
  return copy.clone();
}

/** Whether this worker has just taken over, and found the copies of another. */
let isNew = false;

/** Ends the fetching of copies. */
const copying = new AbortController();

/** Copies pages with all that they need; what cannot be had now is left for another time. */
async function keepPages(urls: readonly string[]): Promise<void> {
  const had: Had = new Map();
  for (const url of urls.filter((one) => one.startsWith(root))) {
    await keepPage(url, had).catch(failureOf);
  }
  for (const name of [PAGES, ASSETS]) await makeRoom(name);
  // Not while it takes over: pages wait for that.
  if (isNew)
    await dropWrongAssets().then(
      () => (isNew = false),
      () => {},
    );
}

/** The number of files that are fetched at the same time when the whole rulebook is copied. */
const AT_ONCE = 6;

/** Files that wait to be copied, by list and by the page that asked for it. */
const taking = new Map<string, readonly ListedFile[]>();

function takerOf(list: string, reader: Telling['source']): string {
  return `${reader?.id} ${list}`;
}

/**
 * Copies the files of a list until the reader stops it or the device is full, and reports its progress;
 * failed files are counted and left out.
 */
async function takeFiles(
  list: string,
  files: readonly ListedFile[],
  reader: Telling['source'],
): Promise<void> {
  const waiting = files.filter(([url]) => url.startsWith(root)).reverse();
  const of = waiting.length;
  const taker = takerOf(list, reader);
  let done = 0;
  let failed = 0;
  const had: Had = new Map();
  taking.set(taker, waiting);
  const isWanted = () => taking.get(taker) === waiting;
  const work = async () => {
    for (let file = waiting.pop(); file && isWanted(); file = waiting.pop()) {
      const outcome = await keepPage(file[0], had, file[1]).catch(failureOf);
      done += 1;
      if (outcome !== 'kept') failed += 1;
      const isFull = outcome === 'full';
      if (isWanted()) reader?.postMessage({ list, taken: done, of, failed, isFull });
      if (isFull) taking.delete(taker);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** The outcome of copying a file. */
type Outcome = 'kept' | 'failed' | 'full';

function failureOf(error: unknown): Outcome {
  const isFull = error instanceof Error && error.name === 'QuotaExceededError';
  return isFull ? 'full' : 'failed';
}

/** The files that pages need and that were copied for one of them, each with the files that it names. */
type Had = Map<string, Promise<readonly string[]>>;

/**
 * Copies a page or file, unless the newest is there: after the files that it needs, because then it
 * counts as kept.
 *
 * @param wanted the hash of the newest; without it, the newest is what this version of the site kept
 */
async function keepPage(url: string, had: Had, wanted?: string): Promise<Outcome> {
  const copy = await (await caches.open(PAGES)).match(url);
  if (copy && (await isNewest(copy, had, wanted))) return 'kept';
  const response = await fetch(url, { signal: copying.signal, cache: 'no-cache' });
  if (!response.ok) return 'failed';
  if (isPage(url)) await keepAssets(await response.clone().text(), had);
  return (await storeCopy(PAGES, url, response, wanted)) ? 'kept' : 'failed';
}

/** Whether a copy need not be fetched again; one that is compared by its hash has its files, too. */
async function isNewest(copy: Response, had: Had, wanted?: string): Promise<boolean> {
  if (wanted === undefined) return copy.headers.get(KEPT_BY) === alteredCodexVersion;
  const body = await copy.arrayBuffer();
  if ((await contentHash(body)) !== wanted) return false;
  const isHtml = copy.headers.get('content-type')?.startsWith('text/html') ?? false;
  if (isHtml) await keepAssets(new TextDecoder().decode(body), had);
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

/** Copies a file, and returns the addresses of the files that it names. */
async function keepAsset(url: string): Promise<readonly string[]> {
  const response =
    (await (await caches.open(ASSETS)).match(url)) ??
    (await fetch(url, { signal: copying.signal }));
  if (!response.ok) return [];
  await storeCopy(ASSETS, url, response);
  return url.endsWith('.js') ? assetsIn(await response.text(), root) : [];
}
