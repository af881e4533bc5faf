/**
 * The shared link: an exact moment of a session in the fragment of an address, so that nothing is
 * sent to a server. `1` and base64url of deflated JSON; the first letter is the version of the form.
 */

import type { EditionId } from '../../engine/rules/edition.ts';
import type { Position } from '../../engine/setup/position.ts';
import { FRAGMENT_KEY } from './fragment.ts';

/** The data in a shared link. */
export interface Shared {
  /** The worked example that the session began with. */
  readonly example: string | null;
  readonly edition: EditionId;
  readonly seed: number;
  /** Null where it is the example's own. */
  readonly position: Position | null;
  /** Ids of the options of each answer; null where they are the example's own. */
  readonly answers: readonly (readonly string[])[] | null;
  readonly stop: number;
  /** Identifies the state of the example and engine when the link was made; old links have none. */
  readonly fingerprint?: string;
  /** A mark for the state after each answer when the link was made (`outcome.ts`); old links have none. */
  readonly outcomes?: string;
  /** Cards that someone wrote down, as they wrote them; absent where there are none. */
  readonly cards?: readonly string[];
}

/** The example of a moment, without its variant. */
export function exampleOf({ example }: Shared): string {
  return example?.split('/')[0] ?? '';
}

export const VERSION = '1';

/** A session's moment as a fragment, without the `#`. */
export async function toFragment(shared: Shared): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(shared));
  const packed = await collectBytes(
    streamOf(bytes).pipeThrough(new CompressionStream('deflate-raw')),
  );
  return `${FRAGMENT_KEY}=${VERSION}${toBase64(packed!)}`;
}

export function streamOf(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new Blob([bytes]).stream();
}

/** All bytes of a stream; null as soon as there are more than allowed. */
export async function collectBytes(
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
