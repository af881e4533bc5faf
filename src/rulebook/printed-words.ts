import { z } from 'zod';
import { byLanguage } from './by-language.ts';
import { line } from './checked-text.ts';
import { CARD_LANGUAGES, type CardLanguage } from './language.ts';

const words = z.array(line).min(1);
const inCardLanguages = Object.fromEntries(
  CARD_LANGUAGES.map((language) => [language, words]),
) as Record<CardLanguage, typeof words>;

/** `data/printed-words.json`: keywords, types and subtypes as the cards of each language print them. */
export const printedWordsSchema = z
  .array(z.strictObject({ ...byLanguage(words), ...inCardLanguages }))
  .meta({
    title: 'Printed words',
    description: 'Keywords, types and subtypes as the cards of each language print them.',
  });

export type PrintedWords = z.infer<typeof printedWordsSchema>;
