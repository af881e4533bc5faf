/**
 * The shared link: an exact moment of a session in the fragment of an address, so that nothing is
 * sent to a server. `1` and base64url of deflated JSON; the first letter is the version of the form.
 */

import type { EditionId } from '../../engine/rules/edition.ts';
import type { Position } from '../../engine/setup/position.ts';
import { FRAGMENT_KEY } from '../session/fragment.ts';

/** What a link holds. */
export interface Shared {
  /** The worked example that it began with. */
  readonly example: string | null;
  readonly edition: EditionId;
  readonly seed: number;
  /** Null where it is the example's own. */
  readonly position: Position | null;
  /** Ids of the options of each answer; null where they are the example's own. */
  readonly answers: readonly (readonly string[])[] | null;
  readonly stop: number;
  /** What the example and the engine were when the link was made; links of old have none. */
  readonly fingerprint?: string;
  /** Cards that someone wrote down, as they wrote them; absent where there are none. */
  readonly cards?: readonly string[];
}

/** Why a link cannot be opened. */
export type LinkFailure =
  /** Made by a later version of the site. */
  | 'version'
  /** Longer than any session is. */
  | 'size'
  /** Cut off or changed on its way. */
  | 'damaged'
  /** It holds something other than a session. */
  | 'content';

export type OpenedLink =
  | { readonly ok: true; readonly shared: Shared }
  | { readonly ok: false; readonly why: LinkFailure };

const VERSION = '1';
/** No link that the sandbox makes comes near; what is longer is refused unread. */
export const MAX_LINK = 32_768;
/** Bytes that a link may unfold to. */
export const MAX_CONTENT = 262_144;

/** A session's moment as a fragment, without the `#`. */
export async function toFragment(shared: Shared): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(shared));
  const packed = await collect(streamOf(bytes).pipeThrough(new CompressionStream('deflate-raw')));
  return `${FRAGMENT_KEY}=${VERSION}${toBase64(packed!)}`;
}

/** Opens a link. Never throws, however the text came to be. */
export async function fromLink(text: string): Promise<OpenedLink> {
  if (text.length > MAX_LINK) return { ok: false, why: 'size' };
  if (!text.startsWith(VERSION)) {
    return { ok: false, why: /^[2-9]/.test(text) ? 'version' : 'damaged' };
  }
  const packed = fromBase64(text.slice(VERSION.length));
  if (!packed) return { ok: false, why: 'damaged' };
  try {
    const bytes = await collect(
      streamOf(packed).pipeThrough(new DecompressionStream('deflate-raw')),
      MAX_CONTENT,
    );
    if (!bytes) return { ok: false, why: 'size' };
    const content: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    const { readShared } = await import('./shared-schema.ts');
    const shared = readShared(content);
    return shared ? { ok: true, shared } : { ok: false, why: 'content' };
  } catch {
    return { ok: false, why: 'damaged' };
  }
}

function streamOf(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new Blob([bytes]).stream();
}

/** All bytes of a stream; null as soon as there are more than allowed. */
async function collect(
  stream: ReadableStream<Uint8Array>,
  most = Number.POSITIVE_INFINITY,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = stream.getReader();
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > most) {
      await reader.cancel();
      return null;
    }
    parts.push(new Uint8Array(value));
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

function toBase64(bytes: Uint8Array): string {
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]*$/.test(text)) return null;
  try {
    const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}
