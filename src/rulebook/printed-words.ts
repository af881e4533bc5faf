import { z } from 'zod';
import { byLanguage } from './by-language.ts';
import { line } from './checked-text.ts';

const words = z.array(line).min(1);

/** `data/printed-words.json`: keywords, types and subtypes as the cards of each language print them. */
export const printedWordsSchema = z.array(z.strictObject(byLanguage(words))).meta({
  title: 'Printed words',
  description: 'Keywords, types and subtypes as the cards of each language print them.',
});

export type PrintedWords = z.infer<typeof printedWordsSchema>;
