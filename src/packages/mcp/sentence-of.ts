import { iconWord } from '../../languages/icon-word.ts';
import type { Span } from '../../languages/say/text.ts';
import { asSentence } from '../../languages/sentence.ts';
import type { Language } from '../../rulebook/language.ts';

/** A told sentence as plain text; icons are their words. */
export function sentenceOf(said: readonly Span[], language: Language): string {
  const plain = said.map((span) => ('icon' in span ? iconWord(span.icon, language) : span.text));
  return asSentence(plain.join(''), language);
}
