import { z } from 'zod';
import { changesSchema } from '../rulebook/changes.ts';
import { editionSchema } from '../rulebook/edition.ts';
import { editionWordsSchema } from '../rulebook/edition-words.ts';
import { rulingSchema } from '../rulebook/ruling.ts';
import { settingsSchema } from '../rulebook/settings.ts';
import { structureSchema } from '../rulebook/structure.ts';
import { termsSchema } from '../rulebook/term.ts';
import { engineNumbers } from './engine-numbers.ts';
import { writeJson } from './frontmatter.ts';
import type { Library } from './loaded.ts';

/** The edition that the engine's rules are numbered by. */
const ENGINE_EDITION = '4.0';

const SCHEMAS = {
  edition: editionSchema,
  structure: structureSchema,
  words: editionWordsSchema,
  changes: changesSchema,
  settings: settingsSchema,
  terms: termsSchema,
  ruling: rulingSchema,
} as const;

/**
 * What the ingest writes into `data/generated`, by file name: the JSON Schemas that editors are helped
 * by, and the numbers that the engine's rules have in the edition before.
 */
export function generatedFiles({ books }: Library): Map<string, string> {
  const files = new Map(
    Object.entries(SCHEMAS).map(([name, schema]) => [
      `${name}.schema.json`,
      writeJson(z.toJSONSchema(schema, { io: 'input' })),
    ]),
  );
  const changes = books.find(({ edition }) => edition.id === ENGINE_EDITION)?.files?.changes?.value;
  if (changes) {
    const numbers = engineNumbers(changes.before, changes.changes);
    files.set(`numbers-${changes.before}.json`, writeJson(numbers));
  }
  return files;
}
