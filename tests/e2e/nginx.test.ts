import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request as requestByHttp } from 'node:http';
import { request as requestByHttps } from 'node:https';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { findNginx, reasonWithout } from '../../scripts/browser.mjs';
import { HTTPS_ONLY, headersFor } from '../../src/site/hosting/headers.ts';
import { newestLinkRelease } from '../../src/site/layout/link-script.ts';
import { STEP_MS } from './browser.ts';
import { gradeOf, pointsOf } from './observatory.ts';
import { sayIfSkipped } from './skipped.ts';

const program = findNginx();
const MISSING = program ? reasonWithout('openssl') : reasonWithout('nginx');
sayIfSkipped('the sample for nginx', MISSING);

/** A port that nobody listens at. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Asks as it is written: `fetch` would tidy the address up, and refuse a certificate of its own making. */
function ask(port: number, path: string, options: { https?: boolean; gzip?: boolean } = {}) {
  const { https = true, gzip = false } = options;
  return new Promise<Answer>((done, fail) => {
    const read = (response: IncomingMessage) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const { statusCode = 0, headers: given } = response;
        const headers = new Headers(
          Object.entries(given).map(([name, value]) => [name, String(value)]),
        );
        done({ status: statusCode, headers, text: Buffer.concat(chunks).toString() });
      });
    };
    const wanted = {
      host: '127.0.0.1',
      port,
      path,
      headers: { host: 'codex.example', ...(gzip ? { 'accept-encoding': 'gzip' } : {}) },
    };
    const asked = https
      ? requestByHttps({ ...wanted, rejectUnauthorized: false }, read)
      : requestByHttp(wanted, read);
    asked.on('error', fail).end();
  });
}

describe.skipIf(MISSING !== null)('the sample for nginx', () => {
  const room = mkdtempSync(join(tmpdir(), 'nginx-'));
  let nginx: ChildProcess;
  let http = 0;
  let https = 0;

  beforeAll(async () => {
    [http, https] = [await freePort(), await freePort()];
    chmodSync(room, 0o755);
    const [certificate, key] = [join(room, 'fullchain.pem'), join(room, 'privkey.pem')];
    spawnSync('openssl', [
      ...['req', '-x509', '-nodes', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'],
      ...['-subj', '/CN=codex.example', '-days', '2', '-out', certificate, '-keyout', key],
    ]);
    // By a link, since the folder of the clone may have a name that would have to be quoted.
    const site = join(room, 'site');
    symlinkSync(inject('folder'), site);
    const sample = readFileSync('docs/hosting/nginx.conf', 'utf8')
      .replace('listen 80;', `listen 127.0.0.1:${http};`)
      .replace('listen 443 ssl', `listen 127.0.0.1:${https} ssl`)
      .replace('/etc/ssl/codex.example/fullchain.pem', certificate)
      .replace('/etc/ssl/codex.example/privkey.pem', key)
      .replace('/var/www/altered-codex', site);
    const own = ['body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name === 'body' ? 'client_body' : name}_temp_path ${join(room, name)};`,
    );
    const user = process.getuid?.() === 0 ? 'user root;' : '';
    writeFileSync(
      join(room, 'nginx.conf'),
      `${user} pid ${join(room, 'pid')}; daemon off; events {}
       http { include /etc/nginx/mime.types; access_log off; ${own.join(' ')}\n${sample}\n}`,
    );
    nginx = spawn(program!, ['-c', join(room, 'nginx.conf'), '-e', join(room, 'errors')]);
    await vi.waitFor(() => ask(https, '/'), { timeout: STEP_MS });
  });
  afterAll(() => {
    nginx?.kill();
    rmSync(room, { recursive: true, force: true });
  });

  test.each([
    '/fr/',
    '/api/v1/terms.json',
    '/embed/fr/spy-craft/',
    '/offline.js',
    '/openapi.json',
    '/link.js',
    '/og/fr/5.0.png',
    `/${newestLinkRelease()!.file}`,
  ])('answers %s with its headers', async (path) => {
    const { status, headers } = await ask(https, path);
    expect(status).toBe(200);
    for (const [name, value] of Object.entries({ ...headersFor(path), ...HTTPS_ONLY })) {
      expect(headers.get(name), name).toBe(value);
    }
  });

  test('a page has what a browser asks by whether its copy is the newest', async () => {
    const { headers } = await ask(https, '/fr/');
    expect(headers.get('etag') ?? headers.get('last-modified')).not.toBeNull();
  });

  test.each([
    ['/fr/', 'text/html; charset=utf-8'],
    ['/fr/5.0/all.md', 'text/markdown; charset=utf-8'],
    ['/deck-cards.tsv', 'text/tab-separated-values; charset=utf-8'],
    ['/fr/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['/fr/changes.atom', 'application/atom+xml; charset=utf-8'],
    ['/llms.txt', 'text/plain; charset=utf-8'],
  ])('%s is %s, and the compressed answer another one', async (path, type) => {
    const { headers } = await ask(https, path, { gzip: true });
    expect(headers.get('content-type')).toBe(type);
    expect(headers.get('content-encoding')).toBe('gzip');
    expect(headers.get('vary')).toBe('Accept-Encoding');
  });

  test('has pages by their folders and a page for what is missing', async () => {
    const redirected = await ask(https, '/fr/terms');
    expect(redirected.status).toBe(301);
    expect(redirected.headers.get('location')).toBe('/fr/terms/');
    const missing = await ask(https, '/fr/nothing/');
    expect(missing.status).toBe(404);
    expect(missing.text).toContain('<html');
  });

  test('a program of another site may read that an answer is missing', async () => {
    const { status, headers } = await ask(https, '/api/v1/5.0/fr/99.9.json');
    expect(status).toBe(404);
    expect(headers.get('access-control-allow-origin')).toBe('*');
  });

  test('that a script is missing is not kept', async () => {
    const { status, headers } = await ask(https, '/_astro/nothing.js');
    expect(status).toBe(404);
    expect(headers.get('cache-control')).toBe('no-cache');
  });

  test.each([
    '//evil.example/x/..%2f../embed/fr/open-the-gates/?language=en',
    '//evil.example/fr/terms',
    '//en/cards/?q=x',
    '/fr/..%5c../',
    '/fr/cards/%2F/',
  ])('%s is refused', async (path) => {
    expect((await ask(https, path)).status).toBe(400);
  });

  test('http leads to https on its own host', async () => {
    const { status, headers } = await ask(http, '//evil.example/?q=x', { https: false });
    expect(status).toBe(301);
    expect(headers.get('location')).toBe('https://codex.example//evil.example/?q=x');
  });

  test.each(['/', '/fr/', '/fr/5.0/6.1.e/', '/fr/sandbox/'])(
    'Mozilla’s Observatory gives %s an A+',
    async (path) => {
      const { headers, text } = await ask(https, path);
      const { headers: led } = await ask(http, path, { https: false });
      const url = `https://codex.example${path}`;
      const points = pointsOf({ headers, html: text, redirect: led.get('location'), url });
      expect(Object.entries(points).filter(([, count]) => count < 0)).toEqual([]);
      expect(gradeOf(points)).toBe('A+');
    },
  );
});
