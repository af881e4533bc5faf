/** The engine in a browser: the same seed and answers give the same game and trace as in Node. */
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../../scripts/dependencies.mjs';
import { readCards } from '../../src/library/examples/folder.ts';
import { fingerprintOf, gameNumber } from '../fuzz/fuzz.ts';
import { useBrowser } from './browser.ts';

const cards = readCards(join(root, 'data'));
/** One game of each edition and mode. */
const SEEDS = [0, 1, 2, 3, 4, 5];

/** Packages that the engine imports, as a browser must find them. */
const IMPORTS = ['pure-rand/distribution/uniformInt', 'pure-rand/generator/xoroshiro128plus'];

const fuzzed = pathToFileURL(join(root, 'tests/fuzz/fuzz.ts')).href;
const address = (url: string) => `/${fileURLToPath(url).slice(join(root, '/').length)}`;

function page(): string {
  const imports = Object.fromEntries(
    IMPORTS.map((name) => [name, address(import.meta.resolve(name))]),
  );
  return `<!doctype html><title>engine</title>
    <script type="importmap">${JSON.stringify({ imports })}</script>
    <script type="module">
      import { fingerprintOf, gameNumber } from '${address(fuzzed)}';
      const cards = await (await fetch('/cards.json')).json();
      window.prints = ${JSON.stringify(SEEDS)}.map((seed) => fingerprintOf(gameNumber(seed), cards));
    </script>`;
}

let server: Server;
beforeAll(async () => {
  server = createServer(({ url = '/' }, response) => {
    if (url === '/') {
      response.writeHead(200, { 'content-type': 'text/html' }).end(page());
    } else if (url === '/cards.json') {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(cards));
    } else if (url.endsWith('.ts') || url.endsWith('.js')) {
      const source = readFileSync(join(root, url), 'utf8');
      const script = url.endsWith('.ts') ? stripTypeScriptTypes(source) : source;
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
    } else if (url.endsWith('.json')) {
      const type = { 'content-type': 'application/json' };
      response.writeHead(200, type).end(readFileSync(join(root, url)));
    } else {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((listening) => server.listen(0, listening));
});
afterAll(() => server.close());

const browser = useBrowser(() => `http://localhost:${(server.address() as AddressInfo).port}`);

test('random games of every edition and mode are the same, hash by hash', async () => {
  const opened = await browser.open('/');
  await opened.waitForFunction('window.prints !== undefined');
  const prints = await opened.evaluate<string[]>('window.prints');
  expect(prints).toEqual(SEEDS.map((seed) => fingerprintOf(gameNumber(seed), cards)));
});
