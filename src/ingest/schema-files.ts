import { z } from 'zod';
import { dictionarySchema } from '../rulebook/dictionary.ts';
import { editionSchema } from '../rulebook/edition.ts';
import { rulingSchema } from '../rulebook/ruling.ts';
import { termsSchema } from '../rulebook/term.ts';
import { writeJson } from './frontmatter.ts';

const SCHEMAS = {
  edition: editionSchema,
  dictionary: dictionarySchema,
  terms: termsSchema,
  ruling: rulingSchema,
} as const;

/** The JSON Schemas that editors are helped by: file name in `data/schema` and text. */
export function schemaFiles(): Map<string, string> {
  return new Map(
    Object.entries(SCHEMAS).map(([name, schema]) => [
      `${name}.schema.json`,
      writeJson(z.toJSONSchema(schema, { io: 'input' })),
    ]),
  );
}
