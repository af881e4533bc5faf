/**
 * The fragment that leads to the place where a page's example shows its rule or card. It has a file of
 * its own, because every page loads it: beside the addresses it would bring all of them along.
 */
export const PLAYED = 'played';
