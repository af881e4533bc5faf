import { iconWord } from '../rulebook/icon.ts';
import type { Language } from '../rulebook/language.ts';
import { spans } from '../wording/text.ts';

/** Words with marks as a line of words alone, for descriptions: each icon by its word. */
export function told(marked: string, lang: Language): string {
  return spans(marked)
    .map((span) => ('icon' in span ? iconWord(span.icon, lang) : span.text))
    .join('');
}
