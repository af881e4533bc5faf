import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { ANSWERS, type AnswerName } from '../../src/api/schema.ts';

const folder = join(inject('folder'), 'api/v1');
const read = (path: string): unknown => JSON.parse(readFileSync(join(folder, path), 'utf8'));

/** The first few answers of a folder: all are made by the same function. */
const some = (path: string) => {
  const files = readdirSync(join(folder, path)).filter((file) => file.endsWith('.json'));
  return files.filter((_, i) => i % 40 === 0).map((file) => `${path}/${file}`);
};

const { current } = ANSWERS.Index.parse(read('index.json'));
const single: readonly (readonly [AnswerName, string])[] = [
  ['Index', 'index.json'],
  ['Edition', `${current}/en.json`],
  ['Terms', 'terms.json'],
  ['Rulings', 'rulings.json'],
  ['Cards', 'cards.json'],
  ['CardTexts', 'cards/it.json'],
  ['Examples', 'examples.json'],
  ['Coverage', 'coverage.json'],
  ['Lookup', 'lookup.json'],
];

describe('every kind of answer has the shape that its schema promises', () => {
  test.each(single)('%s', (name, path) => {
    expect(ANSWERS[name].safeParse(read(path)).error?.message).toBeUndefined();
  });

  test('rules and sections', () => {
    for (const path of some(`${current}/fr`)) {
      const answer = read(path);
      const kind = typeof answer === 'object' && answer && 'rules' in answer ? 'Section' : 'Rule';
      expect(ANSWERS[kind].safeParse(answer).error?.message, path).toBeUndefined();
    }
  });

  test('examples', () => {
    for (const path of some('examples')) {
      expect(ANSWERS.Example.safeParse(read(path)).error?.message, path).toBeUndefined();
    }
  });
});

test('names and numbers can be looked up as the released scripts ask for them', () => {
  const { paths } = ANSWERS.Lookup.parse(read('lookup.json'));
  // They read a number apart from the word before it: "Farfetch 2.0", "S.1.a".
  expect(paths['20']).toContain('cards/farfetch-2-0');
  expect(paths['1a']).toContain('s.1.a');
  expect(paths.farfetch20).toEqual(['cards/farfetch-2-0']);
  expect(paths.s1a).toEqual(['s.1.a']);
});

test('the index names files that are there', () => {
  const index = JSON.stringify(read('index.json'));
  const named = [...index.matchAll(/"([^"{}]*\/api\/v1\/[^"{}]+)"/g)].map(([, path]) => path!);
  expect(named.length).toBeGreaterThan(20);
  for (const path of named) {
    const file = new URL(path, 'http://site.invalid').pathname.split('/api/v1/')[1]!;
    expect(() => read(file), path).not.toThrow();
  }
});
