/**
 * The fragment that leads to the place where a page's example shows its rule or card. A file apart from
 * the addresses: every page needs this name, and none of the addresses before it is used.
 */
export const PLAYED = 'played';
