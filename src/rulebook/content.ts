import { z } from 'zod';
import { changeSchema } from './changes.ts';
import { slug, translated } from './checked-text.ts';
import { provenanceSchema } from './dictionary.ts';
import { day, editionId } from './edition.ts';
import { ICONS } from './icon.ts';
import { LANGUAGES } from './language.ts';
import { GENDERS, TERM_CATEGORIES } from './term.ts';

/**
 * The shape of what the ingest writes into `content/` and the site reads: frontmatter of the three
 * kinds of page, the outline of an edition, and the list of sources.
 */

const language = z.enum(LANGUAGES);
const line = z.string().regex(/^[^\n\r]*$/, 'one line of text');
const text = z.string().describe('Markdown as the dictionaries write it, with all its marks.');
const cites = z.array(z.string()).describe('Numbers that the text names, in book order.');
const terms = z.array(slug).describe('Ids of the terms that the text names, from z to a.');
const lent = z
  .literal(true)
  .optional()
  .describe('true for English words on a page of a language that lacks its own.');
const notes = z
  .array(
    z.strictObject({
      kind: z.enum(['remark', 'example']),
      official: z.boolean(),
      text,
      example: slug.optional().describe('The worked example that shows it.'),
      from: line.optional().describe('The rule of a document that holds it: 4.0 6.1.e.'),
      lent,
    }),
  )
  .describe('The notes under the text, in their order.');

/** Frontmatter of `content/rules/EDITION/LANGUAGE/SECTION.mdx`. */
export const sectionPage = z.strictObject({
  edition: editionId,
  language,
  number: z.string(),
  title: line,
  group: z.string().describe('The nearest group or chapter above.'),
  source: z.string(),
  rules: z.array(
    z.strictObject({
      number: z.string(),
      title: line.optional().describe('What it is about, where its section’s title does not tell.'),
      lead: line.optional(),
      important: z.boolean().optional(),
      text,
      cites,
      terms,
      notes,
      provenance: provenanceSchema.optional(),
      noExample: line.optional().describe('Why no worked example can show the rule.'),
      lent,
    }),
  ),
});

/** Frontmatter of `content/articles/EDITION/LANGUAGE/ID.mdx`. */
export const articlePage = z.strictObject({
  edition: editionId,
  id: slug,
  language,
  title: line,
  lent,
  source: z.string(),
  text,
  cites,
  terms,
  notes,
});

/** Frontmatter of `content/terms/LANGUAGE/ID.mdx`. */
export const termPage = z.strictObject({
  id: slug,
  language,
  category: z.enum(TERM_CATEGORIES),
  icon: z.enum(ICONS).optional(),
  forms: z.strictObject({
    singular: line,
    plural: line.optional(),
    gender: z.enum(GENDERS).optional(),
    other: z.array(line),
  }),
  synonyms: z.array(line).optional().describe('What players call it besides.'),
  rules: z.record(editionId, z.array(z.string())),
  seeAlso: z.array(slug),
  text,
});

const titles = z.partialRecord(language, line);

/** `content/outline/EDITION.json`. Titles are missing in the languages that lack the section. */
export const outlineFile = z.strictObject({
  edition: editionId,
  title: translated,
  date: day,
  current: z.boolean().describe('Whether addresses without edition lead to it.'),
  languages: z.array(language).describe('The languages that the edition was loaded in.'),
  chapters: z.array(z.strictObject({ number: z.string(), title: titles })),
  groups: z.array(z.strictObject({ number: z.string(), chapter: z.string(), title: titles })),
  sections: z
    .array(z.strictObject({ number: z.string(), group: z.string(), title: titles }))
    .describe('All sections in book order.'),
  articles: z.array(z.strictObject({ id: slug, title: titles })),
});

/** `content/changes/EDITION.json`: the fate of each rule of the edition before. */
export const changesFile = z.strictObject({
  edition: editionId,
  before: editionId,
  changes: z.array(changeSchema),
});

/** `content/sources.json`: the sources that were loaded. */
export const sourcesFile = z.array(
  z.strictObject({
    edition: editionId,
    language,
    file: z.string(),
    date: day,
    entries: z.number().int(),
    sections: z.number().int(),
    rules: z.number().int(),
    articles: z.number().int(),
    provenance: z
      .strictObject({
        restated: z.number().int(),
        translated: z.number().int(),
        same: z.number().int(),
        supplement: z.number().int(),
        completed: z.number().int(),
        corrected: z.number().int(),
        officialNotes: z.number().int(),
        takenNotes: z.number().int(),
        ownNotes: z.number().int(),
      })
      .describe('How many texts come from where.'),
  }),
);

export type SectionFacts = z.infer<typeof sectionPage>;
export type NoteFacts = z.infer<typeof notes>[number];
export type ArticleFacts = z.infer<typeof articlePage>;
export type TermFacts = z.infer<typeof termPage>;
export type ChangesContent = z.infer<typeof changesFile>;
export type Outline = z.infer<typeof outlineFile>;
export type Sources = z.infer<typeof sourcesFile>;
