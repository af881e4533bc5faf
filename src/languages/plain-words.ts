import type { Language } from '../rulebook/language.ts';
import { parseText } from '../rulebook/text.ts';
import { plainText } from '../rulebook/tree.ts';
import { iconWord } from './icon-word.ts';

/** A text of the data on one line without markup; icons are words. */
export function plainWords(text: string, language: Language): string {
  return plainText(parseText(text, 'rule').blocks, (mark) => {
    switch (mark.type) {
      case 'number':
        return mark.number;
      case 'icon':
        return iconWord(mark.name, language);
      default:
        return mark.shown ?? mark.id;
    }
  });
}
