import { z } from 'zod';
import { byLanguage } from '../rulebook/by-language.ts';
import { CHANGE_KINDS } from '../rulebook/changes.ts';
import { provenanceSchema } from '../rulebook/dictionary.ts';
import { LANGUAGES } from '../rulebook/language.ts';
import { GENDERS, TERM_CATEGORIES } from '../rulebook/term.ts';

/**
 * The shapes of all that programs read below `/api/v1/`. Within version 1 no key is renamed or taken
 * away; new ones may come. Types, JSON Schemas and the OpenAPI document all come from here.
 */

const language = z.enum(LANGUAGES);
const edition = z.string().describe('An edition of the rules, such as 4.0.');
const number = z.string().describe('The number of a rule or section, such as 6.1.e.');
const url = z.string().describe('Where the page stands; whole where the site knows its address.');
const inEach = z.object(byLanguage(z.string()));
const inSome = z.partialRecord(language, z.string());
const byEdition = z.record(edition, z.array(number)).describe('Numbers by edition.');
const ids = z.array(z.string());

const note = z
  .object({
    kind: z.enum(['remark', 'example']),
    official: z.boolean(),
    text: z.string().describe('Plain, on one line.'),
    marked: z.string().describe('The same with its marks, as in the text of a rule.'),
    example: z.string().nullable().describe('The worked example that shows it.'),
    from: z
      .string()
      .nullable()
      .describe(
        'The rule of a document that holds it, as in 4.0 6.1.e; null for one of this site.',
      ),
  })
  .meta({ id: 'Note', description: 'A remark or an example under a rule or an article.' });

const change = z
  .object({
    before: edition,
    edition,
    from: z.array(number),
    to: z.array(number),
    kind: z.enum(CHANGE_KINDS),
    why: inEach.nullable(),
  })
  .meta({ id: 'Change', description: 'What became of rules from one edition to the next.' });

const otherMeanings = z
  .array(
    z.object({
      edition,
      title: z.string().nullable().describe('Of its section there; null where it is that of here.'),
      url: url.describe('The page of the number in that edition.'),
      numbers: z
        .array(number)
        .describe('What it is called here; none where this edition lacks it.'),
      urls: z.array(url),
      text: z.string().describe('The same in a sentence: In 4.0: Resupply, now 7.3.31'),
    }),
  )
  .describe('What the number stands for in other editions, where that is something else.');

export const ruleSchema = z
  .object({
    edition,
    language,
    number,
    url,
    section: z.object({ number, title: z.string() }),
    group: z.object({ number, title: z.string() }).nullable(),
    chapter: z.object({ number, title: z.string() }).nullable(),
    previous: number.nullable(),
    next: number.nullable(),
    title: z
      .string()
      .nullable()
      .describe('What it is about, where the title of its section does not tell.'),
    lead: z.string().nullable().describe('A bold lead-in.'),
    important: z.boolean(),
    text: z.string().describe('Plain, on one line; an icon is a word in brackets, mana {3}.'),
    marked: z
      .string()
      .describe('Markdown with [[term|shown form]] and {icon}, lists and tables kept.'),
    notes: z.array(note),
    cites: z.array(number),
    citedBy: z.object({ rules: z.array(number), articles: ids }),
    terms: ids.describe('Ids of the terms that it names.'),
    examples: ids.describe('Ids of its worked examples, those first that its notes name.'),
    rulings: ids.describe('Ids of the rulings that it decides.'),
    counterparts: z
      .array(z.object({ edition, numbers: z.array(number), urls: z.array(url) }))
      .describe('The same rule in the other editions; no numbers where an edition lacks it.'),
    otherMeanings,
    history: z
      .array(change)
      .describe('The changes that led to it and followed from it, the oldest first.'),
    provenance: provenanceSchema.nullable().describe('Where its words come from.'),
    questions: z.array(z.string()).describe('What players ask that it answers.'),
  })
  .meta({ id: 'Rule', description: 'A rule of an edition in one language.' });

export const sectionSchema = z
  .object({
    edition,
    language,
    number,
    url,
    title: z.string(),
    group: z.string().describe('The nearest group or chapter above.'),
    previous: number.nullable(),
    next: number.nullable(),
    otherMeanings,
    rules: z.array(ruleSchema),
  })
  .meta({ id: 'Section', description: 'A section with its rules.' });

const titled = z.array(z.object({ number, title: z.string() }));

const article = z
  .object({
    id: z.string(),
    url,
    title: z.string(),
    text: z.string(),
    marked: z.string(),
    notes: z.array(note),
    cites: z.array(number),
    terms: ids,
  })
  .meta({ id: 'Article', description: 'An entry without number.' });

