/**
 * The service worker: what was opened once, and the whole edition in the reader's language, can be
 * read without a network.
 */

import { assetsIn, isFresh, offlinePage, placeInWhole, strategyFor } from './kept.ts';

interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Extendable {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
interface Telling extends Extendable {
  readonly data: unknown;
}
/** The part of a service worker's own world that is used here. */
interface WorkerScope {
  readonly registration: { readonly scope: string };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(type: 'message', listener: (event: Telling) => void): void;
}

const worker = globalThis as unknown as WorkerScope;
const root = worker.registration.scope;

const PAGES = 'altered-codex-pages';
const ASSETS = 'altered-codex-assets';
/** Copies that each cache holds at most; the oldest go first. */
const MOST = 600;
/** How long a reader waits for the network where there is a copy. */
const PATIENCE_MS = 3000;

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener('message', (event) => {
  if (Array.isArray(event.data)) event.waitUntil(keep(event.data.map(String)));
});
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const strategy = strategyFor(request.method, request.url, root);
  if (strategy === 'copy-first') event.respondWith(copyFirst(request));
  if (strategy === 'network-first') event.respondWith(networkFirst(request));
});

async function copyFirst(request: Request): Promise<Response> {
  return (await copyOf(ASSETS, request)) ?? fetchInto(ASSETS, request);
}

async function networkFirst(request: Request): Promise<Response> {
  const copy = await copyOf(PAGES, request);
  const answer = fetchInto(PAGES, request);
  try {
    return await (copy ? Promise.race([answer, after(PATIENCE_MS, copy)]) : answer);
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
  const place = placeInWhole(url, root, kept);
  if (place) return Response.redirect(place);
  const page = offlinePage(url, root);
  const said = page ? await cache.match(page) : undefined;
  return said ?? null;
}

async function copyOf(cache: string, request: Request): Promise<Response | null> {
  const found = await (await caches.open(cache)).match(request.url, { ignoreSearch: true });
  return found ?? null;
}

async function fetchInto(name: string, request: Request): Promise<Response> {
  const response = await fetch(request);
  if (response.ok && response.type === 'basic' && !response.redirected) {
    const { origin, pathname } = new URL(request.url);
    const cache = await caches.open(name);
    await cache.put(origin + pathname, response.clone());
  }
  return response;
}

async function after(milliseconds: number, copy: Response): Promise<Response> {
  await new Promise((done) => setTimeout(done, milliseconds));
  return copy.clone();
}

/** Copies pages with all that they need; those that were copied lately stay as they are. */
async function keep(urls: readonly string[]): Promise<void> {
  const pages = await caches.open(PAGES);
  for (const url of urls.filter((one) => one.startsWith(root))) {
    const copy = await pages.match(url);
    if (copy && isFresh(copy.headers.get('date'), Date.now())) continue;
    const response = await fetch(url);
    if (!response.ok) continue;
    await pages.put(url, response.clone());
    await keepAssets(await response.text());
  }
  await Promise.all([PAGES, ASSETS].map(forgetOldest));
}

async function keepAssets(text: string): Promise<void> {
  const assets = await caches.open(ASSETS);
  const seen = new Set<string>();
  const named = assetsIn(text, root);
  for (let url = named.pop(); url; url = named.pop()) {
    if (seen.has(url)) continue;
    seen.add(url);
    const response = (await assets.match(url)) ?? (await fetch(url));
    if (!response.ok) continue;
    await assets.put(url, response.clone());
    if (url.endsWith('.js')) named.push(...assetsIn(await response.text(), root));
  }
}

async function forgetOldest(name: string): Promise<void> {
  const cache = await caches.open(name);
  const kept = await cache.keys();
  for (const request of kept.slice(0, Math.max(0, kept.length - MOST))) await cache.delete(request);
}
