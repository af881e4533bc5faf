import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { numbersIn, structureSchema } from '../../rulebook/structure.ts';
import { ruleKindsJsonSchema } from './json-schema.ts';
import { readRuleKinds } from './rule-kind.ts';

const read = (path: string) =>
  readFileSync(new URL(`../../../data/${path}`, import.meta.url), 'utf8');

describe('data/coverage.json', () => {
  const kinds = readRuleKinds(read('coverage.json'))['2024-09']!;
  const numbers = numbersIn(
    structureSchema.parse(JSON.parse(read('editions/2024-09/structure.json'))),
  );

  test('knows no rule that edition 2024-09 has not', () => {
    expect(Object.keys(kinds).filter((number) => !numbers.includes(number))).toEqual([]);
  });

  test('says of every rule of chapters 1 to 3 what it is for', () => {
    const wanted = numbers.filter((number) => /^[123]\./.test(number));
    expect(wanted.filter((number) => kinds[number] === undefined)).toEqual([]);
  });
});

test('the JSON Schema for editors is the one in use (npm run ingest writes it)', () => {
  expect(read('generated/coverage.schema.json')).toBe(ruleKindsJsonSchema());
});

test.each([
  ['{"2024-09":{"six":"executable"}}'],
  ['{"2024-09":{"6.1.a":"important"}}'],
  ['{"6.0":{}}'],
])('%s is refused', (text) => {
  expect(() => readRuleKinds(text)).toThrow();
});
