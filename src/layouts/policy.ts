import { createHash } from 'node:crypto';

/**
 * The content policy of a page: nothing from elsewhere, and no script in the page but those given.
 * Pagefind's search needs to compile WebAssembly.
 *
 * @param scripts the source of each inline script
 */
export function contentPolicy(scripts: readonly string[]): string {
  const hashes = scripts.map(
    (code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
  return [
    "default-src 'self'",
    ["script-src 'self' 'wasm-unsafe-eval'", ...hashes].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}
