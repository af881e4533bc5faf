import { z } from 'zod';
import { schemaPath, slug } from './checked-text.ts';
import { EDITION_PATTERN, editionId } from './edition.ts';
import { LANGUAGES } from './language.ts';
import { RULE_PATTERN, SECTION_PATTERN } from './number.ts';

/**
 * How a text was made: `restated` needs no explanation, the others have one. No source document has the
 * texts that are marked `supplement`.
 */
export const PROVENANCES = ['restated', 'completed', 'corrected', 'supplement'] as const;

/** `4.0 6.1.e`, `2024-09 vanilla`: a rule, an unlettered section or an article of an edition. */
const ruleName = z
  .string()
  .regex(
    new RegExp(`^${EDITION_PATTERN} (?:${RULE_PATTERN}|${SECTION_PATTERN}|[a-z][a-z0-9-]*)$`),
    'a rule of an edition is named like 4.0 6.1.e',
  );

const noteFacts = z
  .strictObject({
    kind: z.enum(['remark', 'example']),
    official: z.boolean().describe('true only if the document of this edition holds the note.'),
    from: ruleName
      .optional()
      .describe('The rule of a document that holds the note; left out for a note of our own.'),
    example: slug.optional().describe('The worked example that shows it.'),
  })
  .meta({ id: 'NoteFacts', description: 'A note under a rule; its words are in each LANG.json.' });

const sharedNotes = z.templateLiteral([
  'same',
  z.enum(['', ' 1', ' 2', ' 3', ' 4', ' 5', ' 6', ' 7', ' 8', ' 9']),
]);

const ruleFacts = z
  .strictObject({
    number: z
      .string()
      .regex(
        new RegExp(`^(?:${RULE_PATTERN}|${SECTION_PATTERN})$`),
        'a rule is numbered like 6.1.e, or like its section where that has no letters',
      ),
    important: z.boolean().optional().describe('true where a star marks the number.'),
    same: ruleName
      .optional()
      .describe('A rule of another edition with the same meaning, whose words are used here too.'),
    provenance: z
      .enum(PROVENANCES)
      .optional()
      .describe('restated where left out; completed or corrected: LANG.json says how.'),
    sources: z
      .array(z.enum(LANGUAGES))
      .min(1)
      .optional()
      .describe(
        'The languages in which the published text is known, where these are not all of the ' +
          'edition’s. In any other language the rule is a translation.',
      ),
    notes: z
      .array(z.union([noteFacts, sharedNotes]))
      .min(1)
      .refine(
        (notes) => notes.findLastIndex((note) => typeof note === 'string') <= 0,
        'write "same" once, before the other notes',
      )
      .optional()
      .describe(
        '"same" first: the notes of the rule of the same words stand in this document too; "same 2": ' +
          'its first two.',
      ),
  })
  .meta({ id: 'RuleFacts', description: 'What one rule has in common in all languages.' });

const section = z
  .strictObject({
    number: z
      .string()
      .regex(new RegExp(`^${SECTION_PATTERN}$`), 'a section is numbered like 6.1 or 1.2.4'),
    rules: z.array(ruleFacts).min(1),
  })
  .meta({ id: 'SectionFacts', description: 'A section with its rules, in the order of the book.' });

const article = z
  .strictObject({
    id: slug,
    own: z
      .literal(true)
      .optional()
      .describe('Written for this site: the document of the edition has no such entry.'),
    notes: z.array(noteFacts).min(1).optional(),
  })
  .meta({ id: 'ArticleFacts', description: 'An entry without number.' });

/** `data/editions/EDITION/structure.json`: what the languages of an edition have in common. */
export const structureSchema = z
  .strictObject({
    $schema: schemaPath.optional(),
    edition: editionId,
    sections: z.array(section).min(1).describe('In the order of the book.'),
    articles: z.array(article).optional(),
    unknown: z
      .array(z.string().regex(new RegExp(`^${SECTION_PATTERN}$`)))
      .optional()
      .describe('Sections of the document whose text is not known: named in texts without a link.'),
  })
  .meta({ title: 'Structure', description: 'Numbers, order, notes and provenance of an edition.' });

export type Structure = z.infer<typeof structureSchema>;
export type RuleStructure = z.infer<typeof ruleFacts>;
export type NoteStructure = z.infer<typeof noteFacts>;

/**
 * Returns the notes that a rule or an article lists itself, not those that it shares with another
 * rule.
 */
export function listedNotes({
  notes = [],
}: Pick<RuleStructure, 'notes'>): readonly NoteStructure[] {
  return notes.filter((note) => typeof note !== 'string');
}

/**
 * Returns how many notes a rule has at most from the rule whose words it shares: all for "same", the
 * first two for "same 2". Its own notes stand after them.
 */
export function sharedNoteCount({ notes = [] }: Pick<RuleStructure, 'notes'>): number {
  const [first] = notes;
  if (typeof first !== 'string') return 0;
  return first === 'same' ? Number.POSITIVE_INFINITY : Number(first.slice('same '.length));
}

/** Returns the numbers of an edition's rules, in the order of the book. */
export function numbersIn({ sections }: Structure): string[] {
  return sections.flatMap(({ rules }) => rules.map(({ number }) => number));
}
