import { z } from 'zod';
import { byLanguage } from './by-language.ts';
import { line, markedText, schemaPath, slug } from './checked-text.ts';
import { editionId } from './edition.ts';
import { ICONS } from './icon.ts';
import { LANGUAGES } from './language.ts';
import { RULE_PATTERN, SECTION_PATTERN } from './number.ts';

export const TERM_CATEGORIES = [
  'action',
  'ability',
  'status',
  'zone',
  'type',
  'subtype',
  'phase',
  'daily-effect',
  'characteristic',
  'faction',
  'rarity',
  'concept',
  'card-part',
  'player',
] as const;

/** The genders of nouns in the book's languages: masculine, feminine and neuter. */
export const GENDERS = ['m', 'f', 'n'] as const;

const forms = z
  .strictObject({
    singular: line,
    plural: line.optional(),
    other: z.array(line).optional().describe('Inflected forms, for example of a verb.'),
  })
  .meta({ id: 'Forms', description: 'The forms of a term in one language.' });

const genderedForms = forms.extend({ gender: z.enum(GENDERS).optional() }).meta({
  id: 'GenderedForms',
  description: 'The forms of a term; a noun, and nothing else, has a gender.',
});

const inLanguages = z.partialRecord(z.enum(LANGUAGES), z.array(line).min(1));

const termSchema = z
  .strictObject({
    id: slug.describe('The English singular in lower case, words joined by hyphens.'),
    category: z.enum(TERM_CATEGORIES),
    icon: z.enum(ICONS).optional(),
    rules: z
      .record(
        editionId,
        z.array(z.string().regex(new RegExp(`^(?:${RULE_PATTERN}|${SECTION_PATTERN})$`))),
      )
      .optional()
      .describe('The rules that define the term, per edition.'),
    forms: z.strictObject({ ...byLanguage(genderedForms), en: forms }),
    synonyms: inLanguages
      .optional()
      .describe('What players call it besides, slang too; no forms. For the search.'),
    definition: z
      .strictObject(byLanguage(markedText))
      .describe('A short definition, in the same Markdown as a rule.'),
    seeAlso: z.array(slug).optional().describe('Ids of related terms.'),
  })
  .meta({ id: 'Term', description: 'A word of the game with a meaning.' });

/** `data/terms.json`: every term of the game, in all languages. */
export const termsSchema = z
  .strictObject({ $schema: schemaPath.optional(), terms: z.array(termSchema) })
  .meta({ title: 'Terms', description: 'The words of Altered, with their forms and meanings.' });

export type TermCategory = (typeof TERM_CATEGORIES)[number];
export type TermEntry = z.infer<typeof termSchema>;
export type Terms = z.infer<typeof termsSchema>;
