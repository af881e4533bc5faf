/**
 * The fragment that leads to the place where a page's example shows its rule or card. A file apart from
 * the addresses: a page with an example needs this name alone, which saves 1 kB.
 */
export const PLAYED = 'played';
