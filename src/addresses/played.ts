/**
 * Leads, as the fragment of an address, to where the page's example shows what the page says. Apart from
 * the addresses: a page with an example needs the name alone, 1 kB less.
 */
export const PLAYED = 'played';
