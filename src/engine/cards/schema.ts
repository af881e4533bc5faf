/**
 * Reading cards that come from outside: files, links, forms. Whatever does not parse gets a typed
 * error that says where and why. The engine itself never imports this: it costs a browser too much.
 */

import { z } from 'zod';
import { checkAgainst, formatPath, nearestIssues } from '../../rulebook/issue.ts';
import { EngineError } from '../rules/error.ts';
import { CARD_TYPES, type Card, FACTIONS, RARITIES } from './card.ts';
import { ability } from './schema/ability.ts';
import { statistics } from './schema/reference.ts';
import { integer, object, text } from './schema/shape.ts';

const id = z
  .string()
  .max(100)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'lower case letters, digits, hyphens');

/** A card (`card.ts`), held to its type by the compiler. */
export const cardSchema: z.ZodType<Card> = object<Card>({
  id,
  ref: text.optional(),
  set: text.optional(),
  name: object<Card['name']>({ en: text, fr: text.optional(), it: text.optional() }),
  type: z.enum(CARD_TYPES),
  subtypes: z.array(text).optional(),
  faction: z.enum(FACTIONS).optional(),
  rarity: z.enum(RARITIES).optional(),
  handCost: integer.optional(),
  reserveCost: integer.optional(),
  statistics: statistics.optional(),
  reserveLimit: integer.optional(),
  landmarkLimit: integer.optional(),
  abilities: z.array(ability),
});

/** Deeper trees than any card needs are refused before they can exhaust the stack. */
const DEEPEST = 60;

/**
 * Cards from unknown data.
 *
 * @param where names the source in errors, such as a file
 * @throws EngineError `card` with the path of the first thing that is not as it should be
 */
export function parseCards(input: unknown, where = 'cards'): readonly Card[] {
  const excess = excessOf(input);
  if (excess) throw new EngineError('card', where, excess);
  const result = checkAgainst(z.array(cardSchema), input);
  if (result.success) return result.data;
  const { path, message } = nearestIssues(result.error.issues)[0]!;
  throw new EngineError('card', `${where}${formatPath(path)}`, message);
}

/** More parts than all the cards there are, each counted wherever it stands. */
const MOST_PARTS = 2_000_000;

/**
 * Why data is too much to look through: too deep, or too many parts. Level by level, as recursion would
 * break on what is deep; what stands in several places is looked at once in each level, and counted as
 * often as it stands there.
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
