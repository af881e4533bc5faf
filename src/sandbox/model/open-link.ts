/** Opens a shared link: parses and checks an address that somebody else wrote. */

import { collectBytes, type Shared, streamOf, VERSION } from './link.ts';

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

/** The longest link to accept: longer ones are refused unread. Links of the sandbox are far shorter. */
export const MAX_LINK = 32_768;
/** The most bytes that a link may decompress to. */
export const MAX_CONTENT = 262_144;

/** Opens a link. Never throws, whatever the text is. */
export async function fromLink(text: string): Promise<OpenedLink> {
  if (text.length > MAX_LINK) return { ok: false, why: 'size' };
  if (!text.startsWith(VERSION)) {
    return { ok: false, why: /^[2-9]/.test(text) ? 'version' : 'damaged' };
  }
  const packed = fromBase64(text.slice(VERSION.length));
  if (!packed) return { ok: false, why: 'damaged' };
  try {
    const bytes = await collectBytes(
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

function fromBase64(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]*$/.test(text)) return null;
  try {
    const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}
