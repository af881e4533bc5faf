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

/** The host that only programs of this machine reach. */
const OWN_HOST = 'localhost';

/** Ports that are tried after the wanted one, before the system chooses. */
const TRIES = 20;

/**
 * Starts serving a folder.
 *
 * @param folder the built site
 * @param port the first port to try; 0 lets the system choose
 * @param host the name or address to listen at; only this machine reaches the usual one
 * @returns the server and its address without a final slash
 */
export async function serve(
  folder: string,
  port = 0,
  host = OWN_HOST,
): Promise<{ server: Server; url: string }> {
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
    // A file may go while it is sent, for example in a build.
    response.on('pipe', (file) => file.on('error', () => response.destroy()));
    try {
      if (isRefused(request.url ?? '/')) return refuseRequest(response, 400);
      if (!hasServedRange(request)) return refuseRequest(response, 416);
      if (redirectToFolder(folder, request, response)) return;
      files(request, response, () => sendMissing(folder, request, response));
    } catch {
      refuseRequest(response, 400);
    }
  });
  await listenAt(server, { port, host }, port === 0 ? 0 : TRIES);
  const named = host === OWN_HOST || /^(?:0\.0\.0\.0|::)$/.test(host) ? OWN_HOST : host;
  return { server, url: `http://${named}:${(server.address() as AddressInfo).port}` };
}

function refuseRequest(response: ServerResponse, status: number): void {
  if (response.headersSent) response.destroy();
  else response.writeHead(status).end();
}

/** A part of a file that is served; for any other range the whole file is sent, as HTTP allows. */
const RANGE = /^bytes=(\d{1,15})-(\d{0,15})$/;

/** Whether the range of a request can be served. Removes one that is not understood. */
function hasServedRange({ headers }: IncomingMessage): boolean {
  const [, first, last] = RANGE.exec(headers.range ?? '') ?? [];
  if (first === undefined) delete headers.range;
  return !last || Number(last) >= Number(first);
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
function listenAt(
  server: Server,
  { port, host }: { port: number; host: string },
  tries: number,
): Promise<void> {
  return new Promise((done, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE' && error.code !== 'EACCES') fail(error);
      else listenAt(server, { port: tries > 1 ? port + 1 : 0, host }, tries - 1).then(done, fail);
    });
    server.listen(port, host, () => {
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

async function serveFolder(path: string, { port, host }: { port: number; host: string }) {
  const folder = resolve(path);
  if (!existsSync(join(folder, 'index.html'))) {
    console.error(`There is no built site in ${folder}; "npm run build" makes one.`);
    process.exitCode = 1;
    return;
  }
  const { server, url } = await serve(folder, port, host);
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
    .option('--host <name>', 'where to listen; 0.0.0.0 lets other machines in', OWN_HOST)
    .action(serveFolder)
    .parseAsync();
}
