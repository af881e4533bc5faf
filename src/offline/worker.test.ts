import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const ROOT = 'https://codex.example/';
const PAGES = 'altered-codex-pages';

type Listener = (event: object) => void;
const listeners = new Map<string, Listener>();
/** What each cache holds, by address, in the order in which it was stored. */
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
  listings = 0;
  put = async (cache, url, response) => {
    const copies = held.get(cache)!;
    copies.delete(url);
    copies.set(url, response);
  };
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

test.each(['_astro/page.js', 'fr/'])(
  '%s is answered though nothing can be stored',
  async (path) => {
    put = () => Promise.reject(new Error('QuotaExceededError'));
    vi.stubGlobal('fetch', async () => answered('new'));
    const { response, alive } = ask(path);
    expect(await (await response!).text()).toBe('new');
    await Promise.all(alive);
  },
);

test('an answer does not wait until it is stored', async () => {
  put = () => new Promise(() => {});
  vi.stubGlobal('fetch', async () => answered('new'));
  const { response } = ask('fr/');
  expect(await (await response!).text()).toBe('new');
});

test('an answer that comes too late is stored all the same', async () => {
  cacheNamed(PAGES);
  held.get(PAGES)!.set(`${ROOT}fr/`, answered('old'));
  let arrive = (_: Response) => {};
  vi.stubGlobal('fetch', () => new Promise<Response>((done) => (arrive = done)));
  vi.useFakeTimers();
  const { response, alive } = ask('fr/');
  await vi.advanceTimersByTimeAsync(3000);
  expect(await (await response!).text()).toBe('old');
  expect(alive).toHaveLength(1);
  arrive(answered('new'));
  await Promise.all(alive);
  expect(await held.get(PAGES)!.get(`${ROOT}fr/`)!.text()).toBe('new');
});

test('the oldest copies go, for those too who open pages and ask for none', async () => {
  vi.stubGlobal('fetch', async () => answered('page'));
  for (let page = 0; page <= 6000; page += 1) {
    const { response, alive } = ask(`fr/${page}/`);
    await response;
    await Promise.all(alive);
  }
  const kept = [...(held.get(PAGES)?.keys() ?? [])];
  expect(kept).toHaveLength(6000);
  expect(kept).not.toContain(`${ROOT}fr/0/`);
  expect(kept).toContain(`${ROOT}fr/6000/`);
});

test('of pages asked for, one that fails or leads elsewhere does not keep the others', async () => {
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.endsWith('/lost/')) throw new TypeError('Failed to fetch');
    return answered('page', { redirected: url.endsWith('/moved/') });
  });
  const data = ['fr/lost/', 'fr/moved/', 'fr/'].map((path) => ROOT + path);
  await Promise.all(tell('message', { data: { do: 'keep', urls: data } }).alive);
  expect([...held.get(PAGES)!.keys()]).toEqual([`${ROOT}fr/`]);
});

test('pages asked for are counted once all of them are stored', async () => {
  const scripts = Array.from({ length: 20 }, (_, i) => `"/_astro/part${i}.js"`).join();
  vi.stubGlobal('fetch', async (url: string) =>
    url.endsWith('.js') ? answered('', { type: 'text/javascript' }) : answered(scripts),
  );
  const data = Array.from({ length: 6010 }, (_, i) => `${ROOT}fr/${i}/`);
  await Promise.all(tell('message', { data: { do: 'keep', urls: data } }).alive);
  expect(held.get('altered-codex-assets')!.size).toBe(20);
  expect([...held.get(PAGES)!.keys()]).toEqual(data.slice(10));
  expect(listings).toBe(2);
});

test('a page counts as kept only with the files that it needs', async () => {
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.endsWith('.js')) throw new TypeError('Failed to fetch');
    return answered('<script src="/_astro/page.js"></script>');
  });
  await Promise.all(tell('message', { data: { do: 'keep', urls: [`${ROOT}fr/`] } }).alive);
  expect([...held.get(PAGES)!.keys()]).toEqual([]);
});

test('a page under the name of a script is answered and not kept', async () => {
  vi.stubGlobal('fetch', async () => answered('<!doctype html>'));
  const { response, alive } = ask('_astro/page.js');
  expect(await (await response!).text()).toBe('<!doctype html>');
  await Promise.all(alive);
  expect(held.get('altered-codex-assets')?.size ?? 0).toBe(0);
});

