import { getNodePath, type Node, type ParseError, parseTree } from 'jsonc-parser';
import type { z } from 'zod';
import { checkAgainst, formatPath, type Issue, nearestIssues } from '../../rulebook/issue.ts';
import { nearestIds } from '../../rulebook/nearest.ts';
import type { ProblemPlace, Problems } from '../problem.ts';
import { DEEPEST_JSON, describeSyntax, MOST_VALUES, tooDeepAt, tooManyAt } from './json-syntax.ts';
import type { Places } from './places.ts';

/** A parsed JSON file, with the lines of its values. */
export interface JsonFile {
  readonly file: string;
  readonly value: unknown;
  /** Returns the place of the value at a path, or of the nearest existing one above it. */
  place(path: readonly PropertyKey[]): ProblemPlace;
  /** Returns the value at a path; undefined if there is none. */
  at(path: readonly PropertyKey[]): unknown;
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
  const surplus = tooManyAt(text);
  if (surplus !== null) {
    return refuse(surplus, `more than ${MOST_VALUES} values`, 'Look whether it is the right file.');
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
  const unusable = keysNamed(root, '__proto__');
  for (const node of unusable) {
    problems.error(
      'schema',
      { file, line: lineAt(lines, node.offset), path: formatPath(getNodePath(node)) },
      'the key "__proto__" cannot be used: programs take it for something else',
      'Give it another name.',
    );
  }
  const nodeAt = nodeFinder(root);
  const place = (path: readonly PropertyKey[]): ProblemPlace => {
    return { file, line: lineAt(lines, nodeAt(path).offset), path: formatPath(path) };
  };
  if (repeated.length + unusable.length > 0) return null;
  const value: unknown = JSON.parse(text);
  return { file, value, place, at: (path) => valueAt(value, path) };
}

/** Returns a prefix for messages that names the value at a path, with a separator; or an empty text. */
export type DescribePath = (json: JsonFile, path: readonly PropertyKey[]) => string;

/**
 * Checks a file's value against a schema and notes the place of every object in it.
 * Each violation is an error with its path; returns null if there was one.
 */
export function readAs<Schema extends z.ZodType>(
  json: JsonFile,
  schema: Schema,
  places: Places,
  problems: Problems,
  subject: DescribePath = () => '',
): z.infer<Schema> | null {
  const result = checkAgainst(schema, json.value);
  if (result.success) {
    notePlaces(result.data, [], json, places);
    return result.data;
  }
  reportIssues(result.error.issues, { json, path: [] }, problems, subject);
  return null;
}

/** More mistakes of one file than these are not told at once. */
const MOST_ISSUES = 200;

/** Reports the issues of a schema with a part of a file: an error for each, with its path. */
export function reportIssues(
  issues: readonly Issue[],
  { json, path: above }: { readonly json: JsonFile; readonly path: readonly PropertyKey[] },
  problems: Problems,
  subject: DescribePath = () => '',
): void {
  for (const issue of nearestIssues(issues.slice(0, MOST_ISSUES))) {
    const path = [...above, ...issue.path];
    const found = json.at(path);
    problems.error(
      'schema',
      json.place(path),
      `${subject(json, path)}${issue.message} (found ${briefText(found)})`,
      mendOf(issue, found, json.value),
    );
  }
}

/** Returns advice: a similar value that may be meant, or where the schema of the file is described. */
function mendOf(issue: Issue, found: unknown, whole: unknown): string {
  const allowed = 'options' in issue ? issue.options : 'values' in issue ? issue.values : [];
  const near = nearestIds(
    typeof found === 'string' ? found : briefText(found),
    (allowed as readonly unknown[]).map(String),
  );
  if (near.length > 0) return `Did you mean ${near.join(', ')}?`;
  const isNamed = typeof whole === 'object' && whole !== null && '$schema' in whole;
  return isNamed
    ? 'The JSON Schema named by $schema says what may stand here.'
    : 'Look at what stands in its place elsewhere in data/.';
}

function notePlaces(value: unknown, path: PropertyKey[], json: JsonFile, places: Places): void {
  if (typeof value !== 'object' || value === null) return;
  places.set(value, () => json.place(path));
  for (const [key, part] of Object.entries(value)) {
    notePlaces(part, [...path, Array.isArray(value) ? Number(key) : key], json, places);
  }
}

/** Returns the value at a path in a value; undefined if there is none. */
export function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (part, step) => (part as Record<PropertyKey, unknown> | null | undefined)?.[step],
    value,
  );
}

function briefText(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

/** Returns a function that finds the node at a path, or the nearest existing one above; memoized. */
function nodeFinder(root: Node): (path: readonly PropertyKey[]) => Node {
  const listed = new Map<Node, ReadonlyMap<string, Node>>();
  const childrenOf = (node: Node) => {
    const known = listed.get(node) ?? listChildren(node);
    listed.set(node, known);
    return known;
  };
  return (path) => {
    let node = root;
    for (const step of path) {
      const child = childrenOf(node).get(String(step));
      if (!child) return node;
      node = child;
    }
    return node;
  };
}

/** Returns the values in a node, by their keys or indexes. */
function listChildren({ type, children = [] }: Node): ReadonlyMap<string, Node> {
  if (type === 'array') return new Map(children.map((child, place) => [String(place), child]));
  return new Map(
    children.flatMap(({ children: [key, value] = [] }) =>
      key && value ? [[key.value as string, value] as const] : [],
    ),
  );
}

/** Returns all keys of objects with a given name. */
function keysNamed(root: Node, name: string): Node[] {
  const found: Node[] = [];
  const waiting = [root];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    const key = node.type === 'property' ? node.children?.[0] : undefined;
    if (key?.value === name) found.push(key);
    for (const child of node.children ?? []) waiting.push(child);
  }
  return found;
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
    for (const child of node.children ?? []) waiting.push(child);
  }
  return repeated.reverse();
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let i = text.indexOf('\n'); i >= 0; i = text.indexOf('\n', i + 1)) starts.push(i + 1);
  return starts;
}

/** Returns the line of an offset, from 1. */
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
