import { ICONS, type IconName, isIcon } from '../rulebook/icon.ts';
import type { Language } from '../rulebook/language.ts';
import { LEXICONS } from './all-languages.ts';

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
