/**
 * Elided words (`l’expédition`, `dell'effetto`). The index takes what stands between two spaces for
 * one word, so `expédition` would miss `l’expédition`: texts are indexed with the two parts apart,
 * and are shown joined again.
 */

const LETTER = '\\p{L}';
const ELIDED = [
  ...['c', 'd', 'j', 'l', 'm', 'n', 's', 't', 'qu', 'jusqu', 'lorsqu', 'puisqu', 'quoiqu'],
  ...[
    'all',
    'dall',
    'dell',
    'nell',
    'sull',
    'coll',
    'un',
    'quell',
    'quest',
    'nessun',
    'com',
    'dov',
  ],
].join('|');

const ELISION = new RegExp(`(?<!${LETTER})(${ELIDED})(['’])(?=${LETTER})`, 'giu');

/** Stands before the space that is put in: a word joiner, which no text of the book has. */
const SEAM = '\u2060';

/** Parts elided words: `l’expédition` becomes two words, with a mark that {@link joinElisions} knows. */
export function splitElisions(text: string): string {
  return text.replace(ELISION, `$1$2${SEAM} `);
}

/** Joins what {@link splitElisions} has parted. */
export function joinElisions(text: string): string {
  return text.replaceAll(`${SEAM} `, '').replaceAll(SEAM, '');
}

/** Leaves out elided words, which say nothing in a search: `l’expédition` becomes `expédition`. */
export function dropElisions(text: string): string {
  return text.replace(ELISION, '');
}
