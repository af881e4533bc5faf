import { type AddressInfo, connect } from 'node:net';
import fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import { serve } from '../../scripts/serve.ts';
import { headersFor } from '../../src/site/hosting/headers.ts';

const site = inject('site');
const answer = (path: string) => fetch(site + path, { redirect: 'manual' });

test('a folder is served by its index, dots in its name or not', async () => {
  const response = await answer('/fr/2024-09/6.1.e/');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/html;charset=utf-8');
});

test('an address without its final slash is redirected, and keeps its question', async () => {
  const response = await answer('/fr/6.1.e?a=b');
  expect(response.status).toBe(301);
  expect(response.headers.get('location')).toBe('/fr/6.1.e/?a=b');
});

test('what is missing answers 404 with the page that helps on', async () => {
  const response = await answer('/fr/2024-09/6.1.z/');
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('<html');
});

test.each(['//example.org/', '/fr/..%2f../', '/fr/%5C/'])('%s is refused', async (path) => {
  expect((await answer(path)).status).toBe(400);
});

test('each answer has the headers that a host should send', async () => {
  for (const path of ['/fr/', '/api/v1/index.json', '/link.js']) {
    const { headers } = await answer(path);
    for (const [name, value] of Object.entries(headersFor(path))) {
      expect(headers.get(name), `${path}: ${name}`).toBe(value);
    }
  }
});

test('a program of another site may read that an answer is missing', async () => {
  const { status, headers } = await answer('/api/v1/5.0/fr/99.9.json');
  expect(status).toBe(404);
  expect(headers.get('access-control-allow-origin')).toBe('*');
});

test.each(['/../package.json', '/%2e%2e/package.json', '/%'])(
  '%s leads nowhere outside the site',
  async (path) => {
    expect((await answer(path)).status).toBe(404);
  },
);

test('where its port is taken, the next free one is used', async () => {
  const first = await serve(inject('folder'));
  const port = Number(new URL(first.url).port);
  const second = await serve(inject('folder'), port);
  expect(Number(new URL(second.url).port)).toBeGreaterThan(port);
  first.server.close();
  second.server.close();
});

test.each([
  ['bytes=5-1', 416],
  ['bytes=100000000-5', 416],
  ['bytes=999999999999-', 416],
  ['bytes=0-4', 206],
  ['bytes=0-99999999999999999999', 200],
  ['bytes=-5', 200],
  ['bytes=0-1,4-5', 200],
])('of %s it answers with %i', async (range, status) => {
  expect((await fetch(`${site}/en/`, { headers: { range } })).status).toBe(status);
});

test('only this machine reaches it, unless another host is named', async () => {
  const own = await serve(inject('folder'));
  const open = await serve(inject('folder'), 0, '0.0.0.0');
  expect(['127.0.0.1', '::1']).toContain((own.server.address() as AddressInfo).address);
  expect((open.server.address() as AddressInfo).address).toBe('0.0.0.0');
  for (const { server } of [own, open]) server.close();
});

test('no request ends it', { timeout: 300_000 }, async () => {
  const { server, url } = await serve(inject('folder'));
  const { address, port } = server.address() as AddressInfo;
  const chance = fc.sample(rawRequest, { numRuns: 2_000, seed: 20_261_128 });
  for (let from = 0; from < chance.length; from += AT_ONCE) {
    await Promise.all(
      chance.slice(from, from + AT_ONCE).map((bytes) => sendRaw(bytes, address, port)),
    );
  }
  expect((await fetch(`${url}/en/`)).status).toBe(200);
  server.close();
});

/** So many connections are open at once. */
const AT_ONCE = 20;

/** A request as bytes: nearly right, or any. */
const rawRequest = fc.oneof(
  { weight: 4, arbitrary: nearlyRight() },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes)) },
);

function nearlyRight() {
  const text = fc.string({ maxLength: 40, unit: 'binary' });
  const path = fc.oneof(
    fc.constantFrom(
      '/en/',
      '/',
      '*',
      '//',
      '/..%2f',
      '/%',
      '/link.js',
      '/en',
      'http://[',
      '/\\',
      '/%00',
    ),
    text.map((rest) => `/${rest}`),
  );
  const header = fc.oneof(
    fc
      .tuple(fc.integer({ min: -2 }), fc.integer({ min: -2 }))
      .map(([a, b]) => `Range: bytes=${a}-${b}`),
    text.map((value) => `Range: ${value}`),
    text.map((value) => `If-None-Match: ${value}`),
    text.map((value) => `If-Modified-Since: ${value}`),
    text.map((value) => `Accept-Encoding: br, ${value}`),
    text,
  );
  const method = fc.constantFrom('GET', 'HEAD', 'POST', 'OPTIONS', 'TRACE', 'PUT', 'CONNECT', '');
  return fc
    .tuple(method, path, fc.array(header, { maxLength: 4 }), text)
    .map(([verb, target, headers, body]) =>
      Buffer.from(
        [`${verb} ${target} HTTP/1.1`, 'Host: x', ...headers, 'Connection: close', '', body].join(
          '\r\n',
        ),
      ),
    );
}

/** Sends bytes and closes its side; resolves when the server has closed too, whatever it answered. */
function sendRaw(bytes: Buffer, host: string, port: number): Promise<void> {
  return new Promise((done) => {
    const socket = connect(port, host, () => socket.end(bytes));
    socket.on('error', () => done());
    socket.on('close', () => done());
    socket.resume();
  });
}
