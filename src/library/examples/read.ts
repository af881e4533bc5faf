/** Reads an example file, or says where it is wrong. */

import { byEachLanguage } from '../../rulebook/by-language.ts';
import { checkAgainst, formatPath, nearestIssues } from '../../rulebook/issue.ts';
import type { Example } from './example.ts';
import { RESERVED } from './matcher.ts';
import { unknownWord } from './pattern-words.ts';
import type { ExampleProblem } from './problem.ts';
import { exampleSchema } from './schema.ts';

export type Read =
  | { readonly example: Example; readonly problems: readonly [] }
  | { readonly example: null; readonly problems: readonly ExampleProblem[] };

/** Options for reading an example. */
export interface ReadOptions {
  /** Whether the title and the story may be missing; the id then replaces them. */
  readonly draft?: boolean;
}

/** Reads the text of an example file; returns problems if it is no JSON or does not fit the schema. */
export function readExample(text: string, { draft = false }: ReadOptions = {}): Read {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    return { example: null, problems: [formatProblem('', (error as Error).message)] };
  }
  const parsed = checkAgainst(exampleSchema, draft ? withTitle(data) : data);
  if (!parsed.success) {
    const issues = nearestIssues(parsed.error.issues);
    return {
      example: null,
      problems: issues.map(({ path, message }) => formatProblem(formatPath(path), message)),
    };
  }
  const { $schema: _, ...example } = parsed.data;
  const problems = [
    ...ownNames(example as Example),
    ...variantIds(example as Example),
    ...unknownWords(example as Example),
  ];
  if (problems.length > 0) return { example: null, problems };
  return { example: example as Example, problems: [] };
}

/** Returns a draft with its id in place of a missing title and story. */
function withTitle(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || !('id' in data)) return data;
  const words = byEachLanguage(() => data.id);
  return { title: words, story: words, ...data };
}

/** Labels and names must not be words that answers use for something else. */
function ownNames(example: Example): ExampleProblem[] {
  const tables = [example.position, ...(example.variants ?? []).map(({ position }) => position)];
  return tables.flatMap((table, index) => {
    const where = index === 0 ? 'position' : `variants[${index - 1}].position`;
    const names = table === undefined ? [] : namesIn(table);
    return names
      .filter((name) => RESERVED.includes(name))
      .map((name) =>
        formatProblem(where, `"${name}" is a word of the answers and cannot be a name`),
      );
  });
}

function namesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    (key === 'as' || key === 'name') && typeof inner === 'string' ? [inner] : namesIn(inner),
  );
}

/** Finds expectations with words that no trace has: as "must not occur" they would always hold. */
function unknownWords({ expect, variants }: Example): ExampleProblem[] {
  const lists = [expect, ...(variants ?? []).map((variant) => variant.expect ?? [])];
  return lists.flatMap((list, index) => {
    const path = index === 0 ? 'expect' : `variants[${index - 1}].expect`;
    return list.flatMap((expectation, place) => {
      if (!('trace' in expectation)) return [];
      return [expectation.trace].flat().flatMap((pattern) => {
        const wrong = unknownWord(pattern);
        return wrong === null ? [] : [formatProblem(`${path}[${place}].trace`, wrong)];
      });
    });
  });
}

function variantIds(example: Example): ExampleProblem[] {
  const ids = (example.variants ?? []).map(({ id }) => id);
  return ids.flatMap((id, index) =>
    ids.indexOf(id) === index
      ? []
      : [formatProblem(`variants[${index}].id`, `"${id}" is used twice`)],
  );
}

function formatProblem(where: string, message: string): ExampleProblem {
  return { kind: 'format', where, message };
}