test('a copy of the wrong type is dropped, and the file is fetched again', async () => {
  cacheNamed('altered-codex-assets');
  held.get('altered-codex-assets')!.set(`${ROOT}_astro/page.js`, answered('<!doctype html>'));
  vi.stubGlobal('fetch', async () => answered('run()', { type: 'text/javascript' }));
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
  vi.stubGlobal('fetch', async () => answered('gone', { status }));
  const { response, alive } = ask('fr/');
  expect(await (await response!).text()).toBe(text);
  await Promise.all(alive);
  expect(await held.get(PAGES)!.get(`${ROOT}fr/`)!.text()).toBe('old');
});

test('taking many pages along says how far it is and what failed', async () => {
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.endsWith('/2/')) throw new TypeError('Failed to fetch');
    return answered('page');
  });
  const progress: unknown[] = [];
  const urls = [1, 2, 3].map((page) => `${ROOT}fr/${page}/`);
  const source = { postMessage: (message: unknown) => progress.push(message) };
  await Promise.all(tell('message', { data: { do: 'take', urls }, source }).alive);
  expect(progress.at(-1)).toEqual({ taken: 3, of: 3, failed: 1 });
  expect([...held.get(PAGES)!.keys()].sort()).toEqual([`${ROOT}fr/1/`, `${ROOT}fr/3/`]);
});

test('taking along ends when the reader stops it, and goes on from there', async () => {
  const asked: string[] = [];
  const progress: unknown[] = [];
  const source = { id: 'tab', postMessage: (message: unknown) => progress.push(message) };
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    if (asked.length === 10) tell('message', { data: { do: 'stop' }, source });
    const page = answered('page');
    page.headers.set('date', new Date().toUTCString());
    return page;
  });
  const urls = Array.from({ length: 100 }, (_, page) => `${ROOT}fr/${page}/`);
  const take = () => Promise.all(tell('message', { data: { do: 'take', urls }, source }).alive);
  await take();
  expect(asked.length).toBeLessThan(20);
  expect(progress.length).toBeLessThan(10);
  expect([...held.get(PAGES)!.keys()].sort()).toEqual(asked.toSorted());
  await take();
  expect(asked).toHaveLength(100);
  expect(progress.at(-1)).toEqual({ taken: 100, of: 100, failed: 0 });
});

test('a reader who stops does not stop another', async () => {
  const readers = ['one', 'other'].map((id) => ({ id, postMessage: vi.fn() }));
  vi.stubGlobal('fetch', async () => answered('page'));
  const urls = Array.from({ length: 50 }, (_, page) => `${ROOT}fr/${page}/`);
  const work = readers.flatMap(
    (source) => tell('message', { data: { do: 'take', urls }, source }).alive,
  );
  tell('message', { data: { do: 'stop' }, source: readers[0]! });
  await Promise.all(work);
  expect(readers[0]!.postMessage).not.toHaveBeenCalled();
  expect(readers[1]!.postMessage).toHaveBeenLastCalledWith({ taken: 50, of: 50, failed: 0 });
});

test('a file that many pages need is fetched once, and again after it failed', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    if (!url.endsWith('.js')) return answered('<script src="/_astro/a.js"></script>');
    if (asked.filter((one) => one === url).length === 1) throw new TypeError('Failed to fetch');
    return answered('run()', { type: 'text/javascript' });
  });
  const urls = Array.from({ length: 20 }, (_, page) => `${ROOT}fr/${page}/`);
  const taken = async () => {
    const message = { data: { do: 'take', urls }, source: null };
    await Promise.all(tell('message', message).alive);
    return [...held.get(PAGES)!.keys()].length;
  };
  // Those that waited for the file when it failed are left for another time.
  expect(await taken()).toBeLessThan(20);
  expect(await taken()).toBe(20);
  expect(asked.filter((url) => url.endsWith('.js'))).toHaveLength(2);
});

test('a message that no page of the site sends is left alone', async () => {
  for (const data of [null, 'keep', [], { do: 'other' }, { do: 'keep', urls: 'all' }]) {
    expect(tell('message', { data, source: null }).alive).toEqual([]);
  }
});

test('copying ends, also what was asked for, when a newer worker is to take over', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (url: string, { signal }: RequestInit) => {
    asked.push(url);
    return new Promise((_, fail) => {
      if (signal!.aborted) fail(signal!.reason);
      signal!.addEventListener('abort', () => fail(signal!.reason));
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
