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

it('writes signs of one byte for the most frequent of longer ones, and reads both back', () => {
  const said: IndexFile = { ...file, examples: [['a', '[é], é %# ù Ké-è]']] };
  const coded = JSON.parse(JSON.stringify(toCoded(said)));
  expect(coded.swaps).toContain('é');
  expect(JSON.stringify(coded.columns)).not.toContain('é');
  expect(fromCoded(coded)).toEqual(said);
});

it('writes a word alike wherever it stands, and reads both apostrophes back', () => {
  const said: IndexFile = { ...INDEX.en, examples: [['a', "L’Ours. É’t'il, {Main} JFC"]] };
  expect(fromCoded(JSON.parse(JSON.stringify(toCoded(said))))).toEqual(said);
  expect(JSON.stringify(toCoded(said).columns)).not.toContain('Ours');
});

it('refuses a text that has such a sign', () => {
  expect(() => toCoded({ ...file, examples: [['a', 'ж']] })).toThrow('uses a sign of: ж');
  expect(() => toCoded({ ...file, examples: [['a', '2^2']] })).toThrow('uses a sign of: 2^2');
});
