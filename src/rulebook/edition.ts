import { z } from 'zod';
import { line, schemaPath, translated } from './checked-text.ts';
import { LANGUAGES } from './language.ts';

/**
 * An edition is named by its month (`2024-09`) or by its publisher's version (`4.0`). A version that
 * does not end in `.0` would have the address of a section.
 */
export const EDITION_PATTERN = '(?:20\\d{2}-(?:0[1-9]|1[0-2])|[1-9]\\d?\\.0)';

export const editionId = z
  .string()
  .regex(
    new RegExp(`^${EDITION_PATTERN}$`),
    'an edition is named by its month, 2024-09, or by its version, 4.0',
  );

/** A day of the calendar, as in `2024-09-14`. */
export const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, { error: 'a day is written 2024-09-14', abort: true })
  .refine(isDay, 'no calendar has this day');

/** Whether the calendar has a day: 31 February would be read as a day of March. */
function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

const languageKey = z.enum(LANGUAGES);

/** `data/editions/EDITION/edition.json`: the name of an edition, its date and its documents. */
export const editionSchema = z
  .strictObject({
    $schema: schemaPath.optional(),
    id: editionId,
    title: translated.describe('What the edition is called on the site.'),
    date: day.describe('The day from which the edition is in effect.'),
    sources: z
      .partialRecord(languageKey, z.strictObject({ file: line, date: day }))
      .describe('The published document of each language that has one; the others are translated.'),
    wordsFrom: editionId
      .optional()
      .describe('The edition whose words a rule that says the same was written with.'),
    untitled: z
      .literal(true)
      .optional()
      .describe('The rules of the edition are shown without titles.'),
  })
  .meta({ title: 'Edition', description: 'One published state of the rules of Altered.' });

export type Edition = z.infer<typeof editionSchema>;
