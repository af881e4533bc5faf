/** The JSON Schema of example files, for editors. */

import { z } from 'zod';
import { exampleSchema } from './schema.ts';

/** Its text, as `data/schema/example.schema.json` holds it. Invented cards are checked by the engine. */
export function exampleJsonSchema(): string {
  const schema = z.toJSONSchema(exampleSchema, { io: 'input', unrepresentable: 'any' });
  return `${JSON.stringify({ title: 'Worked example', ...schema }, null, 2)}\n`;
}
