import { iconWord } from '../../languages/icon-word.ts';
import { type Span, spansOf } from '../../languages/say/text.ts';
import type { Language } from '../../rulebook/language.ts';

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
