/** Schemas held to the types of the tree by the compiler: every field, and no other. */

import { z } from 'zod';

/** An object with exactly the fields of `T`; a field that the type lacks or has besides is an error. */
export function object<T extends object>(
  fields: {
    readonly [K in keyof T]-?: z.ZodType<T[K]>;
  },
): z.ZodType<T> {
  return z.strictObject(fields) as unknown as z.ZodType<T>;
}

/** A part of the tree that refers to itself. */
export function later<T>(schema: () => z.ZodType<T>): z.ZodType<T> {
  return z.lazy(schema);
}

/** One value, or a list of values. */
export function oneOrMore<T>(schema: z.ZodType<T>): z.ZodType<T | readonly T[]> {
  return z.union([schema, z.array(schema)]);
}

/** Objects told apart by a field: one schema for each value of it, and none missing. */
export function byField<F extends string, T extends { readonly [K in F]: string }>(
  field: F,
  schemas: { readonly [V in T[F]]: z.ZodType<Extract<T, { readonly [K in F]: V }>> },
): z.ZodType<T> {
  const options = Object.values(schemas).flatMap(parts) as unknown as Parameters<
    typeof z.discriminatedUnion
  >[1];
  return z.discriminatedUnion(field, options) as unknown as z.ZodType<T>;
}

/** A union within a union counts as its parts. */
function parts(schema: unknown): readonly unknown[] {
  return schema instanceof z.ZodUnion ? schema.options.flatMap(parts) : [schema];
}

const MOST_TEXT = 200;
const MOST_NUMBER = 999;

export const text = z.string().min(1).max(MOST_TEXT);
export const integer = z.int().min(-MOST_NUMBER).max(MOST_NUMBER);
export const yes = z.literal(true);
