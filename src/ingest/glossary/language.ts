import { GLOSSARIES } from '../../languages/all-languages.ts';
import { LANGUAGES, type Language } from '../../rulebook/language.ts';

const LITTLE_WORDS = new Map(
  LANGUAGES.map((language) => [language, new Set(GLOSSARIES[language].littleWords.split(' '))]),
);

/** With fewer little words than this, the language of a text is not certain. */
const ENOUGH = 4;

/**
 * Tells the language of a text from its little words.
 * Null where the text is too short, or where two languages come too close.
 */
export function tellLanguage(text: string): Language | null {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const counts = LANGUAGES.map((language) => ({
    language,
    count: words.filter((word) => LITTLE_WORDS.get(language)!.has(word)).length,
  })).sort((a, b) => b.count - a.count);
  const [first, second] = counts;
  if (!first || !second || first.count < ENOUGH || first.count < second.count * 1.5) return null;
  return first.language;
}
