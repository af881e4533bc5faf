/**
 * Serves the built site as a static host does: folders by their index.html, 404.html for missing
 * files, a redirect to the address with its final slash.
 */
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, extname, join, resolve } from 'node:path';
import { Command, InvalidArgumentError } from 'commander';
import sirv from 'sirv';
import { FILE_TYPES, headersFor, isRefused } from '../src/site/hosting/headers.ts';

/** Ports that are tried after the wanted one, before the system chooses. */
const TRIES = 20;

/**
 * Starts serving a folder.
 *
 * @param folder the built site
 * @param port the first port to try; 0 lets the system choose
 * @returns the server and its address without a final slash
 */
export async function serve(folder: string, port = 0): Promise<{ server: Server; url: string }> {
  const files = sirv(folder, {
    dev: true,
    etag: true,
    brotli: true,
    extensions: ['html'],
    setHeaders: (response, path) => {
      for (const [name, value] of Object.entries(headersFor(path))) response.setHeader(name, value);
      const type = FILE_TYPES[extname(path).slice(1)];
      if (type) response.setHeader('Content-Type', `${type};charset=utf-8`);
    },
  });
  const server = createServer((request, response) => {
    if (isRefused(request.url ?? '/')) {
      response.writeHead(400).end();
      return;
    }
    if (redirectToFolder(folder, request, response)) return;
    files(request, response, () => sendMissing(folder, request, response));
  });
  await listenAt(server, port, port === 0 ? 0 : TRIES);
  return { server, url: `http://localhost:${(server.address() as AddressInfo).port}` };
}

/** `/fr/6.1.e` becomes `/fr/6.1.e/`, as static hosts do for folders. */
function redirectToFolder(folder: string, request: IncomingMessage, response: ServerResponse) {
  const url = new URL(request.url ?? '/', 'http://localhost');
  if (url.pathname.endsWith('/')) return false;
  const path = join(folder, safeDecode(url.pathname));
  if (!path.startsWith(folder) || !existsSync(path) || !statSync(path).isDirectory()) return false;
  response.writeHead(301, { Location: `${url.pathname}/${url.search}` }).end();
  return true;
}

function safeDecode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Sends the 404.html of the nearest folder above the missing address. */
function sendMissing(folder: string, request: IncomingMessage, response: ServerResponse) {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const page = nearestAbove(folder, safeDecode(pathname));
  response.writeHead(404, {
    ...headersFor(pathname),
    'Cache-Control': 'no-cache',
    'Content-Type': 'text/html;charset=utf-8',
  });
  if (page) createReadStream(page).pipe(response);
  else response.end('Not found');
}

function nearestAbove(folder: string, path: string): string | undefined {
  for (let place = join(folder, path); place.startsWith(folder); place = dirname(place)) {
    const page = join(place, '404.html');
    if (existsSync(page)) return page;
  }
  return undefined;
}

/** Listens at a port, or at the next free one; after `tries` ports the system chooses. */
function listenAt(server: Server, port: number, tries: number): Promise<void> {
  return new Promise((done, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE' && error.code !== 'EACCES') fail(error);
      else listenAt(server, tries > 1 ? port + 1 : 0, tries - 1).then(done, fail);
    });
    server.listen(port, () => {
      server.removeAllListeners('error');
      done();
    });
  });
}

function readPort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) throw new InvalidArgumentError('It is no port number.');
  return port;
}

async function serveFolder(path: string, { port }: { port: number }) {
  const folder = resolve(path);
  if (!existsSync(join(folder, 'index.html'))) {
    console.error(`There is no built site in ${folder}; "npm run build" makes one.`);
    process.exitCode = 1;
    return;
  }
  const { server, url } = await serve(folder, port);
  if (!url.endsWith(`:${port}`)) console.log(`Port ${port} is taken.`);
  console.log(`\nAltered Codex is at ${url}/  (Ctrl-C ends it)`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      server.close();
      server.closeAllConnections();
    });
  }
}

if (import.meta.main) {
  await new Command('serve')
    .description('Serves the built site.')
    .argument('[folder]', 'the built site', 'dist')
    .option('--port <number>', 'the port; the next free one where it is taken', readPort, 4321)
    .action(serveFolder)
    .parseAsync();
}