export const editionSchema = z
  .object({
    edition,
    language,
    title: z.string(),
    date: z.string(),
    source: z.string().nullable(),
    url,
    markdown: z.string().describe('Where the whole edition stands as one Markdown file.'),
    chapters: titled,
    groups: titled,
    sections: z.array(sectionSchema),
    articles: z.array(article),
  })
  .meta({ id: 'Edition', description: 'A whole edition in one language.' });

const term = z
  .object({
    id: z.string(),
    category: z.enum(TERM_CATEGORIES),
    icon: z.string().nullable(),
    rules: byEdition,
    seeAlso: ids,
    url: inSome,
    forms: z.partialRecord(
      language,
      z.object({
        singular: z.string(),
        plural: z.string().nullable(),
        gender: z.enum(GENDERS).nullable(),
        other: z.array(z.string()),
      }),
    ),
    definition: inSome,
    rulings: ids,
  })
  .meta({ id: 'Term', description: 'A word of the game in every language.' });

export const termsSchema = z
  .object({ terms: z.array(term) })
  .meta({ id: 'Terms', description: 'Every term.' });

const ruling = z
  .object({
    id: z.string(),
    kind: z.enum(['play', 'not-play']),
    about: z.enum(['wording', 'material']).nullable(),
    official: z.boolean().describe('False where this project answers, and nobody official has.'),
    state: z
      .enum(['proposed', 'sealed'])
      .describe('Proposed where a reader asks and answers it, and no editor has sealed it.'),
    moment: z
      .string()
      .nullable()
      .describe('Of a proposal: what stands behind # in the link of the moment at the board.'),
    dates: z.array(z.string()),
    cards: ids,
    url: inEach,
    question: inEach,
    answer: inEach,
    notes: z.array(z.object({ edition: z.string().nullable(), text: inEach })),
    rules: byEdition,
    checked: z
      .array(
        z.object({
          edition: z.string(),
          stands: z.boolean(),
          since: z.string().nullable(),
          answer: inEach.nullable(),
          changedBy: ids,
        }),
      )
      .describe(
        'Later editions that the answer was held against; where it changed, the answer there.',
      ),
    terms: ids,
    example: z.string().nullable(),
  })
  .meta({ id: 'Ruling', description: 'A question about cards that the publisher answered.' });

export const rulingsSchema = z
  .object({ rulings: z.array(ruling) })
  .meta({ id: 'Rulings', description: 'Every ruling.' });

const changedWords = z.object({ old: z.string().optional(), new: z.string() });

const recordEntry = z
  .object({
    id: z.string(),
    kind: z.enum(['answer', 'erratum', 'suspension', 'end', 'format']),
    date: z.string().describe('A day; a month where no day is known.'),
    cards: ids.describe('Ids of the versions of cards that it is about.'),
    title: inEach,
    text: inEach,
    url: inEach,
    source: z.string().nullable().describe('The id of the source; null for an answer.'),
    ruling: z.string().nullable().describe('Of an answer: the id of the ruling.'),
    erratum: z
      .object({
        kind: z.enum(['functional', 'balancing']),
        uniques: z.enum(['changed', 'unchanged']).nullable(),
        texts: z
          .array(z.object({ cards: ids, before: inEach, after: inEach }))
          .describe('What the versions say before and after, written from their abilities.'),
        words: z.partialRecord(language, changedWords),
        reserveCost: z.number().nullable().describe('The number on a wrong printing.'),
      })
      .nullable(),
    suspension: z
      .object({
        kind: z.enum(['suspended', 'banned']),
        versions: ids,
        uniques: z.object({ of: z.string(), factions: z.array(z.string()) }).nullable(),
        formats: ids.describe('Ids of formats; `constructed` is the constructed play of the book.'),
        since: z.string().nullable(),
        before: z.string().nullable().describe('A day before which it began, if no more is known.'),
        until: z.string().nullable(),
      })
      .nullable(),
    format: z
      .object({
        id: z.string(),
        online: z.boolean(),
        deck: z.looseObject({ least: z.number(), most: z.number() }),
      })
      .nullable(),
  })
  .meta({ id: 'RecordEntry', description: 'An answer, an erratum, a suspension or a format.' });

export const recordSchema = z
  .object({
    sources: z.array(
      z.object({
        id: z.string(),
        title: inEach,
        about: inEach,
        date: z.string().describe('The day up to which it is known.'),
        address: z.string().nullable(),
      }),
    ),
    entries: z.array(recordEntry),
  })
  .meta({ id: 'Record', description: 'The record, the newest entry first.' });

const count = z.number().nullable();

const card = z
  .object({
    id: z.string(),
    reference: z.string().nullable(),
    set: z.string().nullable(),
    name: inEach,
    type: z.string(),
    subtypes: z.array(z.string()),
    faction: z.string().nullable(),
    rarity: z.string().nullable(),
    handCost: count,
    reserveCost: count,
    statistics: z
      .object({ forest: z.number(), mountain: z.number(), water: z.number() })
      .nullable(),
    reserveLimit: count,
    landmarkLimit: count,
    url: inEach,
    typeLine: inEach,
    text: inEach,
    terms: ids,
    abilities: z.unknown().describe('The abilities as the engine runs them.'),
    examples: ids,
    rulings: ids,
  })
  .meta({ id: 'Card', description: 'A card: facts, abilities, and its text in each language.' });

