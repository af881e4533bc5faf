import { z } from 'zod';
import { changesSchema } from '../rulebook/changes.ts';
import { editionSchema } from '../rulebook/edition.ts';
import { editionWordsSchema } from '../rulebook/edition-words.ts';
import { rulingSchema } from '../rulebook/ruling.ts';
import { settingsSchema } from '../rulebook/settings.ts';
import { structureSchema } from '../rulebook/structure.ts';
import { termsSchema } from '../rulebook/term.ts';
import { writeJson } from './frontmatter.ts';

const SCHEMAS = {
  edition: editionSchema,
  structure: structureSchema,
  words: editionWordsSchema,
  changes: changesSchema,
  settings: settingsSchema,
  terms: termsSchema,
  ruling: rulingSchema,
} as const;

/** The JSON Schemas that editors are helped by: file name in `data/generated` and text. */
export function schemaFiles(): Map<string, string> {
  return new Map(
    Object.entries(SCHEMAS).map(([name, schema]) => [
      `${name}.schema.json`,
      writeJson(z.toJSONSchema(schema, { io: 'input' })),
    ]),
  );
}
