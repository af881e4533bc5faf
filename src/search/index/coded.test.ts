import { expect, it } from 'vitest';
import { INDEX } from '../ranking/test-index.ts';
import { fromCoded, toCoded } from './coded.ts';
import type { IndexFile } from './file.ts';

const text = 'the hand, the hand the other hand';
const file: IndexFile = { ...INDEX.en, rulings: [['the', text, `(${text})`, [text], 0]] };

it('writes a sign for each frequent word and reads it back', () => {
  const coded = JSON.parse(JSON.stringify(toCoded(file)));
  expect(coded.words.split(' ')).toEqual(expect.arrayContaining(['the', 'hand']));
  expect(JSON.stringify(coded.columns)).not.toContain('hand');
  expect(fromCoded(coded)).toEqual(file);
});

it('refuses a text that has such a sign', () => {
  expect(() => toCoded({ ...file, examples: [['a', 'Ж']] })).toThrow('uses a sign of: Ж');
});
