/** Icons in words, as a terminal cannot draw them: the names that the site gives them. */

import { WORDINGS } from '../../src/languages/all-languages.ts';
import type { Span } from '../../src/languages/say/text.ts';
import { interfaceTexts } from '../../src/languages/texts/interface.ts';
import type { IconName } from '../../src/rulebook/icon.ts';
import type { Language } from '../../src/rulebook/language.ts';

/** Spans as one line of text in a language: "for 2 mana", "in Forest". */
export function lineOf(pieces: readonly Span[], language: Language): string {
  return pieces
    .map((piece) => ('icon' in piece ? wordsOf(piece.icon, language) : piece.text))
    .join('');
}

function wordsOf(icon: string, language: Language): string {
  const { icons } = interfaceTexts(language);
  const [name, amount = ''] = icon.split(':') as [IconName, string?];
  if (name === 'mana') return icons.mana(amount);
  return TRIGGERS.includes(name) ? WORDINGS[language].quote(icons[name]) : icons[name];
}

/** Icons that stand for a clause, which reads as one only between quotation marks. */
const TRIGGERS: readonly string[] = ['join', 'hand', 'reserve'];
