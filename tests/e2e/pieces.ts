import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Bytes of a document that are sent at once, from its content on: before that, nothing is painted. */
const PIECE = 8000;
const CONTENT = '<main';

/** A site whose documents arrive as on a slow network: one piece whenever the test asks for it. */
export interface SiteInPieces {
  readonly url: string;
  /** Whether documents that are asked for now come in pieces; else they come whole. */
  isSlow: boolean;
  /** Sends the next piece of the document asked for last; false when it was sent whole. */
  sendPiece(): boolean;
  close(): void;
}

/**
 * Starts a server that passes on what a site answers, its documents in pieces. All else passes at
 * once.
 *
 * @param source the address of the whole site, without a final slash
 */
export async function serveInPieces(source: string): Promise<SiteInPieces> {
  let sending: { rest: Buffer; response: ServerResponse } | null = null;
  const server = createServer(async (request, response) => {
    const answer = await fetch(new URL(request.url ?? '/', source));
    const { status, headers } = answer;
    const body = Buffer.from(await answer.arrayBuffer());
    const type = headers.get('content-type') ?? '';
    const policy = headers.get('content-security-policy');
    response.writeHead(status, {
      'content-type': type,
      ...(policy && { 'content-security-policy': policy }),
    });
    if (site.isSlow && type.startsWith('text/html')) {
      sending = { rest: body, response };
      sendPiece();
    } else response.end(body);
  });
  function sendPiece(): boolean {
    if (!sending) return false;
    const { rest, response } = sending;
    const length = Math.max(0, rest.indexOf(CONTENT)) + PIECE;
    response.write(rest.subarray(0, length));
    sending = { rest: rest.subarray(length), response };
    if (sending.rest.length > 0) return true;
    response.end();
    sending = null;
    return false;
  }
  await new Promise<void>((started) => server.listen(0, '127.0.0.1', started));
  const { port } = server.address() as AddressInfo;
  const site: SiteInPieces = {
    url: `http://127.0.0.1:${port}`,
    isSlow: true,
    sendPiece,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
  return site;
}
