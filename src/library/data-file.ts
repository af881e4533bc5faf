import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ZodType } from 'zod';

/** Reads every JSON file below a folder, in the order of their paths. */
export function readFolder<Value>(folder: string, kind: ZodType<Value>): Value[] {
  return filesIn(folder, '**/*.json').map((file) => readFile(file, kind));
}

/** The files below a folder that match a pattern, in order. */
export function filesIn(folder: string, pattern: string): string[] {
  return globSync(pattern, { cwd: folder })
    .sort()
    .map((file) => join(folder, file));
}

/** Reads a JSON file. Throws Error with its name where it has another shape. */
export function readFile<Value>(file: string, kind: ZodType<Value>): Value {
  return checkedFile(file, JSON.parse(readFileSync(file, 'utf8')), kind);
}

/** Returns what a file holds where it has the shape; throws Error with its name where it has not. */
export function checkedFile<Value>(file: string, value: unknown, kind: ZodType<Value>): Value {
  const read = kind.safeParse(value);
  if (!read.success) throw new Error(`${file}: ${read.error.message}`);
  return read.data;
}
