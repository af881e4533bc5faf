/**
 * Reading cards that come from outside: files, links, forms. Whatever does not parse gets a typed
 * error that says where and why. The engine itself never imports this: it costs a browser too much.
 */

import { z } from 'zod';
import { byEachLanguage } from '../../rulebook/by-language.ts';
import { checkAgainst, formatPath, nearestIssues } from '../../rulebook/issue.ts';
import { EngineError, textOfValue } from '../rules/error.ts';
import { itemAt } from '../rules/require.ts';
import { ability } from './effect.ts';
import { statistics } from './reference.ts';
import { type Infer, integer, text, yes } from './shape.ts';
import { CARD_TYPES, FACTIONS, RARITIES, TERRAINS, TRIGGER_SYMBOLS } from './vocabulary.ts';

const id = z
  .string()
  .max(100)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'lower case letters, digits, hyphens');

/** A number that is printed on a card: it is never below 0. */
const printedCost = integer.min(0);

/** A number, three of them as cards print statistics, or a trigger symbol. */
const doubtful = z.union([integer, z.enum(TRIGGER_SYMBOLS)]);

const cost = z.enum(['baseCost', 'handCost', 'reserveCost']);

const doubt = z.strictObject({
  about: z.enum([
    ...(['handCost', 'reserveCost', ...TERRAINS] as const),
    ...(['text', 'symbol'] as const),
  ]),
  /** The value in the source. */
  given: doubtful.optional(),
  /** The value of the card's other versions, though nothing marks a difference. */
  others: doubtful.optional(),
  /** The value that is used here, the likelier of both. */
  taken: doubtful.optional(),
  /** Of a text that names two costs in two languages: which one the cards of each language print. */
  printed: z.strictObject({ english: cost, french: cost }).optional(),
});
/**
 * A likely mistake in a card's source. Without values, the printed sources do not agree, and the
 * English one is used here.
 */
export type Doubt = Infer<typeof doubt>;

/** Every name in English, others where they are known. */
const name = z.strictObject({ ...byEachLanguage(() => text.optional()), en: text });

/**
 * A card. Its `name.en` is the name of the object (2.2.4.c); versions of a card share the name and
 * differ in `id`. Costs of 0 and limits of 2 are meant where a card has none printed (2.2.7.c,
 * 3.2.7.c, 3.2.10.b).
 */
export const cardSchema = z.strictObject({
  id,
  ref: text.optional(),
  set: text.optional(),
  name,
  /** Its French text has its own keywords in the feminine, such as “Éternelle”. */
  feminine: yes.optional(),
  type: z.enum(CARD_TYPES),
  subtypes: z.array(text).optional(),
  /** None for a neutral card (2.2.10.b). */
  faction: z.enum(FACTIONS).optional(),
  /** Heroes and tokens have none (2.2.5.c). */
  rarity: z.enum(RARITIES).optional(),
  handCost: printedCost.optional(),
  reserveCost: printedCost.optional(),
  /** Characters only (2.2.11.c). */
  statistics: statistics.optional(),
  reserveLimit: printedCost.optional(),
  landmarkLimit: printedCost.optional(),
  /** Of a Hero: the id of its Signature token. */
  signature: id.optional(),
  doubts: z.array(doubt).min(1).optional(),
  abilities: z.array(ability),
});

/** A card as the schema reads it. `card.ts`, which imports this file, calls it `Card`. */
type ReadCard = Infer<typeof cardSchema>;

/** Deeper trees than any card needs are refused before they can exhaust the stack. */
const DEEPEST = 60;

/** Valid cards, and the errors of the others. */
export interface CheckedCards {
  readonly cards: readonly ReadCard[];
  readonly faults: readonly EngineError[];
}

/**
 * Checks unknown data for cards. A card with a fault does not stop the others: each fault is a `card`
 * error with the card's id and the path of the first mistake.
 *
 * @param source names the source in errors, such as a file
 */
export function checkCards(input: unknown, source = 'cards'): CheckedCards {
  const where = textOfValue(source);
  const excess = excessOf(input);
  if (excess) return { cards: [], faults: [new EngineError('card', where, excess)] };
  if (!Array.isArray(input)) {
    const message = `expected a list of cards, found ${textOfValue(input)}`;
    return { cards: [], faults: [new EngineError('card', where, message)] };
  }
  const cards: ReadCard[] = [];
  const faults: EngineError[] = [];
  for (const [index, value] of input.entries()) {
    const result = checkAgainst(cardSchema, value);
    if (result.success) cards.push(result.data);
    else {
      const { path, message } = itemAt(nearestIssues(result.error.issues), 0, 'issues');
      const place = `${where}${formatPath([index, ...path])}`;
      faults.push(new EngineError('card', place, `${nameOf(value)}${message}`));
    }
  }
  return { cards, faults };
}

/** Returns the id of a faulty card for its error, or '' where it has none. */
function nameOf(value: unknown): string {
  const called = (value as { readonly id?: unknown } | null)?.id;
  return typeof called === 'string' ? `card ${textOfValue(called)}: ` : '';
}

/**
 * Returns the cards of unknown data, all of which must be valid.
 *
 * @param where names the source in errors, such as a file
 * @throws EngineError `card` with the path of the first mistake
 */
export function parseCards(input: unknown, where = 'cards'): readonly ReadCard[] {
  const { cards, faults } = checkCards(input, where);
  const [fault] = faults;
  if (fault) throw fault;
  return cards;
}

/** More parts than all the cards there are, each counted wherever it stands. */
const MOST_PARTS = 2_000_000;

/**
 * Says why data is too large to be read: too deep, or too many parts; null if it is not. Goes level by
 * level, as deep data would break recursion. A part that stands in several places is looked at once in
 * each level, and counted as often as it stands there.
 */
function excessOf(input: unknown): string | null {
  let level = new Map<unknown, number>([[input, 1]]);
  let parts = 0;
  for (let depth = 0; depth <= DEEPEST; depth++) {
    const next = new Map<unknown, number>();
    for (const [value, times] of level) {
      parts += times;
      if (typeof value !== 'object' || value === null) continue;
      for (const inner of Object.values(value)) next.set(inner, (next.get(inner) ?? 0) + times);
    }
    if (parts > MOST_PARTS) return `more than ${MOST_PARTS} parts`;
    if (next.size === 0) return null;
    level = next;
  }
  return `nested deeper than ${DEEPEST} levels`;
}
