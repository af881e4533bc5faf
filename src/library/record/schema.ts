/** The files of `data/record`: how cards changed, which are suspended, and the formats that are played. */

import { z } from 'zod';
import { FACTIONS } from '../../engine/cards/vocabulary.ts';
import { line, safeUrl, schemaPath, slug, translated } from '../../rulebook/checked-text.ts';
import { day } from '../../rulebook/edition.ts';
import { LANGUAGES } from '../../rulebook/language.ts';

/** A month of the calendar, where no source names the day. */
const month = z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'a month is written 2025-02');
const dayOrMonth = z.union([day, month]);

const source = z
  .strictObject({
    id: slug,
    title: translated.describe('What the source is called on the site.'),
    about: translated.describe('What it is, and what it does not say.'),
    date: dayOrMonth.describe('The day up to which it is known.'),
    address: safeUrl.optional(),
  })
  .meta({ id: 'RecordSource', description: 'Where entries of the record come from.' });

/** `data/record/sources.json`: what the record is made of. */
export const sourcesSchema = z
  .array(source)
  .meta({ title: 'Sources', description: 'Where the entries of the record come from.' });
export type RecordSource = z.infer<typeof source>;

const changedWords = z
  .strictObject({ old: line.optional(), new: line })
  .describe('The words that changed, and no more; `old` is left out where the source lacks them.');

/** What a card was before an erratum. */
const before = z.union([
  z.strictObject({
    texts: z
      .record(slug, z.array(z.looseObject({ kind: line })).min(1))
      .describe(
        'By the id of a version, its older abilities as trees: texts are written from them.',
      ),
  }),
  z.strictObject({
    words: z
      .partialRecord(z.enum(LANGUAGES), changedWords)
      .describe('In the languages that it is about, where no tree can say it.'),
  }),
  z.strictObject({ reserveCost: z.int().min(0).describe('The number on the wrong printing.') }),
]);

/** `data/record/errata/ID.json`: a change of what a card says. */
export const erratumSchema = z
  .strictObject({
    $schema: schemaPath.optional(),
    id: slug.describe('The name of the file.'),
    kind: z
      .enum(['functional', 'balancing'])
      .describe(
        'Functional: the words now say what was meant. Balancing: the card does another thing.',
      ),
    dates: z.array(day).min(1).describe('The days on which it was told, oldest first.'),
    source: slug.describe('Of data/record/sources.json.'),
    cards: z.array(slug).min(1).describe('Ids of the versions that changed.'),
    uniques: z
      .enum(['changed', 'unchanged'])
      .optional()
      .describe('Whether unique versions changed too, where the source says so.'),
    text: translated.describe('What changed and why, in own words.'),
    before,
  })
  .meta({ title: 'Erratum', description: 'A change of what a card says.' });
export type Erratum = z.infer<typeof erratumSchema>;

/** When a suspension began: a day, a month, or only a day before which it did. */
const since = z.union([dayOrMonth, z.strictObject({ before: day })]);

/** `data/record/suspensions/ID.json`: cards that a source says must not be played in formats. */
export const suspensionSchema = z
  .strictObject({
    $schema: schemaPath.optional(),
    id: slug.describe('The name of the file.'),
    kind: z.enum(['suspended', 'banned']),
    source: slug.describe('Of data/record/sources.json.'),
    cards: z.array(slug).optional().describe('Ids of the versions that are suspended.'),
    uniques: z
      .strictObject({
        of: slug.describe('The id of a version of the card.'),
        factions: z.array(z.enum(FACTIONS)).min(1),
      })
      .optional()
      .describe('Suspended unique versions, by their factions.'),
    formats: z
      .array(slug)
      .min(1)
      .describe('Ids of data/record/formats.json, or `constructed`: the book’s constructed play.'),
    since: since.describe('Its beginning; {"before": DAY} where no source says when.'),
    until: day.optional().describe('The day on which it ended.'),
  })
  .meta({ title: 'Suspension', description: 'Cards that must not be played in formats.' });
export type Suspension = z.infer<typeof suspensionSchema>;

const most = z.int().min(0);

const format = z
  .strictObject({
    id: slug,
    name: translated,
    about: translated.describe('What sets it apart, in a sentence.'),
    source: slug.describe('Of data/record/sources.json.'),
    date: dayOrMonth.describe('When it was read there.'),
    online: z.boolean().describe('Whether it can be played on Board Game Arena.'),
    deck: z.strictObject({
      least: most.describe('Cards beside the Hero.'),
      most: most.describe('Cards beside the Hero.'),
      free: z.boolean().optional().describe('true where nothing but the size is checked.'),
      perName: most.optional(),
      perNameAndRarity: most.optional(),
      rare: most.optional(),
      exalted: most.optional(),
      unique: most.optional(),
      uniqueByHero: z
        .array(z.strictObject({ most, heroes: z.array(slug).min(1) }))
        .optional()
        .describe('The most uniques, by the Hero.'),
      listedUniques: z
        .boolean()
        .optional()
        .describe('true where only uniques of a list may be played.'),
    }),
  })
  .meta({ id: 'RecordFormat', description: 'A format with the numbers of its decks.' });

/** `data/record/formats.json`: the formats that are played today. */
export const formatsSchema = z.array(format).meta({
  title: 'Formats',
  description: 'The formats that are played, with the numbers of their decks.',
});
export type RecordFormat = z.infer<typeof format>;

/** Everything that `data/record` holds. */
export interface RecordFiles {
  readonly sources: readonly RecordSource[];
  readonly errata: readonly Erratum[];
  readonly suspensions: readonly Suspension[];
  readonly formats: readonly RecordFormat[];
}
