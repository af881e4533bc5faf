import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listedNotes, structureSchema } from '../rulebook/structure.ts';
import { examplesOf, playsShowing } from './rule-examples.ts';

function rulesOf(edition: string) {
  const file = new URL(`../../data/editions/${edition}/structure.json`, import.meta.url);
  const { sections } = structureSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  return sections.flatMap((section) =>
    section.rules.map((rule) => ({
      number: rule.number,
      named: listedNotes(rule).flatMap(({ example }) => example ?? []),
    })),
  );
}

function withoutPlay(edition: string): readonly string[] {
  return rulesOf(edition)
    .filter(({ number, named }) => playsShowing(edition, number, named).length === 0)
    .map(({ number }) => number);
}

test('every rule of 4.0 has a play for its page, but four that nothing can show', () => {
  expect(withoutPlay('4.0')).toEqual(['1.1.6.b', '1.1.6.c', '1.4.7.e', '7.5.6.e']);
});

test('a rule of 2024-09 has the play of what became of it, if that is played in 2024-09 too', () => {
  expect(playsShowing('2024-09', '7.4.2.a', [])[0]).toMatchObject({ edition: '2024-09' });
  expect(withoutPlay('2024-09')).toHaveLength(46);
});

test('the example that a note names comes first, in the variant that shows the rule', () => {
  const [first] = playsShowing('2024-09', '2.3.2.f', ['dependency-does']);
  expect(first!.id).toBe('dependency-does/as-the-book-tells');
  expect(examplesOf('2024-09', '6.1.c', ['geyser-two-steps'])[0]).toBe('geyser-two-steps');
});
