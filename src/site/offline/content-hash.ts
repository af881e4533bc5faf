/** So many hexadecimal digits tell the files of a site apart. */
const DIGITS = 16;

/** The hash by which a copy of a file is compared with the site's list: the beginning of its SHA-256. */
export async function contentHash(bytes: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, DIGITS);
}
