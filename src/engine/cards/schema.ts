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
  if (isTooDeep(input))
    throw new EngineError('card', where, `nested deeper than ${DEEPEST} levels`);
  const result = checkAgainst(z.array(cardSchema), input);
  if (result.success) return result.data;
  const { path, message } = nearestIssues(result.error.issues)[0]!;
  throw new EngineError('card', `${where}${formatPath(path)}`, message);
}

/** Without recursion, as deep data would break that. */
function isTooDeep(input: unknown): boolean {
  let level: unknown[] = [input];
  for (let depth = 0; depth <= DEEPEST; depth++) {
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null ? Object.values(value) : [],
    );
    if (level.length === 0) return false;
  }
  return true;
}
