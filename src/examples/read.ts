/** Reads an example file, or says where it is wrong. */

import type { z } from 'zod';
import type { Example } from './example.ts';
import { RESERVED } from './matcher.ts';
import type { Problem } from './problem.ts';
import { exampleSchema } from './schema.ts';

export type Read =
  | { readonly example: Example; readonly problems: readonly [] }
  | { readonly example: null; readonly problems: readonly Problem[] };

/** Reads the text of an example file. Refuses what is no JSON, or does not fit the schema. */
export function readExample(text: string): Read {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    return { example: null, problems: [format('', (error as Error).message)] };
  }
  const parsed = exampleSchema.safeParse(data);
  if (!parsed.success) return { example: null, problems: parsed.error.issues.flatMap(deepest) };
  const { $schema: _, ...example } = parsed.data;
  const problems = [...ownNames(example as Example), ...variantIds(example as Example)];
  if (problems.length > 0) return { example: null, problems };
  return { example: example as Example, problems: [] };
}

/** Of a choice between shapes, the complaints of the one that fits best. */
function deepest(issue: z.core.$ZodIssue): Problem[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) {
    return [format(pathOf(issue.path), issue.message)];
  }
  const nearest = issue.errors.reduce((best, one) => (unfit(one) < unfit(best) ? one : best));
  return nearest.flatMap((inner) => deepest({ ...inner, path: [...issue.path, ...inner.path] }));
}

/** How badly a shape fits: another type counts most, then missing and unknown fields. */
function unfit(issues: readonly z.core.$ZodIssue[]): number {
  return issues.reduce((sum, issue) => {
    if (issue.code === 'unrecognized_keys') return sum + 2 * issue.keys.length;
    const whole = issue.path.length === 0 && issue.code === 'invalid_type';
    return sum + (whole ? 100 : issue.code === 'invalid_type' ? 3 : 1);
  }, 0);
}

/** Labels and names must not be words that answers use for something else. */
function ownNames(example: Example): Problem[] {
  const tables = [example.position, ...(example.variants ?? []).map(({ position }) => position)];
  return tables.flatMap((table, index) => {
    const where = index === 0 ? 'position' : `variants[${index - 1}].position`;
    const names = table === undefined ? [] : namesIn(table);
    return names
      .filter((name) => RESERVED.includes(name))
      .map((name) => format(where, `"${name}" is a word of the answers and cannot be a name`));
  });
}

function namesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    (key === 'as' || key === 'name') && typeof inner === 'string' ? [inner] : namesIn(inner),
  );
}

function variantIds(example: Example): Problem[] {
  const ids = (example.variants ?? []).map(({ id }) => id);
  return ids.flatMap((id, index) =>
    ids.indexOf(id) === index ? [] : [format(`variants[${index}].id`, `"${id}" is used twice`)],
  );
}

function format(where: string, message: string): Problem {
  return { kind: 'format', where, message };
}

function pathOf(path: readonly PropertyKey[]): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');
}