export const cardsSchema = z
  .object({ cards: z.array(card) })
  .meta({ id: 'Cards', description: 'Every card that the engine knows.' });

export const cardTextsSchema = z
  .object({
    language,
    cards: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        typeLine: z.string(),
        text: z.string(),
        url,
      }),
    ),
  })
  .meta({ id: 'CardTexts', description: 'Every card in one language: what its face says.' });

const exampleSummary = z
  .object({ id: z.string(), title: inEach, url: inEach, file: z.string() })
  .meta({ id: 'ExampleSummary', description: 'A worked example by its title.' });

export const examplesSchema = z
  .object({ examples: z.array(exampleSummary) })
  .meta({ id: 'Examples', description: 'Every worked example.' });

export const exampleSchema = exampleSummary
  .extend({
    plays: z.array(
      z.object({ id: z.string(), edition, title: inEach, ok: z.boolean(), cites: z.array(number) }),
    ),
    example: z.looseObject({ id: z.string() }).describe('The example as it is written.'),
  })
  .meta({
    id: 'Example',
    description: 'A worked example, with the rules that each of its plays cites.',
  });

export const coverageSchema = z
  .looseObject({ editions: z.array(z.looseObject({ edition })) })
  .meta({ id: 'Coverage', description: 'The examples and tests that show each rule.' });

export const lookupSchema = z
  .object({
    current: edition.describe('The edition that numbers without edition mean.'),
    languages: z.array(language),
    page: z.string().describe('The address of a page, with {language} and {path} to fill in.'),
    paths: z
      .record(z.string(), z.array(z.string()))
      .describe('Pages by key: a number without dots, or a name without accents and spaces.'),
    numbers: z.record(edition, z.array(number)).describe('The numbers of each edition.'),
    otherMeanings: z
      .record(edition, z.record(number, byEdition))
      .describe(
        'By edition and number: editions in which it stands for something else, with the numbers that this has in the first.',
      ),
  })
  .meta({ id: 'Lookup', description: 'For forgiving look-ups: see lookup.js beside it.' });

export const indexSchema = z
  .object({
    version: z.literal(1),
    hash: z.string().describe('Changes whenever any answer changes.'),
    date: z.string().describe('The day of the build.'),
    licence: z.string(),
    base: z.string().describe('What every address begins with.'),
    current: edition,
    languages: z.array(language),
    editions: z.array(
      z.object({
        edition,
        date: z.string(),
        files: inSome,
        markdown: inSome.describe('The whole edition as Markdown.'),
      }),
    ),
    templates: z
      .record(z.string(), z.string())
      .describe('Addresses of single answers, with what to fill in between braces.'),
    terms: z.string(),
    rulings: z.string(),
    record: z.string(),
    cards: z.string(),
    cardTexts: inSome,
    examples: z.string(),
    coverage: z.string(),
    lookup: z.string(),
    changes: inSome.describe('What changed from edition to edition, as JSON Feed.'),
    recordFeed: inSome.describe('The record by date, as JSON Feed.'),
    openapi: z.string(),
    schemas: z.record(z.string(), z.string()),
  })
  .meta({ id: 'Index', description: 'What there is.' });

/** The shape of every kind of answer, by its name. */
export const ANSWERS = {
  Index: indexSchema,
  Rule: ruleSchema,
  Section: sectionSchema,
  Edition: editionSchema,
  Terms: termsSchema,
  Rulings: rulingsSchema,
  Record: recordSchema,
  Cards: cardsSchema,
  CardTexts: cardTextsSchema,
  Examples: examplesSchema,
  Example: exampleSchema,
  Coverage: coverageSchema,
  Lookup: lookupSchema,
} as const;

export type AnswerName = keyof typeof ANSWERS;

/** The shape of every kind of answer, and of the parts that several share, by its name. */
export const SHAPES = {
  ...ANSWERS,
  Note: note,
  Change: change,
  Article: article,
  Term: term,
  Ruling: ruling,
  RecordEntry: recordEntry,
  Card: card,
  ExampleSummary: exampleSummary,
} as const;

export type ShapeName = keyof typeof SHAPES;

export type RuleData = z.infer<typeof ruleSchema>;
export type NoteData = z.infer<typeof note>;
export type SectionData = z.infer<typeof sectionSchema>;
export type EditionData = z.infer<typeof editionSchema>;
export type IndexData = z.infer<typeof indexSchema>;
export type RecordData = z.infer<typeof recordSchema>;
export type LookupData = z.infer<typeof lookupSchema>;
export type CardTextsData = z.infer<typeof cardTextsSchema>;
