import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { examplesOf, playsShowing } from './rule-examples.ts';

interface Dictionary {
  readonly entries: readonly {
    readonly rules?: readonly {
      readonly number: string;
      readonly notes?: readonly { readonly example?: string }[];
    }[];
  }[];
}

const book = new URL('../../data/editions/2024-09/en.json', import.meta.url);
const { entries } = JSON.parse(readFileSync(book, 'utf8')) as Dictionary;
const rules = entries.flatMap(({ rules = [] }) =>
  rules.map(({ number, notes = [] }) => ({
    number,
    named: notes.flatMap(({ example }) => example ?? []),
  })),
);

test('every rule of 2024-09 has a play for its page', () => {
  const without = rules.filter(
    ({ number, named }) => playsShowing('2024-09', number, named).length === 0,
  );
  expect(without.map(({ number }) => number)).toEqual([]);
});

test('the example that a note names comes first, in the variant that shows the rule', () => {
  const [first] = playsShowing('2024-09', '2.3.2.f', ['dependency-does']);
  expect(first!.id).toBe('dependency-does/as-the-book-tells');
  expect(examplesOf('2024-09', '6.1.c', ['geyser-two-steps'])[0]).toBe('geyser-two-steps');
});
