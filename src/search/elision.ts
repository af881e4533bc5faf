/**
 * Handles elided words (`l’expédition`, `dell'effetto`). Pagefind's index treats the text between two
 * spaces as one word, so `expédition` would miss `l’expédition`: texts are indexed with the two parts
 * separated, the elided one in characters that are not letters, and are shown in their original form.
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

/** The offset to which letters of elided words are moved: Unicode's private use area. */
const PRIVATE = 0xe000;
const MOVED = /[\ue000-\ue07f]/g;

/** Marks an inserted space: a word joiner, which no text of the book contains. */
const SEAM = '\u2060';

/** Separates elided words, so that the index finds the word after them. */
export function splitElisions(text: string): string {
  return text.replace(ELISION, (_, elided: string, apostrophe: string) => {
    const hidden = elided.replace(/./g, (letter) => moveLetter(letter, PRIVATE));
    return `${hidden}${apostrophe}${SEAM} `;
  });
}

/** Restores the text before {@link splitElisions}. */
export function joinElisions(text: string): string {
  return text
    .replaceAll(`${SEAM} `, '')
    .replaceAll(SEAM, '')
    .replace(MOVED, (sign) => moveLetter(sign, -PRIVATE));
}

/** Removes elided words, which are stop words: `l’expédition` becomes `expédition`. */
export function dropElisions(text: string): string {
  return text.replace(ELISION, '');
}

function moveLetter(letter: string, by: number): string {
  return String.fromCharCode(letter.charCodeAt(0) + by);
}
