import type { z } from 'zod';
import { type JsonFile, parseJson, readAs } from './json.ts';
import type { DataReading } from './own-data.ts';
import { readText } from './text-file.ts';

/** A file of the data, checked, that still knows its lines. */
export interface Checked<Value> {
  readonly file: string;
  readonly value: Value;
  readonly json: JsonFile;
}

/** Reads a file of the data that must be there. */
export function readChecked<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  { places, problems }: DataReading,
): Checked<z.infer<Schema>> | null {
  const text = readText(file, problems);
  const json = text === null ? null : parseJson(file, text, problems);
  const value = json && readAs(json, schema, places, problems);
  return json && value && { file, value, json };
}
