import { deflateRawSync } from 'node:zlib';
import type { SentPlays } from '../../sandbox/model/play-data.ts';

/**
 * Returns the plays of an example as a page carries them: base64 of deflated JSON, which `unpackPlays`
 * reads again. Compression on the way to a reader finds the same, but as JSON they would be 20 MB more of
 * the whole site.
 */
export function packPlays(sent: SentPlays): string {
  return deflateRawSync(JSON.stringify(sent), { level: 9 }).toString('base64');
}
