import { z } from 'zod';
import { line, slug } from './checked-text.ts';
import { day, editionId } from './edition.ts';
import { LANGUAGES } from './language.ts';
import { GROUP_PATTERN, RULE_PATTERN, SECTION_PATTERN } from './number.ts';
import { PROVENANCES } from './structure.ts';

export const title = line.describe('The title as the page shows it, without number.');

export const TEXT_DESCRIPTION =
  'Markdown: paragraphs, - and 1. lists, tables, *emphasis*, **strong**; [[term]] or ' +
  '[[term|shown form]]; rule numbers bare (6.1.e); icons as {exhaust}. No HTML.';

/** A text of a published page: what is wrong with it becomes a warning, and is taken out. */
const text = z.string().describe(TEXT_DESCRIPTION);

/** Set by the ingest, in a partial language. */
const lent = z
  .literal(true)
  .optional()
  .describe('true for English words in a language that lacks its own.');

const noteSchema = z
  .strictObject({
    kind: z.enum(['remark', 'example']),
    official: z.boolean().describe('false for what the publisher did not write.'),
    text,
    from: line.optional().describe('The rule of a document that holds it, as in 4.0 6.1.e.'),
    example: slug.optional().describe('The worked example that shows it.'),
    lent,
  })
  .meta({ id: 'Note', description: 'A remark or an example under a rule.' });

/** Where a text comes from. */
export const provenanceSchema = z.strictObject({
  kind: z.enum(PROVENANCES),
  translated: z
    .enum(LANGUAGES)
    .optional()
    .describe('The language that the text is translated from, where its own has no document.'),
  same: line.optional().describe('The rule of another edition whose words are used.'),
  note: line.optional().describe('What was completed or corrected, and from where.'),
});

const ruleSchema = z
  .strictObject({
    number: z.string().regex(new RegExp(`^${RULE_PATTERN}$`), 'a rule is numbered like 6.1.e'),
    title: line.optional().describe('What it is about, where its section’s title does not tell.'),
    lead: line.optional().describe('A bold lead-in, for example Prepare.'),
    important: z.boolean().optional().describe('true where a star marks the number.'),
    text,
    notes: z.array(noteSchema).optional(),
    provenance: provenanceSchema.optional(),
    wordsOf: line.optional().describe('The rule of another edition in whose file the words stand.'),
    noExample: line.optional(),
    lent,
  })
  .meta({ id: 'Rule', description: 'One lettered rule.' });

const group = z
  .strictObject({
    kind: z.literal('group'),
    number: z.string().regex(new RegExp(`^${GROUP_PATTERN}$`), 'a group is numbered like 1.4'),
    title,
  })
  .meta({ id: 'Group', description: 'A title over several sections.' });

const section = z
  .strictObject({
    kind: z.literal('section'),
    number: z
      .string()
      .regex(new RegExp(`^${SECTION_PATTERN}$`), 'a section is numbered like 6.1 or 1.2.4'),
    title,
    rules: z.array(ruleSchema).min(1),
  })
  .meta({ id: 'Section', description: 'A numbered section with its lettered rules.' });

const article = z
  .strictObject({
    kind: z.literal('article'),
    id: slug,
    own: z.literal(true).optional().describe('Written for this site, not for the document.'),
    lent,
    title,
    text: text.describe('As in a rule, and ### headings.'),
    notes: z.array(noteSchema).optional(),
  })
  .meta({ id: 'Article', description: 'An entry without number.' });

const entrySchema = z.discriminatedUnion('kind', [group, section, article]);

/** One whole edition in one language: the schema of a file that is read instead of `data/`. */
export const dictionarySchema = z
  .strictObject({
    edition: editionId,
    language: z.enum(LANGUAGES),
    source: line.describe('The published file that the dictionary restates.'),
    date: day.describe('The day of that file.'),
    entries: z.array(entrySchema).min(1),
  })
  .meta({ title: 'Dictionary', description: 'One edition of the rules in one language.' });

export type RuleProvenance = z.infer<typeof provenanceSchema>;
export type DictionaryNote = z.infer<typeof noteSchema>;
export type DictionaryRule = z.infer<typeof ruleSchema>;
export type DictionaryGroup = z.infer<typeof group>;
export type DictionarySection = z.infer<typeof section>;
export type Article = z.infer<typeof article>;
export type DictionaryEntry = z.infer<typeof entrySchema>;
export type Dictionary = z.infer<typeof dictionarySchema>;
