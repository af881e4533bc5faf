import { z } from 'zod';
import { inEveryLanguage } from './by-language.ts';
import { markedLine, markedText, playName, schemaPath, slug } from './checked-text.ts';
import { day, editionId } from './edition.ts';
import { RULE_PATTERN, SECTION_PATTERN } from './number.ts';

const texts = inEveryLanguage(markedText).describe(
  'In the same Markdown as a rule: [[term|shown form]], {icon}, lists.',
);

const note = z
  .strictObject({
    edition: editionId.optional().describe('The edition that it is about; all where left out.'),
    text: texts,
  })
  .meta({
    id: 'RulingNote',
    description:
      'Unofficial: what the book says beside or against the answer, or what follows for like cases.',
  });

/** A rule has a letter, or is the whole of its section: `2.4.4`. */
const number = z
  .string()
  .regex(
    new RegExp(`^(?:${RULE_PATTERN}|${SECTION_PATTERN})$`),
    'a rule is numbered like 6.1.e, or like 2.4.4 where its section has no other',
  );

const changedAnswer = z
  .strictObject({
    since: editionId.describe('The edition that changed it: the one checked, or one before it.'),
    answer: texts.describe('The answer by the rules of the edition checked.'),
    by: z
      .array(number)
      .min(1)
      .describe('The rules that changed it, by their numbers in that edition.'),
  })
  .meta({ id: 'ChangedAnswer', description: 'The answer by the rules of a later edition.' });

/** Whether an official answer holds by the rules of a later edition. */
const checked = z.union([z.literal('stands'), changedAnswer]);

const common = {
  $schema: schemaPath.optional(),
  id: slug.describe('The name of the file.'),
  dates: z.array(day).min(1).describe('The days on which it was answered, oldest first.'),
  cards: z.array(slug).min(1).describe('Ids of the cards that it is about, the first most.'),
  question: inEveryLanguage(markedLine),
  unofficial: z
    .literal(true)
    .optional()
    .describe('This project answers by the rules; nobody official has. Left out of the record.'),
  state: z
    .enum(['proposed', 'sealed'])
    .optional()
    .describe('A reader proposes it, and no editor has sealed it; sealed where left out.'),
  answer: texts.describe('The official answer in own words, or the unofficial one.'),
  notes: z.array(note).min(1).optional(),
  rules: z
    .record(editionId, z.array(number))
    .describe('The rules that decide it, by the numbers of each edition.'),
  checked: z
    .record(editionId, checked)
    .optional()
    .describe('Editions after the answer that it was held against, and what came of it.'),
};

/** A question about what happens in a game. */
const play = z.strictObject({
  ...common,
  kind: z.literal('play'),
  example: playName.optional().describe('The worked example that plays it out.'),
  moment: z
    .string()
    .regex(/^play=1[\w-]+$/, 'a moment is what stands behind # in its link: play=1…')
    .optional()
    .describe('Of a proposal: the moment at the board, as in its link behind #.'),
});

/** A question about how a card is worded or what is needed to play: no example can show it. */
const notPlay = z.strictObject({
  ...common,
  kind: z.literal('not-play'),
  about: z.enum(['wording', 'material']),
});

/** `data/rulings/ID.json`: a question about cards that the publisher answered, or this project. */
export const rulingSchema = z
  .discriminatedUnion('kind', [play, notPlay])
  .meta({ title: 'Ruling', description: 'A question about cards, with its answer.' });

export type Ruling = z.infer<typeof rulingSchema>;
export type ChangedAnswer = z.infer<typeof changedAnswer>;

/** Who gave an answer: the publisher, this project by the rules, or a reader whom no editor has checked. */
export type Standing = 'official' | 'unofficial' | 'proposed';

/** Returns who gave the answer of a ruling. */
export function standingOf({ state, unofficial }: Pick<Ruling, 'state' | 'unofficial'>): Standing {
  if (state === 'proposed') return 'proposed';
  return unofficial ? 'unofficial' : 'official';
}

/**
 * Returns the state of a ruling's official answer in a later edition: `stands`, or the changed answer;
 * null where the ruling was not checked against that edition.
 */
export function answerUnder(ruling: Ruling, edition: string): 'stands' | ChangedAnswer | null {
  return ruling.checked?.[edition] ?? null;
}

/**
 * Returns the answer by the rules of an edition: the official one, where that edition did not change
 * it.
 */
export function answerBy(ruling: Ruling, edition: string): Ruling['answer'] {
  const found = answerUnder(ruling, edition);
  return found === null || found === 'stands' ? ruling.answer : found.answer;
}

/** Returns the subject of a ruling: play, the wording of a card, or the material needed to play. */
export function subjectOf(ruling: Ruling): 'play' | 'wording' | 'material' {
  return ruling.kind === 'play' ? 'play' : ruling.about;
}

/** Returns the part of a card's id that its versions have in common: `inari` for `inari-rare`. */
export function familyOf(card: string): string {
  return card.replace(/-(?:rare|shifted)$/, '');
}
