/**
 * Writes the JSON Schemas that help editors with files which the ingest does not read. Run by hand
 * when such a schema changes; a test says so when it was forgotten.
 */
import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import {
  cardsJsonSchema,
  exampleJsonSchema,
  ruleKindsJsonSchema,
} from '../src/library/examples/json-schema.ts';
import { root } from './dependencies.mjs';

const schemas = {
  'example.schema.json': exampleJsonSchema(),
  'card.schema.json': cardsJsonSchema(),
  'coverage.schema.json': ruleKindsJsonSchema(),
};
for (const [name, text] of Object.entries(schemas)) {
  const file = join(root, 'data/generated', name);
  writeFileSync(file, text);
  console.log(`written: ${relative(root, file)}`);
}
