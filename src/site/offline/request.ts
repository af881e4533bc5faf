/** The messages from a page to the service worker, and those that it sends back. */

/** A file of the site, and the hash of its content (see `content-hash.ts`). */
export type ListedFile = readonly [url: string, hash: string];

export type OfflineRequest =
  /** Copies the pages that a reader needs without a network. */
  | { readonly do: 'keep'; readonly urls: readonly string[] }
  /** Copies many files and reports its progress. */
  | { readonly do: 'take'; readonly list: string; readonly files: readonly ListedFile[] }
  /** Copies no more of a list that this page asked to take. */
  | { readonly do: 'stop'; readonly list: string }
  /** Copies nothing more for any page, since a newer version of the site is to take over. */
  | { readonly do: 'end' }
  /** Lets a newer version of the site, which waits, take over. */
  | { readonly do: 'update' };

/** How far copying the files of a list is. */
export interface Progress {
  /** The address of the list. */
  readonly list: string;
  readonly taken: number;
  readonly of: number;
  readonly failed: number;
  /** Whether the device has no room for more; copying has then ended. */
  readonly isFull: boolean;
}

/** A message from a page, or null where it is none of these. */
export function readRequest(message: unknown): OfflineRequest | null {
  if (typeof message !== 'object' || message === null || !('do' in message)) return null;
  const { do: wanted, list, urls, files } = message as Readonly<Record<string, unknown>>;
  if (wanted === 'update' || wanted === 'end') return { do: wanted };
  if (wanted === 'stop' && typeof list === 'string') return { do: wanted, list };
  if (wanted === 'keep' && Array.isArray(urls)) {
    return { do: wanted, urls: urls.filter((url) => typeof url === 'string') };
  }
  if (wanted === 'take' && typeof list === 'string' && Array.isArray(files)) {
    return { do: wanted, list, files: files.filter(isListedFile) };
  }
  return null;
}

function isListedFile(file: unknown): file is ListedFile {
  return Array.isArray(file) && typeof file[0] === 'string' && typeof file[1] === 'string';
}

/** Parses the worker's report of its progress; null for any other message. */
export function readProgress(message: unknown): Progress | null {
  if (typeof message !== 'object' || message === null) return null;
  const { list, taken, of, failed, isFull } = message as Partial<Record<keyof Progress, unknown>>;
  return typeof list === 'string' &&
    typeof taken === 'number' &&
    typeof of === 'number' &&
    typeof failed === 'number'
    ? { list, taken, of, failed, isFull: isFull === true }
    : null;
}
