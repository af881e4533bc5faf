/**
 * Returns a text in small letters without accents, with straight apostrophes and single spaces, so that
 * what any keyboard types is equal to a name. Ligatures and full-width letters, as copies from a PDF have
 * them, are read as the letters that they show.
 *
 * @example plainLetters('L’Épuisé'); // "l'epuise"
 * @example plainLetters('ﬂeeting'); // 'fleeting'
 */
export function plainLetters(text: string): string {
  return withoutAccents(text).replace(/[’‘]/g, "'").replace(/\s+/g, ' ').toLowerCase();
}

/** Returns a text without accents; ligatures become the letters that they show. */
export function withoutAccents(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '');
}
