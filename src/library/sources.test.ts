import { expect, test } from 'vitest';
import { sources } from './sources.ts';

test('rules of the own supplement are counted apart from those of the document', async () => {
  const all = await sources();
  const book = all.find(({ edition, language }) => edition === '5.0' && language === 'en')!;
  expect(book.provenance).toMatchObject({ restated: 634, supplement: 34 });
  for (const { rules, provenance } of all) {
    const { restated, translated, same, supplement } = provenance;
    expect(restated + translated + same + supplement).toBe(rules);
  }
});

test('rules are not in the words of an edition that the language does not have', async () => {
  const all = await sources();
  const partial = all.filter(
    ({ language }) => !all.some((one) => one.edition === '4.0' && one.language === language),
  );
  expect(partial.map(({ language }) => language)).toEqual(['de', 'es']);
  for (const { provenance } of partial) {
    expect(provenance).toMatchObject({ translated: 634, same: 0, supplement: 34 });
  }
});
