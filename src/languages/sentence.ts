import { ICONS } from '../rulebook/icon.ts';
import type { Language } from '../rulebook/language.ts';
import { LEXICONS } from './all-languages.ts';
import { iconWord } from './icon-word.ts';

/**
 * A plain text of the book as a sentence for readers who see neither icons nor lists: a mana circle is
 * an amount of mana, and words for other icons lose their brackets.
 */
export function asSentence(plain: string, lang: Language): string {
  const bracketed = ICONS.map((icon) => iconWord(icon, lang)).filter((word) =>
    word.startsWith('('),
  );
  let text = plain.replace(/\{(\d|X)\}/g, (_, amount: string) => LEXICONS[lang].manaAmount(amount));
  for (const word of bracketed) text = text.replaceAll(word, word.slice(1, -1));
  return text
    .replace(/([.:;?!]) (?:•|\d+\.) /g, '$1 ')
    .replace(/ (?:•) /g, ', ')
    .replace(/^• /, '')
    .trim();
}
