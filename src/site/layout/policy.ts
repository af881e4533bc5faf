import { policySource } from '../hosting/policy-source.ts';

/** Styles of a page; those that stand in it are added by their hashes once it is written. */
export const STYLE_SOURCES = "style-src 'self'";

/**
 * The content policy of a page: nothing from elsewhere, and no script in the page but those given.
 * Pagefind's search needs to compile WebAssembly.
 *
 * @param scripts the source of each inline script
 */
export function contentPolicy(scripts: readonly string[]): string {
  return [
    "default-src 'self'",
    ["script-src 'self' 'wasm-unsafe-eval'", ...scripts.map(policySource)].join(' '),
    STYLE_SOURCES,
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}
