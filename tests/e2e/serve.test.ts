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
