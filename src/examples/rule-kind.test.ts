import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ruleKindsJsonSchema } from './json-schema.ts';
import { readRuleKinds } from './rule-kind.ts';

const read = (path: string) => readFileSync(new URL(`../../data/${path}`, import.meta.url), 'utf8');

interface Dictionary {
  readonly entries: readonly { readonly rules?: readonly { readonly number: string }[] }[];
}

describe('data/coverage.json', () => {
  const kinds = readRuleKinds(read('coverage.json'))['2024-09']!;
  const { entries } = JSON.parse(read('editions/2024-09/en.json')) as Dictionary;
  const numbers = entries.flatMap(({ rules }) => rules?.map(({ number }) => number) ?? []);

  test('knows no rule that edition 2024-09 has not', () => {
    expect(Object.keys(kinds).filter((number) => !numbers.includes(number))).toEqual([]);
  });

  test('says of every rule of chapters 1 to 3 what it is for', () => {
    const wanted = numbers.filter((number) => /^[123]\./.test(number));
    expect(wanted.filter((number) => kinds[number] === undefined)).toEqual([]);
  });
});

test('the JSON Schema for editors is the one in use (node scripts/schemas.ts writes it)', () => {
  expect(read('schema/coverage.schema.json')).toBe(ruleKindsJsonSchema());
});

test.each([
  ['{"2024-09":{"six":"executable"}}'],
  ['{"2024-09":{"6.1.a":"important"}}'],
  ['{"5.0":{}}'],
])('%s is refused', (text) => {
  expect(() => readRuleKinds(text)).toThrow();
});
