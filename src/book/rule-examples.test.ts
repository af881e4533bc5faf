import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { structureSchema } from '../rulebook/structure.ts';
import { examplesOf, playsShowing } from './rule-examples.ts';

const file = new URL('../../data/editions/2024-09/structure.json', import.meta.url);
const { sections } = structureSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
const rules = sections.flatMap((section) =>
  section.rules.map(({ number, notes = [] }) => ({
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
