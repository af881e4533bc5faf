import { expect, test } from 'vitest';
import current from '../../data/editions/4.0/en.json' with { type: 'json' };
import older from '../../data/editions/2024-09/en.json' with { type: 'json' };
import terms from '../../data/terms.json' with { type: 'json' };

test.each([
  ['2024-09', older],
  ['4.0', current],
] as const)(
  'a section of %s that is called like a term is among its rules, whole or in part',
  (edition, { titles }) => {
    const sections = new Map(
      Object.entries(titles).map(([number, title]) => [title.toLowerCase(), number]),
    );
    const unnamed = terms.terms.filter(({ forms, rules }) => {
      const section = sections.get(forms.en.singular.toLowerCase());
      return section && !rules[edition].some((rule) => `${rule}.`.startsWith(`${section}.`));
    });
    expect(unnamed.map(({ id }) => id)).toEqual([]);
  },
);

test('a definition says what holds today first, and what an older edition said last', () => {
  const late = terms.terms.flatMap(({ id, definition }) =>
    Object.values(definition)
      .map((text) => text.split(/(?<=\.)\s/))
      .filter((sentences) =>
        sentences.some(
          (sentence, at) =>
            /(?<!\p{L})(?:edition|édition|edizione)(?!\p{L})/iu.test(sentence) &&
            (at === 0 || at < sentences.length - 1),
        ),
      )
      .map((sentences) => `${id}: ${sentences.join(' ')}`),
  );
  expect(late).toEqual([]);
});
