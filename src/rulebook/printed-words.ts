import { z } from 'zod';
import { line } from './checked-text.ts';

/** Languages that cards are printed in and the book is not translated to. */
export const CARD_LANGUAGES = ['de', 'es'] as const;
export type CardLanguage = (typeof CARD_LANGUAGES)[number];

const words = z.array(line).min(1);

/** `data/printed-words.json`: keywords, types and subtypes as the cards of each language print them. */
export const printedWordsSchema = z
  .array(z.strictObject({ en: words, fr: words, it: words, de: words, es: words }))
  .meta({
    title: 'Printed words',
    description: 'Keywords, types and subtypes as the cards of each language print them.',
  });

export type PrintedWords = z.infer<typeof printedWordsSchema>;
