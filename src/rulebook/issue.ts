/** Descriptions of what is wrong with data that a schema refuses. */

import { z } from 'zod';
import { nearestIds } from './nearest.ts';

export type Issue = z.core.$ZodIssue;

/**
 * Checks a value against a schema. Says what is wrong in words; of a field that the schema does not
 * know, also the nearest one that may still be written.
 */
export function checkAgainst<Schema extends z.ZodType>(schema: Schema, value: unknown) {
  return schema.safeParse(value, { error: describeIssue });
}

/**
 * Returns the problems that a schema finds in a value; of a choice between shapes, those of the best
 * fit.
 */
export function nearestIssues(issues: readonly Issue[]): readonly Issue[] {
  return issues.flatMap((issue) => {
    if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
    const nearest = issue.errors.reduce((best, one) =>
      unfitnessOf(one) < unfitnessOf(best) ? one : best,
    );
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

/** Returns how badly a shape fits: another type or word counts most, then each unknown field. */
function unfitnessOf(issues: readonly Issue[]): number {
  return issues.reduce((sum, issue) => sum + weightOf(issue), 0);
}

function weightOf(issue: Issue): number {
  if (issue.code === 'unrecognized_keys') return 2 * issue.keys.length;
  if (issue.path.length > 0) return 1;
  if (issue.code === 'invalid_type') return 100;
  if (issue.code === 'invalid_value') return 90;
  const inner = issue.code === 'invalid_union' ? issue.errors.map(unfitnessOf) : [];
  return inner.length > 0 ? Math.min(...inner) : 1;
}

/**
 * Describes a problem in words for whoever edits the file; undefined leaves the schema's own message.
 */
function describeIssue(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'unrecognized_keys':
      return describeUnknownKeys(issue);
    case 'invalid_type':
      return issue.input === undefined
        ? `this is missing: ${nounOf(issue.expected)} is expected`
        : `${nounOf(issue.expected)} is expected here`;
    case 'too_small':
      return describeSize(issue.origin, 'at least', Number(issue.minimum));
    case 'too_big':
      return describeSize(issue.origin, 'at most', Number(issue.maximum));
    case 'invalid_value':
      return `one of these is expected: ${issue.values.map((value) => JSON.stringify(value)).join(', ')}`;
    case 'invalid_union':
      return 'this has none of the forms that may stand here';
    case 'invalid_key':
      return 'this name of a field cannot stand here';
    default:
      return undefined;
  }
}

const NOUNS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  tuple: 'a list',
};

function nounOf(type: string): string {
  return NOUNS[type] ?? type;
}

function describeSize(origin: string, bound: 'at least' | 'at most', limit: number): string {
  const entries = limit === 1 ? 'entry' : 'entries';
  switch (origin) {
    case 'string':
      if (bound === 'at least' && limit === 1) return 'a text is expected, and this one is empty';
      return `a text of ${bound} ${limit} letters is expected`;
    case 'array':
    case 'set':
      return `a list of ${bound} ${limit} ${entries} is expected`;
    default:
      return `a number of ${bound} ${limit} is expected`;
  }
}

function describeUnknownKeys(
  issue: Extract<z.core.$ZodRawIssue, { code: 'unrecognized_keys' }>,
): string {
  const free = keysOf(issue.inst).filter((key) => !Object.hasOwn(issue.input ?? {}, key));
  const messages = issue.keys.map((key) => {
    const [near] = nearestIds(key, free, 1);
    return `there is no field "${key}"${near === undefined ? '' : `, did you mean "${near}"?`}`;
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
