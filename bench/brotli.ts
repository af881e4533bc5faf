import { brotliCompressSync, constants } from 'node:zlib';

/** Returns the bytes of a file as a host sends it: compressed with brotli 9. */
export function brotli(body: Buffer): number {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;
}
