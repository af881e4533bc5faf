/** The JSON Schemas of example files, of cards and of `data/coverage.json`, for editors. */

import { z } from 'zod';
import { cardSchema } from '../../engine/cards/schema.ts';
import { ruleKindsSchema } from './rule-kind.ts';
import { exampleSchema } from './schema.ts';

/** Returns the text of `data/generated/example.schema.json`. The engine checks invented cards. */
export function exampleJsonSchema(): string {
  const schema = z.toJSONSchema(exampleSchema, {
    io: 'input',
    unrepresentable: 'any',
    reused: 'ref',
  });
  return `${JSON.stringify({ title: 'Worked example', ...schema }, null, 2)}\n`;
}

/** The text of `data/generated/card.schema.json`, which a file of `data/cards` is held against. */
export function cardsJsonSchema(): string {
  const schema = z.toJSONSchema(z.array(cardSchema), { io: 'input', reused: 'ref' });
  return `${JSON.stringify({ title: 'Cards', ...schema }, null, 2)}\n`;
}

/** The text of `data/generated/coverage.schema.json`. */
export function ruleKindsJsonSchema(): string {
  const schema = z.toJSONSchema(ruleKindsSchema, { io: 'input' });
  return `${JSON.stringify({ title: 'What each rule is for', ...schema }, null, 2)}\n`;
}
