/**
 * Elided words (`l’expédition`, `dell'effetto`). The index takes what stands between two spaces for
 * one word, so `expédition` would miss `l’expédition`: texts are indexed with the two parts apart,
 * the elided one in signs that are no letters and so no word, and are shown as they were.
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

const ELISION = new RegExp(`(?<!${LETTER})(${ELIDED})(['’])(?=[\\p{L}«“"(])`, 'giu');

/** The letters of elided words are moved here, where Unicode has no letters of its own. */
const PRIVATE = 0xe000;
const MOVED = /[\ue000-\ue07f]/g;

/** Stands before the space that is put in: a word joiner, which no text of the book has. */
const SEAM = '\u2060';

/** Parts elided words, so that the index finds the word behind them. */
export function splitElisions(text: string): string {
  return text.replace(ELISION, (_, elided: string, apostrophe: string) => {
    const hidden = elided.replace(/./g, (letter) => move(letter, PRIVATE));
    return `${hidden}${apostrophe}${SEAM} `;
  });
}

/** Shows what {@link splitElisions} has parted as it was. */
export function joinElisions(text: string): string {
  return text
    .replaceAll(`${SEAM} `, '')
    .replaceAll(SEAM, '')
    .replace(MOVED, (sign) => move(sign, -PRIVATE));
}

/** Leaves out elided words, which say nothing in a search: `l’expédition` becomes `expédition`. */
export function dropElisions(text: string): string {
  return text.replace(ELISION, '');
}

function move(letter: string, by: number): string {
  return String.fromCharCode(letter.charCodeAt(0) + by);
}
