import { plainLetters } from './plain-letters.ts';

/**
 * Returns a name as it stands in an address: without case, accents and punctuation, words joined by
 * hyphens.
 */
export function slugOf(name: string): string {
  return plainLetters(name)
    .replaceAll("'", '')
    .replace(/œ/g, 'oe')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
