import {
  findNodeAtLocation,
  getNodePath,
  type Node,
  type ParseError,
  parseTree,
} from 'jsonc-parser';
import type { z } from 'zod';
import { DEEPEST_JSON, describeSyntax, tooDeepAt } from './json-syntax.ts';
import type { Places } from './loaded.ts';
import type { Place, Problems } from './problem.ts';

/** A parsed JSON file that still knows its lines. */
export interface JsonFile {
  readonly file: string;
  readonly value: unknown;
  /** The place of the value at a path, or of the nearest one above it that there is. */
  place(path: readonly PropertyKey[]): Place;
}

/**
 * Parses JSON. Syntax errors and keys written twice are problems with their line; returns null if
 * the file cannot be used.
 */
export function parseJson(file: string, text: string, problems: Problems): JsonFile | null {
  const lines = lineStarts(text);
  const refuse = (offset: number, message: string, mend: string): null => {
    problems.error('unreadable', { file, line: lineAt(lines, offset) }, message, mend);
    return null;
  };
  if (text.trim() === '') return refuse(0, 'the file is empty', 'Write its JSON, or remove it.');
  const deep = tooDeepAt(text);
  if (deep !== null) {
    return refuse(deep, `nested deeper than ${DEEPEST_JSON} levels`, 'Take brackets out.');
  }
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [first] = errors;
  if (first) return refuse(first.offset, ...describeSyntax(first, text));
  if (!root) return refuse(0, 'JSON was expected', 'Write the JSON of the file.');
  const repeated = repeatedKeys(root);
  for (const node of repeated) {
    problems.error(
      'duplicate',
      { file, line: lineAt(lines, node.offset), path: formatPath(getNodePath(node)) },
      `the key ${JSON.stringify(node.value)} is written twice in one object`,
      'Keep one of the two, or rename the other.',
    );
  }
  const place = (path: readonly PropertyKey[]): Place => {
    const steps = path.map((step) => (typeof step === 'number' ? step : String(step)));
    let node = findNodeAtLocation(root, steps);
    for (; !node && steps.pop() !== undefined; ) node = findNodeAtLocation(root, steps);
    return { file, line: lineAt(lines, node?.offset ?? 0), path: formatPath(path) };
  };
  return repeated.length > 0 ? null : { file, value: JSON.parse(text), place };
}

/**
 * Checks a file's value against a schema and notes the place of every object in it.
 * Each violation is an error with its path; returns null if there was one.
 */
export function readAs<Schema extends z.ZodType>(
  json: JsonFile,
  schema: Schema,
  places: Places,
  problems: Problems,
): z.infer<Schema> | null {
  const result = schema.safeParse(json.value);
  if (result.success) {
    notePlaces(result.data, [], json, places);
    return result.data;
  }
  for (const issue of result.error.issues) {
    problems.error(
      'schema',
      json.place(issue.path),
      `${issue.message} (found ${brief(valueAt(json.value, issue.path))})`,
      'The JSON Schema named by $schema says what may stand here.',
    );
  }
  return null;
}

function notePlaces(value: unknown, path: PropertyKey[], json: JsonFile, places: Places): void {
  if (typeof value !== 'object' || value === null) return;
  places.set(value, () => json.place(path));
  for (const [key, part] of Object.entries(value)) {
    notePlaces(part, [...path, Array.isArray(value) ? Number(key) : key], json, places);
  }
}

/** Writes a path as it is written in code: `entries[3].rules[2].text`. */
export function formatPath(path: readonly PropertyKey[]): string {
  return path
    .map((step, i) =>
      typeof step === 'number' ? `[${step}]` : `${i > 0 ? '.' : ''}${String(step)}`,
    )
    .join('');
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (part, step) => (part as Record<PropertyKey, unknown> | null | undefined)?.[step],
    value,
  );
}

function brief(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

function repeatedKeys(root: Node): Node[] {
  const repeated: Node[] = [];
  const waiting = [root];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.type === 'object') {
      const seen = new Set<string>();
      for (const property of node.children ?? []) {
        const key = property.children?.[0];
        if (key && seen.has(key.value)) repeated.push(key);
        if (key) seen.add(key.value);
      }
    }
    waiting.push(...(node.children ?? []));
  }
  return repeated.reverse();
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let i = text.indexOf('\n'); i >= 0; i = text.indexOf('\n', i + 1)) starts.push(i + 1);
  return starts;
}

/** The line, from 1, of an offset. */
function lineAt(starts: readonly number[], offset: number): number {
  let low = 0;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (starts[middle]! <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
