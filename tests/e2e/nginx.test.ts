import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { headersFor } from '../../src/hosting/headers.ts';
import { STEP_MS } from './browser.ts';

const program = ['/usr/sbin/nginx', 'nginx'].find((name) => spawnSync(name, ['-v']).status === 0);
const NONE = 'nginx is not installed here (Debian: apt-get install nginx-light)';

/** A port that nobody listens at. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

if (!program) console.log(`skipped: ${NONE}`);

describe.skipIf(!program)('the sample for nginx', () => {
  const room = mkdtempSync(join(tmpdir(), 'nginx-'));
  let nginx: ChildProcess;
  let site = '';

  beforeAll(async () => {
    const port = await freePort();
    chmodSync(room, 0o755);
    const sample = readFileSync('docs/hosting/nginx.conf', 'utf8')
      .replace('listen 8080', `listen 127.0.0.1:${port}`)
      .replace('/var/www/altered-codex', inject('folder'));
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
    site = `http://127.0.0.1:${port}`;
    await vi.waitFor(() => fetch(site), { timeout: STEP_MS });
  });
  afterAll(() => {
    nginx?.kill();
    rmSync(room, { recursive: true, force: true });
  });

  test.each(['/fr/', '/api/v1/terms.json', '/embed/fr/spy-craft/', '/offline.js', '/openapi.json'])(
    'answers %s with its headers',
    async (path) => {
      const response = await fetch(site + path);
      expect(response.status).toBe(200);
      for (const [name, value] of Object.entries(headersFor(path))) {
        expect(response.headers.get(name), name).toBe(value);
      }
    },
  );

  test('has pages by their folders and a page for what is missing', async () => {
    const redirected = await fetch(`${site}/fr/terms`, { redirect: 'manual' });
    expect(redirected.status).toBe(301);
    const missing = await fetch(`${site}/fr/nothing/`);
    expect(missing.status).toBe(404);
    expect(await missing.text()).toContain('<html');
  });
});
