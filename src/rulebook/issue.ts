/** What is wrong with data that a schema refuses. */

import { z } from 'zod';
import { nearestIds } from './nearest.ts';

export type Issue = z.core.$ZodIssue;

/**
 * Checks a value against a schema. What is wrong with a key that the schema does not know says the
 * nearest one that may still be written.
 */
export function checkAgainst<Schema extends z.ZodType>(schema: Schema, value: unknown) {
  return schema.safeParse(value, { error: unknownKeys });
}

/** The problems that a schema finds in a value; of a choice between shapes, those of the best fit. */
export function nearestIssues(issues: readonly Issue[]): readonly Issue[] {
  return issues.flatMap((issue) => {
    if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
    const nearest = issue.errors.reduce((best, one) => (unfit(one) < unfit(best) ? one : best));
    return nearestIssues(
      nearest.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })),
    );
  });
}

/** Writes a path as it is written in code: `entries[3].rules["6.1.e"].text`. */
export function formatPath(path: readonly PropertyKey[]): string {
  return path
    .map((step, i) => {
      if (typeof step === 'number') return `[${step}]`;
      const name = String(step);
      if (!/^[\p{L}\p{N}_$-]+$/u.test(name)) return `[${JSON.stringify(name)}]`;
      return `${i > 0 ? '.' : ''}${name}`;
    })
    .join('');
}

/** How badly a shape fits: another type or word counts most, then each unknown field. */
function unfit(issues: readonly Issue[]): number {
  return issues.reduce((sum, issue) => sum + weight(issue), 0);
}

function weight(issue: Issue): number {
  if (issue.code === 'unrecognized_keys') return 2 * issue.keys.length;
  if (issue.path.length > 0) return 1;
  if (issue.code === 'invalid_type') return 100;
  if (issue.code === 'invalid_value') return 90;
  const inner = issue.code === 'invalid_union' ? issue.errors.map(unfit) : [];
  return inner.length > 0 ? Math.min(...inner) : 1;
}

function unknownKeys(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code !== 'unrecognized_keys') return undefined;
  const free = keysOf(issue.inst).filter((key) => !Object.hasOwn(issue.input ?? {}, key));
  const messages = issue.keys.map((key) => {
    const [near] = nearestIds(key, free, 1);
    return `Unrecognized key: "${key}"${near === undefined ? '' : `, did you mean "${near}"?`}`;
  });
  return messages.join('; ');
}

function keysOf(schema: unknown): string[] {
  if (schema instanceof z.core.$ZodObject) return Object.keys(schema._zod.def.shape);
  if (schema instanceof z.core.$ZodRecord) {
    return Array.from(schema._zod.def.keyType._zod.values ?? [], String);
  }
  return [];
}
