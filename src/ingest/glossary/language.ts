import { GLOSSARIES } from '../../languages/all-languages.ts';
import { LANGUAGES, type Language } from '../../rulebook/language.ts';

const LITTLE_WORDS = new Map(
  LANGUAGES.map((language) => [language, new Set(GLOSSARIES[language].littleWords.split(' '))]),
);

/** The least number of function words for telling the language of a text. */
const ENOUGH = 4;

/**
 * Tells the language of a text from its function words. Returns null if the text is too short, or if
 * two languages have similar counts.
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
