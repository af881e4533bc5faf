/** What a page asks of the service worker, and what it is told. */

export type OfflineRequest =
  /** Copies what a reader needs without a network. */
  | { readonly do: 'keep'; readonly urls: readonly string[] }
  /** Copies many pages and says how far it is. */
  | { readonly do: 'take'; readonly urls: readonly string[] }
  /** Copies no more of what this page asked to take. */
  | { readonly do: 'stop' }
  /** Copies nothing more for any page, since a newer version of the site is to take over. */
  | { readonly do: 'end' }
  /** Lets a newer version of the site, which waits, take over. */
  | { readonly do: 'update' };

/** How far copying many pages is. */
export interface Progress {
  readonly taken: number;
  readonly of: number;
  readonly failed: number;
}

/** A message from a page, or null where it is none of these. */
export function readRequest(message: unknown): OfflineRequest | null {
  if (typeof message !== 'object' || message === null || !('do' in message)) return null;
  if (message.do === 'update' || message.do === 'stop' || message.do === 'end') {
    return { do: message.do };
  }
  if (message.do !== 'keep' && message.do !== 'take') return null;
  if (!('urls' in message) || !Array.isArray(message.urls)) return null;
  return { do: message.do, urls: message.urls.filter((url) => typeof url === 'string') };
}

/** Reads what the worker says of its progress; null for anything else. */
export function readProgress(message: unknown): Progress | null {
  if (typeof message !== 'object' || message === null) return null;
  const { taken, of, failed } = message as Partial<Record<keyof Progress, unknown>>;
  return typeof taken === 'number' && typeof of === 'number' && typeof failed === 'number'
    ? { taken, of, failed }
    : null;
}
