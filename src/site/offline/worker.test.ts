import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { contentHash } from './content-hash.ts';
import { KEPT_BY, KEPT_HASH, MOST_COPIES, SITE_MARK } from './kept.ts';

const ROOT = 'https://codex.example/';
const PAGES = 'altered-codex-pages';

type Listener = (event: object) => void;
const listeners = new Map<string, Listener>();
/** The content of each cache: responses by address, in the order in which they were stored. */
const held = new Map<string, Map<string, Response>>();
let listings = 0;
let put: (cache: string, url: string, response: Response) => Promise<void>;

function cacheNamed(name: string) {
  const copies = held.get(name) ?? new Map<string, Response>();
  held.set(name, copies);
  return {
    match: async (url: string) => copies.get(url)?.clone(),
    keys: async () => {
      listings += 1;
      return [...copies.keys()].map((url) => ({ url }));
    },
    delete: async (page: string | { url: string }) =>
      copies.delete(typeof page === 'string' ? page : page.url),
    put: async (url: string, response: Response) => put(name, url, response),
  };
}

/** The head of each page of the site. */
const HEAD = `<meta name="${SITE_MARK.name}" content="${SITE_MARK.content}">`;

/** Hashes of the scripts in the site's list. */
const assetHashes = new Map<string, string>();

/** Answers for the site: its list of scripts by itself, all else as it is told. */
function stubFetch(
  answer: (url: string, init?: RequestInit) => Promise<Response> | Response,
): void {
  vi.stubGlobal('fetch', async (request: string | Request, init?: RequestInit) => {
    const url = typeof request === 'string' ? request : request.url;
    if (url !== `${ROOT}offline/assets.json`) return answer(url, init);
    return answered(JSON.stringify(Object.fromEntries(assetHashes)), { type: 'application/json' });
  });
}

const hashOf = (text: string) => contentHash(new TextEncoder().encode(text));

/** A page of the site with a text. */
const page = (text: string) => answered(HEAD + text);

/** An answer of the site's own server. */
function answered(
  text: string,
  { redirected = false, type = 'text/html; charset=utf-8', status = 200 } = {},
): Response {
  const response = new Response(text, { status, headers: { 'Content-Type': type } });
  Object.defineProperties(response, {
    type: { value: 'basic' },
    redirected: { value: redirected },
  });
  return response;
}

/** Tells the worker of an event; what it answers, and all that it asks to be kept alive for. */
function tell(type: string, event: object) {
  const told: { response?: Promise<Response>; alive: Promise<unknown>[] } = { alive: [] };
  listeners.get(type)!({
    ...event,
    respondWith: (response: Promise<Response>) => (told.response = response),
    waitUntil: (work: Promise<unknown>) => void told.alive.push(work),
  });
  return told;
}

const ask = (path: string) => tell('fetch', { request: new Request(ROOT + path) });

