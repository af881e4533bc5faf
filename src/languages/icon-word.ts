import { ICONS, type IconName, isIcon } from '../rulebook/icon.ts';
import type { Language } from '../rulebook/language.ts';
import { LEXICONS } from './all-languages.ts';
import { type Span, spansOf } from './say/text.ts';

/**
 * A text of words alone, cut where a word in brackets stands for an icon.
 *
 * @example cutAtIcons('(join) abilities', 'en') // [{ icon: 'join' }, ' abilities']
 */
export function cutAtIcons(
  text: string,
  language: Language,
): readonly (string | { readonly icon: IconName })[] {
  const byWord = new Map(
    ICONS.filter((icon) => LEXICONS[language].iconWords[icon].startsWith('(')).map((icon) => [
      LEXICONS[language].iconWords[icon],
      icon,
    ]),
  );
  return text
    .split(/(\([^()]+\))/u)
    .filter((piece) => piece !== '')
    .map((piece) => {
      const icon = byWord.get(piece);
      return icon ? { icon } : piece;
    });
}

/** The word for an icon in a language; a mana circle is its number. Empty for an unknown name. */
export function iconWord(name: string, language: Language): string {
  if (name.startsWith('mana:') && isIcon(name)) return `{${name.slice('mana:'.length)}}`;
  return isIcon(name) ? LEXICONS[language].iconWords[name as IconName] : '';
}

/** A marked text as plain text, for descriptions: each icon by its word. */
export function plainMarks(marked: string, lang: Language): string {
  return withIconWords(spansOf(marked), lang);
}

/** Words with icons among them as plain text: each icon by its word. */
export function withIconWords(pieces: readonly Span[], lang: Language): string {
  return pieces
    .map((piece) => ('icon' in piece ? iconWord(piece.icon, lang) : piece.text))
    .join('');
}
