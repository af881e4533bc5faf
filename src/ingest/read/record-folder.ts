import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Erratum,
  erratumSchema,
  formatsSchema,
  type RecordFormat,
  type RecordSource,
  type Suspension,
  sourcesSchema,
  suspensionSchema,
} from '../../library/record/schema.ts';
import { type Checked, readChecked } from './checked-file.ts';
import { listFolder } from './list-folder.ts';
import type { DataReading } from './places.ts';

/** What `data/record` says, with the places of its values. */
export interface RecordFolder {
  readonly sources: Checked<readonly RecordSource[]> | null;
  readonly formats: Checked<readonly RecordFormat[]> | null;
  readonly errata: readonly Checked<Erratum>[];
  readonly suspensions: readonly Checked<Suspension>[];
}

/** Reads the record of a data folder; a file that cannot be read is a problem. */
export function readRecord(data: string, reading: DataReading): RecordFolder {
  const folder = join(data, 'record');
  const files = (name: string) => {
    const inner = join(folder, name);
    return existsSync(inner) ? listFolder(inner).files : [];
  };
  const [sources, formats] = [join(folder, 'sources.json'), join(folder, 'formats.json')];
  return {
    sources: existsSync(sources) ? readChecked(sources, sourcesSchema, reading) : null,
    formats: existsSync(formats) ? readChecked(formats, formatsSchema, reading) : null,
    errata: files('errata').flatMap((file) => readChecked(file, erratumSchema, reading) ?? []),
    suspensions: files('suspensions').flatMap(
      (file) => readChecked(file, suspensionSchema, reading) ?? [],
    ),
  };
}

/** The files of the record whose sentences people write. */
export function writtenIn({ sources, formats, errata }: RecordFolder): readonly Checked<unknown>[] {
  return [...[sources, formats].flatMap((file) => file ?? []), ...errata];
}
