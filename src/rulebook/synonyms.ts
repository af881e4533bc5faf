import { z } from 'zod';
import { line } from './checked-text.ts';
import { LANGUAGES } from './language.ts';

/** `data/synonyms.json`: for each language, groups of words that players use for one another. */
export const synonymsSchema = z
  .partialRecord(z.enum(LANGUAGES), z.array(z.array(line).min(2).max(200)).max(20_000))
  .meta({ title: 'Synonyms', description: 'Words that the search takes for one another.' });

export type Synonyms = z.infer<typeof synonymsSchema>;
