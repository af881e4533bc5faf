/** The JSON Schemas of example files and of `data/coverage.json`, for editors. */

import { z } from 'zod';
import { ruleKindsSchema } from './rule-kind.ts';
import { exampleSchema } from './schema.ts';

/** Its text, as `data/generated/example.schema.json` holds it. Invented cards are checked by the engine. */
export function exampleJsonSchema(): string {
  const schema = z.toJSONSchema(exampleSchema, { io: 'input', unrepresentable: 'any' });
  return `${JSON.stringify({ title: 'Worked example', ...schema }, null, 2)}\n`;
}

/** The text of `data/generated/coverage.schema.json`. */
export function ruleKindsJsonSchema(): string {
  const schema = z.toJSONSchema(ruleKindsSchema, { io: 'input' });
  return `${JSON.stringify({ title: 'What each rule is for', ...schema }, null, 2)}\n`;
}
