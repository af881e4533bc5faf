import { iconWord } from '../rulebook/icon.ts';
import type { Language } from '../rulebook/language.ts';
import { spans } from '../wording/text.ts';

/** A marked text as plain text, for descriptions: each icon by its word. */
export function plainMarks(marked: string, lang: Language): string {
  return spans(marked)
    .map((span) => ('icon' in span ? iconWord(span.icon, lang) : span.text))
    .join('');
}
