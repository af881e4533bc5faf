/** The plain values that schemas of the ability tree are made of, and how their types are inferred. */

import { z } from 'zod';
import { line } from '../../rulebook/checked-text.ts';

/**
 * Zod looks for cycles no more, which took most of the time of reading all cards. There are none: files
 * cannot have them, and `schema.ts` refuses other cards that do.
 */
z.config({
  memoizer: { alloc: (_schema, _payload, empty) => empty, attach: () => {}, guard: () => {} },
});

const MOST_TEXT = 200;
const MOST_NUMBER = 999;

export const text = line.max(MOST_TEXT);
export const integer = z.int().min(-MOST_NUMBER).max(MOST_NUMBER);
export const yes = z.literal(true);

/** Returns a schema of one value or a list of values. */
export function oneOrMore<Schema extends z.ZodType>(schema: Schema) {
  return z.union([schema, z.array(schema)]);
}

/** The type of the data that a schema reads, all of it readonly. */
export type Infer<Schema extends z.ZodType> = DeepReadonly<z.infer<Schema>>;

type DeepReadonly<T> = T extends object ? { readonly [K in keyof T]: DeepReadonly<T[K]> } : T;
