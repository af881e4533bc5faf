/**
 * Reading cards that come from outside: files, links, forms. Whatever does not parse gets a typed
 * error that says where and why. The engine itself never imports this: it costs a browser too much.
 */

import { z } from 'zod';
import { CARD_TYPES, type Card, FACTIONS, RARITIES } from './card.ts';
import { EngineError } from './error.ts';
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
  const result = z.array(cardSchema).safeParse(input);
  if (result.success) return result.data;
  const [path, message] = firstProblem(result.error.issues);
  throw new EngineError('card', `${where}${path}`, message);
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

type Issue = z.core.$ZodIssue;

/** The problem that lies deepest: of a union, the branch that came farthest. */
function firstProblem(issues: readonly Issue[], prefix = ''): readonly [string, string] {
  const [issue] = issues;
  if (!issue) return [prefix, 'not what it should be'];
  const path = prefix + issue.path.map(step).join('');
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [path, issue.message];
  const deepest = [...issue.errors].sort((a, b) => depth(b) - depth(a))[0]!;
  return depth(deepest) > 0 ? firstProblem(deepest, path) : [path, issue.message];
}

function step(key: PropertyKey): string {
  return typeof key === 'number' ? `[${key}]` : `.${String(key)}`;
}

function depth(issues: readonly Issue[]): number {
  return Math.max(0, ...issues.map(({ path }) => path.length));
}
