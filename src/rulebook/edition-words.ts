import { z } from 'zod';
import { line, markedText, schemaPath, slug } from './checked-text.ts';
import { TEXT_DESCRIPTION, title } from './dictionary.ts';
import { editionId } from './edition.ts';
import { LANGUAGES } from './language.ts';
import { CHAPTER_PATTERN, RULE_PATTERN, SECTION_PATTERN } from './number.ts';

const text = markedText.describe(TEXT_DESCRIPTION);

const notes = z
  .array(text)
  .min(1)
  .optional()
  .describe('The notes of structure.json, in the same order.');

const numberLike = (pattern: string) =>
  z.string().regex(new RegExp(`^(?:${pattern})$`), 'a number');

const ruleWords = z
  .strictObject({
    lead: line.optional().describe('A bold lead-in, for example Prepare.'),
    text: text.optional().describe('Left out where structure.json names a rule of the same words.'),
    notes,
    noExample: line
      .optional()
      .describe('Why no worked example can show the rule; the page says so.'),
    provenance: line.optional().describe('What was completed or corrected, and from where.'),
  })
  .meta({ id: 'RuleWords', description: 'The words of one rule.' });

const articleWords = z
  .strictObject({ title, text: text.describe('As in a rule, and ### headings.'), notes })
  .meta({ id: 'ArticleWords', description: 'The words of an entry without number.' });

/** `data/editions/EDITION/LANGUAGE.json`: the words of an edition in one language. */
export const editionWordsSchema = z
  .strictObject({
    $schema: schemaPath.optional(),
    edition: editionId,
    language: z.enum(LANGUAGES),
    titles: z
      .record(numberLike(`${CHAPTER_PATTERN}|${SECTION_PATTERN}|${RULE_PATTERN}`), title)
      .describe(
        'Titles of chapters, groups and sections by number; of rules that their section’s title does not tell.',
      ),
    rules: z.record(numberLike(`${RULE_PATTERN}|${SECTION_PATTERN}`), ruleWords),
    articles: z.record(slug, articleWords).optional(),
  })
  .meta({ title: 'Words', description: 'The words of an edition in one language.' });

export type EditionWords = z.infer<typeof editionWordsSchema>;
export type RuleWords = z.infer<typeof ruleWords>;