beforeEach(async () => {
  held.clear();
  assetHashes.clear();
  listings = 0;
  put = async (cache, url, response) => {
    const copies = held.get(cache)!;
    copies.delete(url);
    copies.set(url, response);
  };
  vi.stubGlobal('alteredCodexVersion', 'v1');
  vi.stubGlobal('registration', { scope: ROOT });
  vi.stubGlobal('addEventListener', (type: string, listener: Listener) =>
    listeners.set(type, listener),
  );
  vi.stubGlobal('caches', { open: async (name: string) => cacheNamed(name) });
  vi.resetModules();
  await import('./worker.ts');
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The error of a browser whose storage is full. */
const FULL = new DOMException('Quota exceeded', 'QuotaExceededError');

const LIST = '/offline/fr.json';

type Files = readonly (readonly [url: string, hash: string])[];

/** Takes files along, to the end. */
const take = (files: Files, source: object | null) =>
  Promise.all(tell('message', { data: { do: 'take', list: LIST, files }, source }).alive);

/** So many pages with a text, as the site lists them. */
async function pagesListed(count: number, first = 0, text = ''): Promise<Files> {
  const hash = await hashOf(HEAD + text);
  return Array.from(
    { length: count },
    (_, place) => [`${ROOT}fr/${place + first}/`, hash] as const,
  );
}

test.each(['_astro/page.js', 'fr/'])(
  '%s is answered though nothing can be stored',
  async (path) => {
    put = () => Promise.reject(FULL);
    stubFetch(async () => page('new'));
    const { response, alive } = ask(path);
    expect(await (await response!).text()).toBe(`${HEAD}new`);
    await Promise.all(alive);
  },
);

test('an answer does not wait until it is stored', async () => {
  put = () => new Promise(() => {});
  stubFetch(async () => page('new'));
  const { response } = ask('fr/');
  expect(await (await response!).text()).toBe(`${HEAD}new`);
});

test('an answer that comes too late is stored all the same', async () => {
  cacheNamed(PAGES);
  held.get(PAGES)!.set(`${ROOT}fr/`, answered('old'));
  let arrive = (_: Response) => {};
  stubFetch(() => new Promise<Response>((done) => (arrive = done)));
  vi.useFakeTimers();
  const { response, alive } = ask('fr/');
  await vi.advanceTimersByTimeAsync(3000);
  expect(await (await response!).text()).toBe('old');
  expect(alive).toHaveLength(1);
  arrive(page('new'));
  await Promise.all(alive);
  expect(await held.get(PAGES)!.get(`${ROOT}fr/`)!.text()).toBe(`${HEAD}new`);
});

test('a file that is asked for anew is no copy, however slow the network; without one it is', async () => {
  const path = 'fr/search/index.json';
  const json = (text: string) => answered(text, { type: 'application/json' });
  cacheNamed(PAGES);
  held.get(PAGES)!.set(ROOT + path, json('old'));
  let arrive = (_: Response) => {};
  let lose = (_: Error) => {};
  stubFetch(() => new Promise<Response>((done, fail) => ([arrive, lose] = [done, fail])));
  vi.useFakeTimers();
  const anew = () => tell('fetch', { request: new Request(ROOT + path, { cache: 'reload' }) });
  const lost = anew();
  await vi.advanceTimersByTimeAsync(3000);
  lose(new TypeError('Failed to fetch'));
  expect(await (await lost.response!).text()).toBe('old');
  const { response, alive } = anew();
  await vi.advanceTimersByTimeAsync(3000);
  arrive(json('new'));
  expect(await (await response!).text()).toBe('new');
  await Promise.all(alive);
});

test('the oldest copies go, for those too who open pages and ask for none', async () => {
  stubFetch(async () => page(''));
  const full = Array.from({ length: MOST_COPIES }, (_, place) => `${ROOT}fr/${place}/`);
  held.set(PAGES, new Map(full.map((url) => [url, page('')])));
  const { response, alive } = ask('fr/newest/');
  await response;
  await Promise.all(alive);
  const kept = [...held.get(PAGES)!.keys()];
  expect(kept).toEqual([...full.slice(1), `${ROOT}fr/newest/`]);
});

test('of pages asked for, one that fails or leads elsewhere does not keep the others', async () => {
  stubFetch(async (url) => {
    if (url.endsWith('/lost/')) throw new TypeError('Failed to fetch');
    return answered(HEAD, { redirected: url.endsWith('/moved/') });
  });
  const data = ['fr/lost/', 'fr/moved/', 'fr/'].map((path) => ROOT + path);
  await Promise.all(tell('message', { data: { do: 'keep', urls: data } }).alive);
  expect([...held.get(PAGES)!.keys()]).toEqual([`${ROOT}fr/`]);
});

test('pages asked for are counted once all of them are stored', async () => {
  const scripts = Array.from({ length: 20 }, (_, i) => `"/_astro/part${i}.js"`).join();
  for (let i = 0; i < 20; i += 1) assetHashes.set(`_astro/part${i}.js`, await hashOf(''));
  stubFetch(async (url) =>
    url.endsWith('.js') ? answered('', { type: 'text/javascript' }) : page(scripts),
  );
  const older = Array.from({ length: MOST_COPIES - 30 }, (_, i) => `${ROOT}fr/older-${i}/`);
  held.set(PAGES, new Map(older.map((url) => [url, page('')])));
  const data = Array.from({ length: 40 }, (_, i) => `${ROOT}fr/${i}/`);
  await Promise.all(tell('message', { data: { do: 'keep', urls: data } }).alive);
  expect(held.get('altered-codex-assets')!.size).toBe(20);
  expect([...held.get(PAGES)!.keys()]).toEqual([...older.slice(10), ...data]);
  expect(listings).toBe(2);
});

test('a page counts as kept only with the files that it needs', async () => {
  stubFetch(async (url) => {
    if (url.endsWith('.js')) throw new TypeError('Failed to fetch');
    return page('<script src="/_astro/page.js"></script>');
  });
  await Promise.all(tell('message', { data: { do: 'keep', urls: [`${ROOT}fr/`] } }).alive);
  expect([...held.get(PAGES)!.keys()]).toEqual([]);
});

test('a page under the name of a script is answered and not kept', async () => {
  stubFetch(async () => answered('<!doctype html>'));
  const { response, alive } = ask('_astro/page.js');
  expect(await (await response!).text()).toBe('<!doctype html>');
  await Promise.all(alive);
  expect(held.get('altered-codex-assets')?.size ?? 0).toBe(0);
});

test('a copy of the wrong type is dropped, and the file is fetched again', async () => {
  cacheNamed('altered-codex-assets');
  held.get('altered-codex-assets')!.set(`${ROOT}_astro/page.js`, answered('<!doctype html>'));
  assetHashes.set('_astro/page.js', await hashOf('run()'));
  stubFetch(async () => answered('run()', { type: 'text/javascript' }));
  const { response, alive } = ask('_astro/page.js');
  expect(await (await response!).text()).toBe('run()');
  await Promise.all(alive);
  expect(await held.get('altered-codex-assets')!.get(`${ROOT}_astro/page.js`)!.text()).toBe(
    'run()',
  );
});

test.each([
  [500, 'old'],
  [503, 'old'],
  [404, 'gone'],
])('where there is a copy, status %i is answered with the %s page', async (status, text) => {
  cacheNamed(PAGES);
  held.get(PAGES)!.set(`${ROOT}fr/`, answered('old'));
  stubFetch(async () => answered('gone', { status }));
  const { response, alive } = ask('fr/');
  expect(await (await response!).text()).toBe(text);
  await Promise.all(alive);
  expect(await held.get(PAGES)!.get(`${ROOT}fr/`)!.text()).toBe('old');
});

test('taking many pages along says how far it is and what failed', async () => {
  stubFetch(async (url) => {
    if (url.endsWith('/2/')) throw new TypeError('Failed to fetch');
    return page('');
  });
  const progress: unknown[] = [];
  const source = { postMessage: (message: unknown) => progress.push(message) };
  await take(await pagesListed(3, 1), source);
  expect(progress.at(-1)).toEqual({ list: LIST, taken: 3, of: 3, failed: 1, isFull: false });
  expect([...held.get(PAGES)!.keys()].sort()).toEqual([`${ROOT}fr/1/`, `${ROOT}fr/3/`]);
});

test('taking along ends when the reader stops it, and goes on from there', async () => {
  const asked: string[] = [];
  const progress: unknown[] = [];
  const source = { id: 'tab', postMessage: (message: unknown) => progress.push(message) };
  stubFetch(async (url) => {
    asked.push(url);
    if (asked.length === 10) tell('message', { data: { do: 'stop', list: LIST }, source });
    return page('');
  });
  const files = await pagesListed(100);
  await take(files, source);
  expect(asked.length).toBeLessThan(20);
  expect(progress.length).toBeLessThan(10);
  expect([...held.get(PAGES)!.keys()].sort()).toEqual(asked.toSorted());
  await take(files, source);
  expect(asked).toHaveLength(100);
  expect(progress.at(-1)).toEqual({ list: LIST, taken: 100, of: 100, failed: 0, isFull: false });
});

test('a reader who stops does not stop another', async () => {
  const readers = ['one', 'other'].map((id) => ({ id, postMessage: vi.fn() }));
  stubFetch(async () => page(''));
  const files = await pagesListed(50);
  const work = readers.map((source) => take(files, source));
  tell('message', { data: { do: 'stop', list: LIST }, source: readers[0]! });
  await Promise.all(work);
  expect(readers[0]!.postMessage).not.toHaveBeenCalled();
  expect(readers[1]!.postMessage).toHaveBeenLastCalledWith({
    ...{ list: LIST, taken: 50, of: 50, failed: 0, isFull: false },
  });
});

test('a file that many pages need is fetched once, and again after it failed', async () => {
  const asked: string[] = [];
  stubFetch(async (url) => {
    asked.push(url);
    if (!url.endsWith('.js')) return page('<script src="/_astro/a.js"></script>');
    if (asked.filter((one) => one === url).length === 1) throw new TypeError('Failed to fetch');
    return answered('run()', { type: 'text/javascript' });
  });
  assetHashes.set('_astro/a.js', await hashOf('run()'));
  const files = await pagesListed(20, 0, '<script src="/_astro/a.js"></script>');
  const taken = async () => {
    await take(files, null);
    return [...held.get(PAGES)!.keys()].length;
  };
  // Those that waited for the file when it failed are left for another time.
  expect(await taken()).toBeLessThan(20);
  expect(await taken()).toBe(20);
  expect(asked.filter((url) => url.endsWith('.js'))).toHaveLength(2);
});

test('a message that no page of the site sends is left alone', async () => {
  for (const data of [
    null,
    'keep',
    [],
    { do: 'other' },
    { do: 'keep', urls: 'all' },
    { do: 'stop' },
  ]) {
    expect(tell('message', { data, source: null }).alive).toEqual([]);
  }
});

test('copying ends, also what was asked for, when a newer worker is to take over', async () => {
  const asked: string[] = [];
  stubFetch((url, init) => {
    const signal = init!.signal!;
    asked.push(url);
    return new Promise((_, fail) => {
      if (signal.aborted) fail(signal.reason);
      signal.addEventListener('abort', () => fail(signal.reason));
    });
  });
  const urls = Array.from({ length: 20 }, (_, page) => `${ROOT}fr/${page}/`);
  const { alive } = tell('message', { data: { do: 'keep', urls }, source: null });
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  tell('message', { data: { do: 'end' }, source: null });
  await Promise.all(alive);
  expect([...held.get(PAGES)!.keys()]).toEqual([]);
});

test('a newer worker takes over when a reader asks for it', async () => {
  const skipWaiting = vi.fn(async () => {});
  vi.stubGlobal('skipWaiting', skipWaiting);
  await Promise.all(tell('message', { data: { do: 'update' }, source: null }).alive);
  expect(skipWaiting).toHaveBeenCalledOnce();
});

/** Sends the worker one message of a page with addresses to keep. */
const keep = (...paths: string[]) => {
  const urls = paths.map((path) => ROOT + path);
  return Promise.all(tell('message', { data: { do: 'keep', urls }, source: null }).alive);
};

test('a newer version of the site is fetched at once, whatever the clocks of hosts say', async () => {
  const asked: string[] = [];
  let text = 'old';
  stubFetch((url) => {
    asked.push(url);
    const answer = page(text);
    answer.headers.set('date', 'Fri, 01 Jan 2100 00:00:00 GMT');
    return answer;
  });
  await keep('fr/');
  await keep('fr/');
  expect(asked).toHaveLength(1);
  text = 'new';
  vi.stubGlobal('alteredCodexVersion', 'v2');
  await keep('fr/');
  const kept = held.get(PAGES)!.get(`${ROOT}fr/`)!;
  expect(kept.headers.get(KEPT_BY)).toBe('v2');
  expect(await kept.text()).toBe(`${HEAD}new`);
});

test('a page is kept with the hash of its content, by which the page for offline use compares it', async () => {
  stubFetch(async () => page('text'));
  const { response, alive } = ask('fr/');
  await response;
  await Promise.all(alive);
  const copy = held.get(PAGES)!.get(`${ROOT}fr/`)!;
  expect(copy.headers.get(KEPT_HASH)).toBe(await hashOf(`${HEAD}text`));
});

test('bringing a copy up to date fetches what is another on the site, and no more', async () => {
  const asked: string[] = [];
  const texts = new Map([1, 2, 3].map((number) => [`${ROOT}fr/${number}/`, `old ${number}`]));
  stubFetch((url) => {
    asked.push(url);
    return page(texts.get(url)!);
  });
  const files = () =>
    Promise.all([...texts].map(async ([url, text]) => [url, await hashOf(HEAD + text)] as const));
  await take(await files(), null);
  texts.set(`${ROOT}fr/2/`, 'new 2');
  asked.length = 0;
  const source = { postMessage: vi.fn() };
  await take(await files(), source);
  expect(asked).toEqual([`${ROOT}fr/2/`]);
  expect(source.postMessage).toHaveBeenLastCalledWith(
    expect.objectContaining({ taken: 3, failed: 0 }),
  );
});

test('a sign-in page of another network is shown, and takes the place of no kept page', async () => {
  stubFetch(() => page('the rule'));
  await keep('fr/4.0/6.1.e/');
  stubFetch(() => answered('<!doctype html><title>Hotel</title>'));
  const { response, alive } = ask('fr/4.0/6.1.e/');
  await response;
  await Promise.all(alive);
  vi.stubGlobal('alteredCodexVersion', 'v2');
  await keep('fr/4.0/6.1.e/');
  await take([[`${ROOT}fr/4.0/6.1.e/`, 'another hash']], null);
  expect(await held.get(PAGES)!.get(`${ROOT}fr/4.0/6.1.e/`)!.text()).toBe(`${HEAD}the rule`);
});

test('data that a sign-in page answers for comes from the copy', async () => {
  const json = answered('{}', { type: 'application/json' });
  cacheNamed(PAGES);
  held.get(PAGES)!.set(`${ROOT}fr/search/numbers.json`, json);
  stubFetch(() => answered('<!doctype html><title>Hotel</title>'));
  const { response, alive } = ask('fr/search/numbers.json');
  expect(await (await response!).text()).toBe('{}');
  await Promise.all(alive);
});

test('a script that arrives garbled is not kept', async () => {
  assetHashes.set('_astro/page.js', await hashOf('run()'));
  stubFetch(() => answered('ru', { type: 'text/javascript' }));
  const { response, alive } = ask('_astro/page.js');
  await response;
  await Promise.all(alive);
  expect(held.get('altered-codex-assets')?.size ?? 0).toBe(0);
});

test.each([
  ['cut', 'let whole'],
  ['emptied', ''],
  ['exchanged', 'let other = 2;'],
])('a script whose copy was %s is fetched again, and its copy is whole then', async (_, broken) => {
  const url = `${ROOT}_astro/search.js`;
  const whole = 'let whole = 1;';
  const type = 'text/javascript';
  assetHashes.set('_astro/search.js', await hashOf(whole));
  let fetched = 0;
  stubFetch(() => {
    fetched += 1;
    return answered(whole, { type });
  });
  const first = ask('_astro/search.js');
  await first.response;
  await Promise.all(first.alive);
  const copies = held.get('altered-codex-assets')!;
  for (const headers of [copies.get(url)!.headers, new Headers({ 'Content-Type': type })]) {
    copies.set(url, new Response(broken, { headers }));
    const again = ask('_astro/search.js');
    expect(await (await again.response!).text()).toBe(whole);
    await Promise.all(again.alive);
    expect(await copies.get(url)!.clone().text()).toBe(whole);
  }
  expect(fetched).toBe(3);
});

test('a script that was kept whole is not fetched again', async () => {
  const whole = 'let whole = 1;';
  assetHashes.set('_astro/search.js', await hashOf(whole));
  let fetched = 0;
  stubFetch(() => {
    fetched += 1;
    return answered(whole, { type: 'text/javascript' });
  });
  for (const _ of [1, 2, 3]) {
    const asked = ask('_astro/search.js');
    expect(await (await asked.response!).text()).toBe(whole);
    await Promise.all(asked.alive);
  }
  expect(fetched).toBe(1);
});

test('a script that was kept garbled goes when a newer worker takes over', async () => {
  cacheNamed('altered-codex-assets');
  const assets = held.get('altered-codex-assets')!;
  for (const [name, text] of [
    ['wrong', 'ru'],
    ['right', 'run()'],
  ] as const) {
    assets.set(`${ROOT}_astro/${name}.js`, answered(text, { type: 'text/javascript' }));
    assetHashes.set(`_astro/${name}.js`, await hashOf('run()'));
  }
  stubFetch(() => page(''));
  vi.stubGlobal('clients', { claim: async () => {} });
  await Promise.all(tell('activate', {}).alive);
  await keep('fr/');
  expect([...assets.keys()]).toEqual([`${ROOT}_astro/right.js`]);
});

test('where the device is full, taking along ends and says so', async () => {
  let stored = 0;
  put = async () => {
    stored += 1;
    if (stored > 10) throw FULL;
  };
  stubFetch(() => page(''));
  const source = { postMessage: vi.fn() };
  await take(await pagesListed(100), source);
  const [last] = source.postMessage.mock.calls.at(-1)!;
  expect(last).toMatchObject({ of: 100, isFull: true });
  expect(last.taken - last.failed).toBe(10);
  expect(stored).toBeLessThan(20);
});
