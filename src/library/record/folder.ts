import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  erratumSchema,
  formatsSchema,
  type RecordFiles,
  sourcesSchema,
  suspensionSchema,
} from './schema.ts';

/** Reads `record` of a data folder. Refuses a file of another shape. */
export function readRecordData(data: string): RecordFiles {
  const file = (path: string): unknown =>
    JSON.parse(readFileSync(join(data, 'record', path), 'utf8'));
  const all = (folder: string) =>
    readdirSync(join(data, 'record', folder))
      .filter((name) => name.endsWith('.json'))
      .map((name) => file(join(folder, name)));
  return {
    sources: sourcesSchema.parse(file('sources.json')),
    formats: formatsSchema.parse(file('formats.json')),
    errata: all('errata').map((one) => erratumSchema.parse(one)),
    suspensions: all('suspensions').map((one) => suspensionSchema.parse(one)),
  };
}
