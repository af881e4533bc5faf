/** Checks a deck list against the book, a format, and what is suspended. */

import { z } from 'zod';
import { checkDeck, DECK_FORMATS } from '../../engine/setup/deck-check.ts';
import { loadDeckWords } from '../../languages/texts/deck-check.ts';
import type { Suspension } from '../../library/record/schema.ts';
import { slugOf } from '../../rulebook/slug.ts';
import { cardLines } from '../../sandbox/model/card-lines.ts';
import { type DeckTableCard, readCardTable } from '../../sandbox/model/card-table.ts';
import { type DeckNaming, nameOf } from '../../sandbox/model/deck-name.ts';
import {
  type DeckLine,
  isOfUntoldFaction,
  isTooLong,
  MAX_COUNT,
  MAX_LINES,
  readDeckList,
} from '../../sandbox/model/deck-reader.ts';
import { violationSentence } from '../../sandbox/model/deck-sentence.ts';
import { checkFormat } from '../../sandbox/model/format-check.ts';
import { tellSuspension } from './record.ts';
import { CARDS, RECORD } from './sources.ts';
import { language, playedEdition, Unanswerable } from './tool.ts';

/** The most letters of a list: more than its most lines need. */
const LONGEST_LIST = 20_000;

export const deckAsked = z.strictObject({
  list: z
    .string()
    .max(LONGEST_LIST)
    .describe(
      'A line for each card: “3 Kelon Elemental”, “2 Kelon Elemental (rare, Muna)”, “3 ALT_CORE_B_AX_04_C”.',
    ),
  format: z
    .enum(DECK_FORMATS)
    .default('constructed')
    .describe('The kind of play of the book; a limited deck is not held against its pool.'),
  played: z
    .string()
    .optional()
    .describe(
      `A format that no book describes, beside it: ${RECORD.formats.map(({ id }) => id).join(', ')}.`,
    ),
  edition: playedEdition,
  language,
});

export type DeckAsked = z.output<typeof deckAsked>;

const table = readCardTable(cardLines(CARDS));

/** Returns what is not legal in a deck, by the book and by a format, and notes on its cards. */
export async function tellDeck(asked: DeckAsked): Promise<string> {
  const { list, format, edition, language } = asked;
  const words = await loadDeckWords(language);
  const naming = { table, lang: language, words };
  if (isTooLong(list)) throw new Unanswerable(words.tooLong(MAX_LINES));
  const lines = readDeckList(list, table);
  if (lines.length === 0) throw new Unanswerable(words.empty);
  const entries = lines.map(({ card, text, count }) =>
    card ? { card: card.id, count: Math.min(count, MAX_COUNT) } : { card: text, count: 1 },
  );
  const card = (id: string) => table.byId.get(id);
  const violations = checkDeck(entries, { edition, format, card });
  const cards = entries.reduce((sum, { count }) => sum + count, 0);
  const uniques = lines.flatMap((line) =>
    line.card && isOfUntoldFaction(line.card) ? nameOf(line.card.id, naming) : [],
  );
  return [
    words.byBook(edition),
    violations.length > 0 ? words.faults(violations.length) : words.legal(cards, format),
    ...violations.map(
      (one) => `- ${violationSentence(one, naming)} (${one.cites.join(', ') || 'no rule'})`,
    ),
    ...tellPlayed(lines, asked, naming),
    ...suspensionsOf(lines).map((one) => tellSuspension(one, language)),
    ...(uniques.length > 0 ? [words.untoldFaction([...new Set(uniques)].join(', '))] : []),
  ].join('\n');
}

/** The id that the table gives the uniques of a card: they are not in the collection. */
function uniqueId(version: string): string {
  const card = table.byId.get(version);
  return `${slugOf(card?.name.en ?? version)}-unique`;
}

type Lines = readonly DeckLine<DeckTableCard>[];

/** What a format that no book describes says of a deck. */
function tellPlayed(lines: Lines, { played, edition, language }: DeckAsked, naming: DeckNaming) {
  const format = RECORD.formats.find(({ id }) => id === played);
  if (!format) return [];
  const { words } = naming;
  const violations = checkFormat(lines, format, { table, edition });
  const verdict = violations.length > 0 ? words.faults(violations.length) : words.formatLegal;
  return [
    words.byFormat(format.name[language], `${format.source}, ${format.date}`, verdict),
    ...violations.map((one) => `- ${violationSentence(one, naming)}`),
    ...(format.deck.listedUniques ? [words.listedUniques] : []),
  ];
}

/** The suspensions without an end that a deck meets; of uniques, by their name alone. */
function suspensionsOf(lines: Lines): readonly Suspension[] {
  const ids = new Set(lines.flatMap(({ card }) => card?.id ?? []));
  return RECORD.suspensions.filter(
    ({ until, cards = [], uniques }) =>
      until === undefined &&
      (cards.some((id) => ids.has(id)) || (uniques && ids.has(uniqueId(uniques.of)))),
  );
}
