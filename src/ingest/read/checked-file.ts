import type { z } from 'zod';
import { type JsonFile, parseJson, readAs } from './json.ts';
import type { DataReading } from './places.ts';
import { readText } from './text-file.ts';

/** A checked file of the data, with the lines of its values. */
export interface Checked<Value> {
  readonly file: string;
  readonly value: Value;
  readonly json: JsonFile;
}

/** Reads a required file of the data. */
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

/** Checks that a file says the edition or the language that its folder or its name says. */
export function checkAgreement(
  found: string,
  expected: string,
  whose: string,
  file: string,
  { problems }: DataReading,
  code: 'schema' | 'wrong-language' = 'schema',
): void {
  if (found === expected) return;
  problems.error(
    code,
    { file },
    `the file says ${JSON.stringify(found)}; ${whose} says ${JSON.stringify(expected)}`,
    'Correct the one that is wrong.',
  );
}
