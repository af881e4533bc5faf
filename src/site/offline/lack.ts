import { contentHash } from './content-hash.ts';
import { KEPT_HASH } from './kept.ts';

/** A file that can be copied. */
export interface SizedFile {
  readonly url: string;
  /** The hash of its newest content. */
  readonly hash: string;
  readonly bytes: number;
}

/** What a cache lacks of a list of files. */
export interface Lack {
  /** The size of the files that are missing or have changed. */
  readonly bytes: number;
  /** Whether a file has no copy at all, not even an older one. */
  readonly isMissing: boolean;
}

/** The part of a cache that is used here. */
interface Copies {
  keys(): Promise<readonly { readonly url: string }[]>;
  match(url: string): Promise<Response | undefined>;
}

/** Returns what has to be fetched to bring the copies of files up to date. */
export async function lackOf(files: readonly SizedFile[], cache: Copies): Promise<Lack> {
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  const missing = files.filter(({ url }) => !kept.has(url));
  const copied = files.filter(({ url }) => kept.has(url));
  const hashes = await Promise.all(copied.map(({ url }) => hashOfCopy(cache, url)));
  const changed = copied.filter(({ hash }, place) => hashes[place] !== hash);
  const bytes = [...missing, ...changed].reduce((sum, file) => sum + file.bytes, 0);
  return { bytes, isMissing: missing.length > 0 };
}

async function hashOfCopy(cache: Copies, url: string): Promise<string | undefined> {
  const copy = await cache.match(url);
  return copy && (copy.headers.get(KEPT_HASH) ?? contentHash(await copy.arrayBuffer()));
}
